export { openNow } from '@/modules/access/open-now';
export { type EventRow, findEvent } from '@/modules/access/queries';
export { addressOf } from '@/modules/access/share-link';
export type { FindCounters } from '@/modules/project/project-counters';

export { projectWaits } from '@/modules/project/project-waits';
