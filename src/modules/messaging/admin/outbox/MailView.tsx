import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { env } from '@/core/env';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { findMail } from '@/modules/messaging/queries/outbox-repo';
import { MailPage } from '../lazy';

/** One message as its reader sees it. */
export async function MailView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const [, id] = (view.params?.segments as string[] | undefined) ?? [];
  if (allow(person.role, 'mail.read') === 'none' || !person.account || !isId(id)) notFound();
  const mail = await findMail(person.account, id);
  if (!mail) notFound();
  const t = translator(person.locale);
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[{ label: t('admin.nav.outbox'), url: '/admin/outbox' }, { label: mail.subject }]}
    >
      <MailPage mail={mail} server={Boolean(env().smtpUrl)} />
    </StudioPage>
  );
}
