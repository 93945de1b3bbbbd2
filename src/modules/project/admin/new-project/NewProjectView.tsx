import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { listStarts } from '@/modules/project/queries/presets-repo';
import { readPrefill } from '@/modules/project/rules/prefill';
import { NewProjectForm } from '../lazy';

/** Step one of four: name the project. Then photographs, products, and the invitation. */
export async function NewProjectView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (!person.account || allow(person.role, 'project.create') === 'none') notFound();
  const t = translator(person.locale);
  const crumbs = [
    { label: t('admin.nav.projects'), url: '/admin/projects' },
    { label: t('admin.new.title') },
  ];
  return (
    <StudioPage view={view} person={person} crumbs={crumbs}>
      <NewProjectForm
        {...(await listStarts(person.account, person.locale))}
        prefill={readPrefill(view.searchParams ?? {})}
      />
    </StudioPage>
  );
}
