import {
  mergePermissions,
  PERMISSIONS,
  type PermissionTable,
  type Scope,
  scopeIn,
} from '@/core/access/permissions';
import type { Role } from '@/core/access/roles';

interface Held {
  table: PermissionTable;
  from: Set<string>;
}

const KEY = Symbol.for('keepers.permissions');

/** The merged table is process state, because the front's bundle and Next's each load this module. */
function held(): Held {
  const holder = globalThis as unknown as Record<symbol, Held | undefined>;
  holder[KEY] ??= { table: PERMISSIONS, from: new Set() };
  return holder[KEY];
}

/** Adds a feature's rows, once; throws if a row already exists. */
export function addPermissions(feature: string, rows: PermissionTable): void {
  const current = held();
  if (current.from.has(feature)) return;
  current.table = mergePermissions(current.table, rows);
  current.from.add(feature);
}

/** Returns the whole table: the core's rows and every feature's. */
export function permissionTable(): PermissionTable {
  return held().table;
}

/** Returns the scope of a permission, the core's or a feature's, for a role. */
export function allow(role: Role, permission: string): Scope {
  return scopeIn(held().table, role, permission);
}
