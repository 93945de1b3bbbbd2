/** Remembers for the project's history who did what, and says what happened to whoever listens; within the caller's transaction. */

export { listAudit as listHistory } from '@/server/audit/list-audit';
export { recordAudit as remember } from '@/server/audit/record-audit';
export { happen } from '@/server/happenings/happen';
export type { Listener, Listeners } from '@/server/happenings/listeners';
export { defineHappenings, type OwnHappenings } from '@/server/happenings/own-happenings';
export { announce, recordChange as record, recordChanges as recordAll } from '@/server/live/changes';
