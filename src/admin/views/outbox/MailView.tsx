import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { env } from '@/server/env';
import { isId } from '@/server/grants/viewer';
import { findMail } from '@/server/studio/outbox-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { MailPage } from './MailPage';

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
      crumbs={[{ label: t('admin.nav.outbox'), url: '/outbox' }, { label: mail.subject }]}
    >
      <MailPage mail={mail} server={Boolean(env().smtpUrl)} />
    </StudioPage>
  );
}
