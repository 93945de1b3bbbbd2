import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { TutorialsPage } from './TutorialsPage';

/** The page of all tutorials. */
export async function TutorialsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const label = translator(person.locale)('admin-home.tutorials.title');
  return (
    <StudioPage view={view} person={person} crumbs={[{ label }]}>
      <TutorialsPage />
    </StudioPage>
  );
}
