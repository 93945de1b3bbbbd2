import { staffToken } from '@media/pictures/staff-token';
import type { StudioPerson } from '@/modules/access/enter-studio';
import type { PhaseCounts, ProjectFilter } from '@/modules/project/rules/project-list';
import { countPhases, listProjects } from './list-projects';
import { type ProjectCardView, presentCard } from './present-project';

/** A page of the list of projects, from `offset` on. */
export interface ProjectListView {
  offset: number;
  projects: ProjectCardView[];
  /** Projects by phase, ignoring the filter's phase and turn; with the first page only. */
  counts: PhaseCounts | null;
}

/** The requester of the list. */
export type ListReader = Pick<StudioPerson, 'user' | 'sessionId' | 'role' | 'account'>;

/**
 * Returns one page of the projects that the requester may see; operators without an account see those of all accounts.
 */
export async function readProjectList(
  person: ListReader,
  filter: ProjectFilter,
  offset = 0,
): Promise<ProjectListView> {
  const of = { account: person.account, filter };
  const [rows, counts] = await Promise.all([
    listProjects({ ...of, offset }),
    offset === 0 ? countPhases(of) : null,
  ]);
  return { offset, counts, projects: rows.map((row) => presentCard(row, staffToken(person, row.id))) };
}
