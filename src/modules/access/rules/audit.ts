/**
 * All actions of an account's history, by noun: changes to people, access, downloads, and deletions. An action outside
 * this list cannot be recorded; each has a sentence in `admin-history`.
 */
export const AUDIT_ACTIONS = [
  'project.created',
  'project.opened',
  'project.closed',
  'project.archived',
  'project.unarchived',
  'project.deleted',
  'project.restored',
  'project.code_changed',
  'project.site_agreed',
  'project.site_withdrawn',
  'gallery.deleted',
  'gallery.restored',
  'photos.deleted',
  'photos.restored',
  'product.deleted',
  'product.restored',
  'link.made',
  'link.renewed',
  'link.revoked',
  'grant.made',
  'selection.completed',
  'selection.reopened',
  'selection.settled',
  'download.ordered',
  'team.invited',
  'team.joined',
  'team.removed',
  'device.added',
  'device.removed',
  'webhook.added',
  'webhook.removed',
  'webhook.secret_renewed',
  'payments.connected',
  'payments.disconnected',
  'payments.marked',
  'payments.unmarked',
  'payments.refunded',
  'brand.removed',
  'account.activated',
  'account.deactivated',
  'person.password_changed',
  'person.email_changed',
  'person.social_linked',
  'person.social_unlinked',
  'person.exported',
  'person.erased',
  'person.erasure_asked',
  'person.erasure_undone',
  'account.erasure_asked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
type NounOf<A extends AuditAction> = A extends `${infer Noun}.${string}` ? Noun : never;
export type AuditNoun = NounOf<AuditAction>;

/** The nouns of the history, for its filter. */
export const AUDIT_NOUNS = [...new Set(AUDIT_ACTIONS.map((action) => action.split('.')[0] as AuditNoun))];
