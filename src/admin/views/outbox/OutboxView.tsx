import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { env } from '@/server/env';
import { listMails } from '@/server/studio/outbox-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { MailList } from './MailList';

/** Every message the studio sends; without a mail server this is where they stay. The owner's alone. */
export async function OutboxView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'mail.read') === 'none') notFound();
  const t = translator(person.locale);
  const mails = await listMails(person.account);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.nav.outbox') }]}>
      <MailList mails={mails} server={Boolean(env().smtpUrl)} />
    </StudioPage>
  );
}
