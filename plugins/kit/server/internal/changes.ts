export { recordChanges } from '@/core/live/changes';
export { listAudit } from '@/modules/access/audit/list-audit';
