import type { FindCounters } from '@plugins/kit/server/projects';
import { findFacts } from '../repo';

/** For a project's head: finished and permitted downloads. */
export const downloadCounter: FindCounters = async (eventId) => {
  const { used, permitted } = await findFacts(eventId);
  return [
    { label: 'downloads.counter.used', help: 'downloads.counter.usedHelp', count: used, of: permitted },
  ];
};
