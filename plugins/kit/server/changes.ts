/** Remembers for the project's history who did what; within the caller's transaction. */

export { listAudit as listHistory } from '@/server/audit/list-audit';
export { recordAudit as remember } from '@/server/audit/record-audit';
export { announce, recordChange as record, recordChanges as recordAll } from '@/server/live/changes';
