import { setProjectsView } from '@/modules/project/queries/filters-repo';
import type { ProjectView } from '@/modules/project/rules/project-list';

/** Saves a user's view of the list of projects. */
export async function keepView(user: string, view: ProjectView): Promise<void> {
  await setProjectsView(user, view);
}
