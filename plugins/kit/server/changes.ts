/** Records who did what in the project's history, and emits domain events; within the caller's transaction. */

export { emit } from '@/core/events/emit';
export { defineEvents } from '@/core/events/feature-events';
export type { Listeners } from '@/core/events/listeners';
export { announce, recordChange } from '@/core/live/changes';

export { recordAudit } from '@/modules/access/audit/record-audit';
