import type { Listeners } from '@plugins/kit/server/changes';

/** What it does when something happens: in the worker, after the commit, at least once; tried again where it throws. */
export const on: Listeners = {
  'selection.completed': async ({ data: { project } }) => {
    console.log(`sample-feature: the selection of project ${project.id} is complete`);
  },
};
