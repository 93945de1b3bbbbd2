import { type Entered, type Sql, sendMail, translator } from '@plugins/kit/server';
import { clients } from './recipients';

/** A selection was opened again: tells every client of the project whose address is known, in the caller's transaction. */
export async function reopenedMail(sql: Sql, { event }: Entered): Promise<void> {
  const about = { event: event.name, studio: event.brand_name };
  for (const { email, locale } of await clients(sql, event)) {
    const t = translator(locale);
    await sendMail(sql, {
      kind: 'selection.reopened',
      to: email,
      account: event.account_id,
      event: event.id,
      locale,
      content: {
        subject: t('selection.mail.reopened.subject', about),
        heading: t('selection.mail.reopened.heading'),
        paragraphs: [t('selection.mail.reopened.text', about)],
        button: { label: t('selection.mail.reopened.button'), path: `/events/${event.id}` },
      },
    });
  }
}
