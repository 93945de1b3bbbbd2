import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { listStarts } from '@/server/studio/presets-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { NewProjectForm } from './NewProjectForm';

/** Step one of four: name the project. Then photographs, products, and the invitation. */
export async function NewProjectView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'project.create') === 'none') notFound();
  const t = translator(person.locale);
  const crumbs = [{ label: t('admin.nav.projects'), url: '/' }, { label: t('admin.new.title') }];
  return (
    <StudioPage view={view} person={person} crumbs={crumbs}>
      <NewProjectForm {...(await listStarts(person.account, person.locale))} />
    </StudioPage>
  );
}
