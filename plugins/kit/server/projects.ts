export { type EventRow, findEvent as find, openNow } from '@/modules/access/project-repo';
export type { FindCounters, ProjectCounter } from '@/modules/project/project-counters';
export type { ProjectField } from '@/modules/project/project-fields';
export { type ProjectWaits, projectWaits as waits, type WaitingThing } from '@/modules/project/project-waits';
