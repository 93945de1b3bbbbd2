export { type EventRow, findEvent, openNow } from '@/modules/access/project-repo';
export type { FindCounters, ProjectCounter } from '@/modules/project/project-counters';
export type { ProjectField } from '@/modules/project/project-fields';
export { type ProjectWaits, projectWaits, type WaitingThing } from '@/modules/project/project-waits';
