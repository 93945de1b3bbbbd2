import { transaction } from '@plugins/kit/server/database';
import { sendMail, studioReaders } from '@plugins/kit/server/mail';
import { findEvent } from '@plugins/kit/server/projects';
import { translator } from '@plugins/kit/server/texts';
import { domainEvents } from '../events';
import { countForNotice } from '../queries';
import { settings } from '../settings';

const KIND = 'guest-photos.waiting';

/**
 * Notifies a studio of photographs that guests added to a project since `since` and that still wait: one mail with the
 * number of all that wait, unless the studio turned these mails off, and a domain event. Nothing for a project that is
 * archived or in the trash, or a paused studio. Returns how many mails were written.
 */
export async function notifyStudio(id: string, since: Date): Promise<number> {
  return transaction(async (sql) => {
    const event = await findEvent(id, sql);
    if (!event || event.archived_at || event.paused) return 0;
    const { count, news } = await countForNotice(sql, { event: id, since, kind: KIND });
    if (!news) return 0;
    const project = { id, name: event.name };
    await domainEvents.emit(sql, KIND, event.account_id, { project, count });
    const { mails } = await settings.read(event.account_id, sql);
    const readers = mails ? await studioReaders(sql, event.account_id) : [];
    for (const { email, locale } of readers) {
      const t = translator(locale);
      const about = { project: event.name, count };
      await sendMail(sql, {
        kind: KIND,
        to: email,
        account: event.account_id,
        event: id,
        locale,
        replyTo: null,
        content: {
          subject: t('guest-photos.mail.subject', about),
          heading: t('guest-photos.mail.heading', about),
          paragraphs: [t('guest-photos.mail.text', about)],
          button: { label: t('guest-photos.mail.button'), path: `/admin/projects/${id}/guest-photos` },
          remark: t('guest-photos.mail.remark'),
        },
      });
    }
    return readers.length;
  });
}
