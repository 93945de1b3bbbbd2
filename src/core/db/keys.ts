import type { RawColumn, RawTable } from '@payloadcms/drizzle';
import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres';

/** Users belong to no tenant: a person may work in a studio, be a client of others, and leave. */
const NOT_OF_A_TENANT = ['accounts', 'users'];

type Tables = Record<string, RawTable>;
type OnDelete = NonNullable<NonNullable<RawColumn['reference']>['onDelete']>;

const keyOf = (table: RawTable, column: string): string | undefined =>
  Object.keys(table.columns).find((key) => table.columns[key]?.name === column);

/** The columns that tie a row and the row it refers to to the same tenant: the child's, and the parent's. */
interface TenantKey {
  child: string;
  parent: string;
}

/**
 * The columns of a reference: the same project where both rows always have one, else the same account. A project's own
 * references (its cover) are tied by the project itself.
 */
function tenantKeyOf(child: RawTable, parent: RawTable): TenantKey | null {
  const [ofChild, ofParent] = [keyOf(child, 'event_id'), keyOf(parent, 'event_id')];
  const always = (table: RawTable, key?: string) => Boolean(key && table.columns[key]?.notNull);
  if (always(parent, ofParent)) {
    if (child.name === 'events') return { child: 'id', parent: ofParent as string };
    if (always(child, ofChild)) return { child: ofChild as string, parent: ofParent as string };
  }
  const [account, theirs] = [keyOf(child, 'account_id'), keyOf(parent, 'account_id')];
  return account && theirs ? { child: account, parent: theirs } : null;
}

/** An index that both finds rows by their tenant and is the target of keys; it replaces the field's plain index. */
function addParentIndex(table: RawTable, key: string): void {
  const column = table.columns[key]?.name;
  const indexes = { ...table.indexes };
  for (const [name, index] of Object.entries(indexes))
    if (!index.unique && [index.on].flat().join() === key) delete indexes[name];
  indexes[`${key}_and_id`] = { name: `${table.name}_${column}_and_id_idx`, on: [key, 'id'], unique: true };
  table.indexes = indexes;
}

/**
 * What PostgreSQL does to a row whose referenced row is deleted: only the reference may be emptied, never the tenant.
 */
function onDeleteOf({ name, notNull }: RawColumn, asked: OnDelete | undefined): OnDelete {
  if (asked !== 'set null') return asked ?? 'no action';
  return notNull ? 'no action' : (`set null ("${name}")` as OnDelete);
}

/** Makes one reference a foreign key that includes the tenant. */
function addTenantKey(tables: Tables, child: RawTable, key: string): void {
  const column = child.columns[key] as RawColumn;
  const { reference } = column;
  const parent = tables[reference?.table ?? ''];
  if (!reference || !parent || NOT_OF_A_TENANT.includes(parent.name)) return;
  const tenantKey = tenantKeyOf(child, parent);
  if (!tenantKey) return;
  addParentIndex(parent, tenantKey.parent);
  // The reference column first: code that reads keys from the database expects it in the first column.
  child.foreignKeys = {
    ...child.foreignKeys,
    [`${key}_of_tenant`]: {
      name: `${child.name}_${column.name}_of_tenant_fk`,
      columns: [key, tenantKey.child],
      foreignColumns: [
        { name: 'id', table: parent.name },
        { name: tenantKey.parent, table: parent.name },
      ],
      onDelete: onDeleteOf(column, reference.onDelete),
    },
  };
  // That key ignores a row without a tenant: it keeps the plain one as well.
  if (child.columns[tenantKey.child]?.notNull || tenantKey.child === 'id') delete column.reference;
}

/** Gives a reference the delete rule its field names; Payload's own is always `set null`. */
function cascadeWhereAsked(column: RawColumn | undefined, custom: Record<string, unknown> | undefined): void {
  if (column?.reference && custom?.onDelete === 'cascade') column.reference.onDelete = 'cascade';
}

/**
 * Rules of tables that Payload's fields cannot express: a reference to a row of a tenant is valid in the database only
 * where both rows are of one tenant, a field may ask that its row is deleted with the row it refers to, and a checkbox
 * is never null. See `docs/decisions/0004-tenancy-in-the-database.md`.
 */
export const addTenantKeys: PostgresSchemaHook = ({ adapter, schema }) => {
  const tables = adapter.rawTables;
  for (const { slug, flattenedFields } of adapter.payload.config.collections) {
    const table = tables[adapter.tableNameMap.get(slug.replaceAll('-', '_')) ?? ''];
    for (const { name, custom } of flattenedFields) cascadeWhereAsked(table?.columns[name], custom);
  }
  for (const table of Object.values(tables)) {
    for (const key of Object.keys(table.columns)) addTenantKey(tables, table, key);
    for (const column of Object.values(table.columns)) {
      if (column.type !== 'boolean') continue;
      column.notNull = true;
      column.default ??= false;
    }
  }
  return schema;
};
