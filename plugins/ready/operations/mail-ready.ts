import { pool, transaction } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';
import { listDue, takeRequests } from '../queries';

/** Mails everyone who asked to know when a project's photographs are there. Returns how many messages were written. */
export async function mailReady(): Promise<number> {
  let sent = 0;
  for (const event of await listDue(pool()))
    sent += await transaction(async (sql) => {
      const requests = await takeRequests(sql, event);
      for (const { account, email, locale, entered, project, studio } of requests) {
        const t = translator(locale);
        const about = { project, studio };
        await sendMail(sql, {
          kind: 'ready.photographs',
          to: email,
          account,
          event,
          locale,
          content: {
            subject: t('ready.mail.subject', about),
            heading: t('ready.mail.heading'),
            // No code and no personal link is mailed to an address that is not proved.
            paragraphs: [t('ready.mail.text', about), ...(entered ? [] : [t('ready.mail.open', about)])],
            button: { label: t('ready.mail.button'), path: `/events/${event}?locale=${locale}` },
            remark: t('ready.mail.remark'),
          },
        });
      }
      return requests.length;
    });
  return sent;
}
