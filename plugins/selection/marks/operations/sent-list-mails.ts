import type { Sql } from '@plugins/kit/server/database';
import { sendMail, studioReaders } from '@plugins/kit/server/mail';
import type { Authorized } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';

/** Mails the studio that a client has sent it a list, within the caller's transaction. */
export async function sentListMails(
  sql: Sql,
  { event, viewer }: Authorized,
  { name, count }: { name: string; count: number },
): Promise<void> {
  for (const { email, locale } of await studioReaders(sql, event.account_id)) {
    const t = translator(locale);
    await sendMail(sql, {
      kind: 'selection.list-sent',
      account: event.account_id,
      event: event.id,
      to: email,
      locale,
      ...(viewer.grant?.email ? { replyTo: viewer.grant.email } : {}),
      content: {
        subject: t('selection.lists.mail.subject', { event: event.name, list: name }),
        heading: t('selection.lists.mail.heading', { list: name }),
        paragraphs: [t('selection.lists.mail.text', { by: viewer.name ?? 'none', event: event.name, count })],
        button: { label: t('selection.lists.mail.button'), path: `/admin/projects/${event.id}/picks` },
      },
    });
  }
}
