export { type EventRow, findEvent as find, openNow } from '@/server/events/repo';
export type { FindCounters, ProjectCounter } from '@/server/projects/project-counters';
export type { ProjectField } from '@/server/projects/project-fields';
export { type ProjectWaits, projectWaits as waits, type WaitingThing } from '@/server/projects/project-waits';
