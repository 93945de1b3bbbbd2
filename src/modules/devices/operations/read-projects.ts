import { KeepersError } from '@/core/errors/errors';
import { phaseOf } from '@/modules/access/rules/project';
import { listProjects } from '@/modules/project/queries/list-projects';
import { findProjectCard, type ProjectCardRow } from '@/modules/project/queries/projects-repo';
import { ALL_PROJECTS } from '@/modules/project/rules/project-list';
import { findRemoving, galleriesOf, type ProgramGallery } from '../queries/projects';

/** Projects of one page. */
export const PROJECTS_PAGE = 50;

/** A project as programs list it. */
export interface ProgramProject {
  id: string;
  name: string;
  date: string | null;
  phase: string;
  photos: number;
  picks: number;
  /** Whether a file that is removed on a computer goes to the trash here. */
  removes: boolean;
  galleries: ProgramGallery[];
}

const present = (
  row: ProjectCardRow,
  galleries: ProgramGallery[] | undefined,
  removing: ReadonlySet<string>,
): ProgramProject => ({
  id: row.id,
  name: row.name,
  date: row.date,
  phase: phaseOf(row),
  photos: row.photos,
  picks: row.picks,
  removes: removing.has(row.id),
  galleries: galleries ?? [],
});

/** Returns a page of an account's projects, newest first; those that contain all words of `q`. */
export async function readProjects(
  account: string,
  { q, page }: { q: string; page: number },
): Promise<{ projects: ProgramProject[]; page: number; next_page: number | null }> {
  const rows = await listProjects({
    account,
    filter: { ...ALL_PROJECTS, q },
    offset: (page - 1) * PROJECTS_PAGE,
    limit: PROJECTS_PAGE + 1,
  });
  const shown = rows.slice(0, PROJECTS_PAGE);
  const ids = shown.map(({ id }) => id);
  const [galleries, removing] = await Promise.all([galleriesOf(ids), findRemoving(ids)]);
  return {
    projects: shown.map((row) => present(row, galleries.get(row.id), removing)),
    page,
    next_page: rows.length > PROJECTS_PAGE ? page + 1 : null,
  };
}

/** Returns one project. Throws NOT_FOUND. */
export async function readProject(id: string): Promise<ProgramProject> {
  const [row, galleries, removing] = await Promise.all([
    findProjectCard(id),
    galleriesOf([id]),
    findRemoving([id]),
  ]);
  if (!row) throw new KeepersError('NOT_FOUND');
  return present(row, galleries.get(id), removing);
}
