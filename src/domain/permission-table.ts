import type { Role } from './roles';

/** How far a permission reaches: nothing · the own account · the projects one holds a grant for · everything. */
export const SCOPES = ['none', 'own', 'granted', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** One permission by role. A missing cell is `none`. */
export type PermissionRow = Readonly<Partial<Record<Role, Scope>>>;

/** Permissions by name: `<collection>.<payload action>` or `<resource>.<verb>`. */
export type PermissionTable = Readonly<Record<string, PermissionRow>>;

/** Payload's access keys; every collection has a row for each. */
export const PAYLOAD_ACTIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const;
export type PayloadAction = (typeof PAYLOAD_ACTIONS)[number];

const NOBODY: PermissionRow = {};
const OPERATOR: PermissionRow = { operator: 'all' };
const OWNER: PermissionRow = { owner: 'own', operator: 'all' };
const STAFF: PermissionRow = { assistant: 'own', owner: 'own', operator: 'all' };
const CLIENTS: PermissionRow = { client: 'granted', ...STAFF };
const VISITORS: PermissionRow = { guest: 'granted', ...CLIENTS };
const EVERYONE: PermissionRow = {
  anonymous: 'all',
  guest: 'all',
  client: 'all',
  assistant: 'all',
  owner: 'all',
  operator: 'all',
};

/**
 * Payload's own doors, rows of the database as they are. Guests and clients never get a raw row (it carries codes,
 * hashes and the withdrawn): they are served by the verbs below and their presenters. Actions not named are closed.
 * On `users`, `own` is the own account's people, and oneself for someone without an account.
 */
const RECORDS = {
  'accounts.read': STAFF,
  'accounts.update': OWNER,
  'accounts.create': OPERATOR,
  'accounts.delete': OPERATOR,
  'users.read': { client: 'own', ...STAFF },
  // Only operations write people: an address is proved, a password ends sessions, a role is given.
  'users.create': NOBODY,
  'users.update': NOBODY,
  'users.delete': NOBODY,
  'users.unlock': NOBODY,
  'clients.read': STAFF,
  'clients.create': STAFF,
  'clients.update': STAFF,
  'clients.delete': STAFF,
  'brands.read': STAFF,
  'brands.create': STAFF,
  'brands.update': STAFF,
  'brands.delete': OWNER,
  'events.read': STAFF,
  'events.create': STAFF,
  'events.update': STAFF,
  'events.delete': OWNER,
  'galleries.read': STAFF,
  'galleries.create': STAFF,
  'galleries.update': STAFF,
  'galleries.delete': OWNER,
  'media.read': STAFF,
  'media.create': NOBODY, // only through the upload door
  'media.update': STAFF,
  'media.delete': STAFF,
  'products.read': STAFF,
  'products.create': STAFF,
  'products.update': STAFF,
  'products.delete': STAFF,
  'product-medias.read': STAFF, // picks are written by the selection alone, which keeps the limit
  'subscriptions.read': OWNER,
  'subscriptions.create': OPERATOR,
  'subscriptions.update': OPERATOR,
  'grants.read': STAFF,
  'invitations.read': STAFF,
  'mails.read': OWNER,
  'message-templates.read': STAFF, // written by the verbs below alone
  'reviews.read': STAFF, // written, published and deleted by verbs alone
  'presets.read': STAFF, // written by operations, which look at every field
} as const satisfies PermissionTable;

/** What people do, whichever door they come through. */
const VERBS = {
  'entry.open': EVERYONE,
  'gallery.read': VISITORS,
  'picture.read': VISITORS,
  'hidden.read': CLIENTS, // media a client hid from guests
  'private.read': STAFF, // media the account withdrew
  'original.read': STAFF,
  'live.read': VISITORS,
  'counter.increment': VISITORS,
  'review.create': VISITORS,
  'products.see': CLIENTS,
  'media.hide': CLIENTS,
  'media.withdraw': STAFF,
  'share.create': CLIENTS,
  'download.create': CLIENTS,
  'project.preview': STAFF,
  'project.create': STAFF,
  'project.update': STAFF,
  'project.delete': OWNER,
  'preset.manage': STAFF,
  'filter.keep': STAFF, // each person's own
  'gallery.create': STAFF,
  'gallery.update': STAFF,
  'gallery.delete': OWNER,
  'code.read': STAFF,
  'upload.create': STAFF,
  'upload.read': STAFF,
  'invitation.create': STAFF,
  'invitation.revoke': STAFF,
  'client.read': STAFF,
  'client.write': STAFF,
  'client.erase': OWNER, // for good: like deleting a project
  'message.write': STAFF,
  'self.manage': STAFF, // one's own account; whoever is signed in has it, with an account or without
  'team.invite': OWNER,
  'team.remove': OWNER,
  'webhook.manage': OWNER,
  'device.create': STAFF,
  'device.revoke': STAFF, // one's own; the owner everybody's
  'profile.update': STAFF,
  'template.read': STAFF,
  'template.create': STAFF,
  'template.update': STAFF,
  'template.delete': STAFF,
  'money.read': OWNER,
  'mail.read': OWNER,
  'history.read': OWNER,
  'mail.send': OWNER,
  'admin.enter': STAFF,
  'installation.run': OPERATOR,
} as const satisfies PermissionTable;

/** The core's access table. Closed by default: what is not written is `none`. */
export const PERMISSIONS = { ...RECORDS, ...VERBS };
