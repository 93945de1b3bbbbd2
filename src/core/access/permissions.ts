import type { CollectionSlug } from '../text/slugs';
import {
  type PayloadAction,
  PERMISSIONS,
  type PermissionTable,
  SCOPES,
  type Scope,
} from './permission-table';
import { isRole, type Role } from './roles';

export * from './permission-table';

/** A name in the core's permission table. */
export type Permission = keyof typeof PERMISSIONS;

/**
 * How far `permission` reaches for `role` in a table (a merged one knows the features' rows too). Unknown means `none`.
 */
export function scopeIn(table: PermissionTable, role: Role, permission: string): Scope {
  if (!Object.hasOwn(table, permission)) return 'none';
  const row = table[permission] ?? {};
  return (Object.hasOwn(row, role) && row[role]) || 'none';
}

/** How far a permission of the core reaches for a role. */
export function can(role: Role, permission: Permission): Scope {
  return scopeIn(PERMISSIONS, role, permission);
}

/** How far one of Payload's access keys reaches for a role; closed unless the table says otherwise. */
export function canOnCollection(
  role: Role,
  collection: CollectionSlug | (string & {}),
  action: PayloadAction,
  table: PermissionTable = PERMISSIONS,
): Scope {
  return scopeIn(table, role, `${collection}.${action}`);
}

/**
 * Adds a feature's rows to a table. Throws when a permission is already there (a feature must not widen another's
 * rights), when its name is not `resource.verb`, or when a role or a scope is unknown.
 */
export function mergePermissions(base: PermissionTable, extra: PermissionTable): PermissionTable {
  for (const [permission, row] of Object.entries(extra)) {
    if (!/^[a-z][a-z0-9-]*\.[a-z][A-Za-z0-9-]*$/.test(permission)) {
      throw new Error(`Permission "${permission}" is not named resource.verb`);
    }
    if (Object.hasOwn(base, permission))
      throw new Error(`Permission "${permission}" is already in the table`);
    for (const [role, scope] of Object.entries(row)) {
      if (!isRole(role)) throw new Error(`Permission "${permission}" names an unknown role "${role}"`);
      if (!SCOPES.includes(scope as Scope))
        throw new Error(`Permission "${permission}" has an unknown scope "${scope}"`);
    }
  }
  return { ...base, ...extra };
}
