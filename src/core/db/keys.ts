import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres';

/** A field's own word for what becomes of its row with the row it names; Payload's is always `set null`. */
function onDeleteOf(custom: Record<string, unknown> | undefined) {
  return custom?.onDelete === 'cascade' ? 'cascade' : undefined;
}

/** Gives the tables of Payload's collections the foreign keys their fields cannot say. */
export const tieRows: PostgresSchemaHook = ({ adapter, schema }) => {
  for (const { slug, flattenedFields } of adapter.payload.config.collections) {
    const table = adapter.rawTables[adapter.tableNameMap.get(slug.replaceAll('-', '_')) ?? ''];
    for (const field of flattenedFields) {
      const onDelete = onDeleteOf(field.custom);
      const reference = table?.columns[field.name]?.reference;
      if (reference && onDelete) reference.onDelete = onDelete;
    }
  }
  return schema;
};
