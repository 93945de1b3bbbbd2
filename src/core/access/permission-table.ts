import type { Role } from './roles';

/** How far a permission reaches: nothing · the own account · the projects the person holds a grant for · everything. */
export const SCOPES = ['none', 'own', 'granted', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** One permission by role. A missing cell is `none`. */
export type PermissionRow = Readonly<Partial<Record<Role, Scope>>>;

/** Permissions by name: `<collection>.<payload action>` or `<resource>.<verb>`. */
export type PermissionTable = Readonly<Record<string, PermissionRow>>;

/** Payload's access keys; every collection has a row for each. */
export const PAYLOAD_ACTIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const;
export type PayloadAction = (typeof PAYLOAD_ACTIONS)[number];

const NO_ROLE: PermissionRow = {};
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
 * Rows of the database through Payload: its REST, its list and edit views, and the Local API with a person's rights.
 * Only operators of the installation have them. They write only collections whose hooks have the rules; everything else
 * is written by operations, which keep limits, trash and history (docs/decisions/0005-who-writes-what.md). Through
 * Payload only a brand is deleted: rows with a trash get a `deletedAt`. Actions not named are closed.
 */
const RECORDS = {
  'accounts.read': OPERATOR, // made by signing up, changed by its owner, deactivated by the operator's own screens
  // Payload's admin reads its own user; `own` is the own account's people, and oneself for a person without an account.
  'users.read': { client: 'own', ...STAFF },
  // Only operations write people: they confirm an address, end sessions with a new password, and assign roles.
  'users.create': NO_ROLE,
  'users.update': NO_ROLE,
  'users.delete': NO_ROLE,
  'users.unlock': NO_ROLE,
  'clients.read': OPERATOR,
  'clients.create': OPERATOR,
  'clients.update': OPERATOR,
  'clients.delete': OPERATOR, // into the trash
  'assets.read': OPERATOR, // pictures of brands and sites, written with what shows them
  'brands.read': OPERATOR,
  'brands.create': OPERATOR,
  'brands.update': OPERATOR,
  'brands.delete': OPERATOR,
  'events.read': OPERATOR,
  'events.update': OPERATOR, // created and deleted by operations: a project needs code, gallery and limit
  'galleries.read': OPERATOR,
  'galleries.create': OPERATOR,
  'galleries.update': OPERATOR,
  'galleries.delete': OPERATOR, // into the trash
  'media.read': OPERATOR, // written by uploads, the worker and gathered statements
  'products.read': OPERATOR,
  'products.create': OPERATOR,
  'products.update': OPERATOR,
  'products.delete': OPERATOR, // into the trash
  'product-medias.read': OPERATOR, // picks are written by the selection alone, which checks the limit
  'subscriptions.read': OPERATOR, // written by plans
  'grants.read': OPERATOR,
  'invitations.read': OPERATOR,
  'mails.read': OPERATOR,
  'message-templates.read': OPERATOR,
  'message-templates.create': OPERATOR,
  'message-templates.update': OPERATOR,
  'message-templates.delete': OPERATOR,
  'reviews.read': OPERATOR, // written, published and deleted by verbs alone
  'presets.read': OPERATOR,
  'presets.create': OPERATOR,
  'presets.update': OPERATOR,
  'presets.delete': OPERATOR, // into the trash
} as const satisfies PermissionTable;

/** What people do, whichever route the request takes. */
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
  'account.update': OWNER,
  'brand.read': STAFF,
  'brand.create': STAFF,
  'brand.update': STAFF,
  'brand.delete': OWNER,
  'photo.update': STAFF,
  'photo.delete': STAFF,
  'person.introduce': CLIENTS, // their own name and address; for a known person it changes nothing
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
  'upload.contribute': VISITORS, // photographs of their own, where the studio collects them
  'upload.read': STAFF,
  'invitation.create': STAFF,
  'invitation.revoke': STAFF,
  'client.read': STAFF,
  'client.write': STAFF,
  'client.erase': OWNER, // permanent: like deleting a project
  'message.write': STAFF,
  'self.manage': STAFF, // one's own account: for every signed-in person, with an account or without
  'team.invite': OWNER,
  'team.remove': OWNER,
  'webhook.manage': OWNER,
  'device.create': STAFF,
  'device.use': STAFF, // what a program asks about itself
  'device.revoke': STAFF, // one's own; the owner revokes everybody's
  'profile.update': STAFF,
  'template.read': STAFF,
  'template.create': STAFF,
  'template.update': STAFF,
  'template.delete': STAFF,
  'money.read': OWNER,
  'seller.manage': { owner: 'own' }, // bank data: not even operators read it
  'mail.read': OWNER,
  'history.read': OWNER,
  'mail.send': OWNER,
  'admin.enter': STAFF,
  'installation.run': OPERATOR,
} as const satisfies PermissionTable;

/** The core's access table. Closed by default: what is not written is `none`. */
export const PERMISSIONS = { ...RECORDS, ...VERBS };
