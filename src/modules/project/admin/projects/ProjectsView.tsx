import type { AdminViewServerProps } from 'payload';
import { translator } from '@/core/i18n/translate';
import { allow } from '@/modules/access/table';
import { requireStudio, StudioPage } from '@/modules/identity/admin/studio-page';
import { readListHabits } from '@/modules/project/queries/filters-repo';
import { hasProjects } from '@/modules/project/queries/list-projects';
import { listBrandNames } from '@/modules/project/queries/projects-repo';
import { readProjectList } from '@/modules/project/queries/read-project-list';
import { countTrashFor } from '@/modules/project/queries/read-trash';
import { hasFilters, readFilter, writeFilter } from '@/modules/project/rules/project-list';
import { ProjectsBoard } from '../lazy';

/** The page of all projects, filtered by its address. */
export async function ProjectsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const asked = Object.entries(view.searchParams ?? {}).filter(([, value]) => typeof value === 'string');
  const filter = readFilter(new URLSearchParams(asked as [string, string][]));
  const [first, habits, brands, deleted, any] = await Promise.all([
    readProjectList(person, filter),
    readListHabits(person.user.id),
    listBrandNames(person.account),
    countTrashFor(person),
    hasFilters(filter) ? true : hasProjects(person.account),
  ]);
  const t = translator(person.locale);
  return (
    <StudioPage view={view} person={person} crumbs={[{ label: t('admin.nav.projects') }]}>
      <ProjectsBoard
        first={first}
        query={writeFilter(filter)}
        any={any}
        habits={habits}
        brands={brands}
        canCreate={person.account !== null}
        canDelete={allow(person.role, 'project.delete') !== 'none'}
        deleted={deleted}
      />
    </StudioPage>
  );
}
