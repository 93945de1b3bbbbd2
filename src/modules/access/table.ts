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

/** The merged table hangs on the process: the entry's bundle and Next's read the same one. */
function held(): Held {
  const holder = globalThis as unknown as Record<symbol, Held | undefined>;
  holder[KEY] ??= { table: PERMISSIONS, from: new Set() };
  return holder[KEY];
}

/** Adds a feature's rows, once; throws where a row is already there. */
export function addPermissions(feature: string, rows: PermissionTable): void {
  const current = held();
  if (current.from.has(feature)) return;
  current.table = mergePermissions(current.table, rows);
  current.from.add(feature);
}

/** The whole table as it stands, the core's rows and every feature's. */
export function permissionTable(): PermissionTable {
  return held().table;
}

/** How far a permission, the core's or a feature's, reaches for a role. */
export function allow(role: Role, permission: string): Scope {
  return scopeIn(held().table, role, permission);
}
