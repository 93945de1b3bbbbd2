import type { Sql } from '@plugins/kit/server/database';
import { sendMail } from '@plugins/kit/server/mail';
import { translator } from '@plugins/kit/server/texts';
import { findReadyMail } from '../queries/mails';

/** Mails the person who began a film that it is ready, in their language. */
export async function mailReady(sql: Sql, of: { id: string; event_id: string; user: string }): Promise<void> {
  const found = await findReadyMail(sql, { clip: of.id, user: of.user });
  if (!found) return;
  const t = translator(found.locale);
  const { project, title } = found;
  await sendMail(sql, {
    kind: 'clips.ready',
    to: found.email,
    account: found.account,
    event: of.event_id,
    locale: found.locale,
    replyTo: null,
    content: {
      subject: t('clips.mail.subject', { project }),
      heading: t('clips.mail.heading'),
      paragraphs: [t('clips.mail.text', { title: title || project })],
      button: { label: t('clips.mail.button'), path: `/admin/projects/${of.event_id}/clips` },
    },
  });
}
