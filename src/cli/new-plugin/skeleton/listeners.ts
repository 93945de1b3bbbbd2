import type { Listeners } from '@plugins/kit/server/changes';

/** Handlers of domain events: in the worker, after the commit, at least once; retried where they throw. */
export const on: Listeners = {
  'selection.completed': async ({ data: { project } }) => {
    console.log(`sample-feature: the selection of project ${project.id} is complete`);
  },
};
