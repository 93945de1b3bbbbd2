import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { translator } from '@/i18n/translate';
import { listTrash, listTrashParts } from '@/server/studio/trash-repo';
import { requireStudio, StudioPage } from '../studio-page';
import { TrashList } from './TrashList';

/** Projects, galleries and products that were deleted and can be brought back. The owner's alone. */
export async function TrashView(view: AdminViewServerProps) {
  const person = await requireStudio();
  if (allow(person.role, 'project.delete') === 'none') notFound();
  const t = translator(person.locale);
  const [rows, parts] = await Promise.all([listTrash(person.account), listTrashParts(person.account)]);
  const projects = rows.map(({ id, name, photos, picks, until }) => ({
    id,
    name,
    photos,
    picks,
    until: until.toISOString(),
  }));
  return (
    <StudioPage
      view={view}
      person={person}
      crumbs={[{ label: t('admin.nav.projects'), url: '/admin/projects' }, { label: t('admin.trash.title') }]}
    >
      <TrashList
        projects={projects}
        parts={parts.map((part) => ({ ...part, until: part.until.toISOString() }))}
      />
    </StudioPage>
  );
}
