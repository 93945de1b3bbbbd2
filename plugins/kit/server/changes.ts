/** Records who did what in the project's history, and emits domain events; within the caller's transaction. */

export { emit } from '@/core/events/emit';
export { defineEvents } from '@/core/events/feature-events';
export type { Listeners } from '@/core/events/listeners';
export { announce, recordChange, recordChanges } from '@/core/live/changes';
export { listAudit } from '@/modules/access/audit/list-audit';
export { recordAudit } from '@/modules/access/audit/record-audit';
