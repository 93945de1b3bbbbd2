import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/i18n/translate';
import { listTemplates } from '@/server/studio/messages-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { MessagesBoard } from './MessagesBoard';

/** The account's words for its messages. */
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
