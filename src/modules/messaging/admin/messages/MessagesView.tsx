import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listTemplates } from '@/modules/messaging/queries/messages-repo';
import { MessagesBoard } from '../lazy';

/** The account's message templates. */
export async function MessagesView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account) notFound();
  const label = translator(person.locale)('admin-clients.msg.title');
  return (
    <StudioPage view={view} person={person} crumbs={[{ label }]}>
      <MessagesBoard templates={await listTemplates(person.account)} locale={person.locale} />
    </StudioPage>
  );
}
