import type { AdminViewServerProps } from 'payload';
import { allow } from '@/access/table';
import { narrows, readFilter, writeFilter } from '@/domain/project-list';
import { translator } from '@/i18n/translate';
import { readListHabits } from '@/server/studio/filters-repo';
import { hasProjects } from '@/server/studio/list-projects';
import { listBrandNames } from '@/server/studio/projects-repo';
import { readProjectList } from '@/server/studio/read-project-list';
import { countTrashFor } from '@/server/studio/read-trash';
import { requireStudio, StudioPage } from '../studio-page';
import { ProjectsBoard } from './ProjectsBoard';

/** All projects, as the address asks for them. */
export async function ProjectsView(view: AdminViewServerProps) {
  const person = await requireStudio();
  const asked = Object.entries(view.searchParams ?? {}).filter(([, value]) => typeof value === 'string');
  const filter = readFilter(new URLSearchParams(asked as [string, string][]));
  const [first, habits, brands, deleted, any] = await Promise.all([
    readProjectList(person, filter),
    readListHabits(person.user.id),
    listBrandNames(person.account),
    countTrashFor(person),
    narrows(filter) ? true : hasProjects(person.account),
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
