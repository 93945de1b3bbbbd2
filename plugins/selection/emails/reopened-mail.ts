import type { Sql } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { type Authorized, ownLinks } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { reopenedTo } from './recipients';

/**
 * Mails every client of the project with a known address, also those who have not entered yet, that the selection was
 * reopened, each with their personal link. Within the caller's transaction. `note`: the studio's message.
 */
export async function reopenedMail(sql: Sql, { event }: Authorized, note: string | null): Promise<void> {
  const about = { event: event.name, studio: event.brand_name };
  for (const { email, locale, path, client } of await ownLinks(sql, event, await reopenedTo(sql, event))) {
    const t = translator(locale);
    await sendMail(sql, {
      kind: 'selection.reopened',
      to: email,
      account: event.account_id,
      event: event.id,
      client,
      locale,
      content: {
        subject: t('selection.mail.reopened.subject', about),
        heading: t('selection.mail.reopened.heading'),
        paragraphs: [
          t('selection.mail.reopened.text', about),
          ...(note ? [t('selection.mail.reopened.note', { ...about, note })] : []),
        ],
        button: { label: t('selection.mail.reopened.button'), path },
      },
    });
  }
}
