export { openNow } from '@/modules/access/open-now';
export { type EventRow, findEvent } from '@/modules/access/queries';
export type { FindCounters } from '@/modules/project/project-counters';
export type { ProjectField } from '@/modules/project/project-fields';
export { projectWaits } from '@/modules/project/project-waits';
