import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { readTutorialPlaces } from '@/modules/home/queries/home-repo';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { TutorialsPage } from '../lazy';

/** The page of all tutorials; an operator without a studio has none, since each is about a studio's work. */
export async function TutorialsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account) notFound();
  const label = translator(person.locale)('admin-home.tutorials.title');
  return (
    <StudioPage view={view} person={person} crumbs={[{ label }]}>
      <TutorialsPage places={await readTutorialPlaces(person.account)} />
    </StudioPage>
  );
}
