import { pool } from '@plugins/kit/server/database';
import type { FindCounters } from '@plugins/kit/server/projects';
import { findFacts } from '../queries/counts';

/** For a project's head: finished and permitted downloads. */
export const downloadCounter: FindCounters = async (eventId) => {
  const { used, permitted } = await findFacts(pool(), eventId);
  return [
    { label: 'downloads.counter.used', help: 'downloads.counter.usedHelp', count: used, of: permitted },
  ];
};
