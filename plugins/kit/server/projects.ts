export { type EventRow, findEvent, openNow } from '@/modules/access/project-repo';
export type { FindCounters } from '@/modules/project/project-counters';
export type { ProjectField } from '@/modules/project/project-fields';
export { projectWaits } from '@/modules/project/project-waits';
