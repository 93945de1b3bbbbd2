import type { changes } from '@plugins/kit/server';

/** What it does when something happens: in the worker, after the commit, at least once; tried again where it throws. */
export const on: changes.Listeners = {
  'selection.completed': async ({ data: { project } }) => {
    console.log(`sample-feature: the selection of project ${project.id} is complete`);
  },
};
