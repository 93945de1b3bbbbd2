import { type database, mail, type people, texts } from '@plugins/kit/server';

/** Tells the studio that a client has sent it a list. In the caller's transaction. */
export async function sentListMails(
  sql: database.Sql,
  { event, viewer }: people.Entered,
  { name, count }: { name: string; count: number },
): Promise<void> {
  for (const { email, locale } of await mail.studioReaders(sql, event.account_id)) {
    const t = texts.translator(locale);
    await mail.send(sql, {
      kind: 'selection.list-sent',
      account: event.account_id,
      event: event.id,
      to: email,
      locale,
      ...(viewer.grant?.email ? { replyTo: viewer.grant.email } : {}),
      content: {
        subject: t('selection.lists.mail.subject', { event: event.name, list: name }),
        heading: t('selection.lists.mail.heading', { list: name }),
        paragraphs: [
          t('selection.lists.mail.text', { by: viewer.name ?? 'nobody', event: event.name, count }),
        ],
        button: { label: t('selection.lists.mail.button'), path: `/admin/projects/${event.id}/picks` },
      },
    });
  }
}
