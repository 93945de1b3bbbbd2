import type { FlattenedField } from 'payload';
import { payload } from '@/core/db/payload';

/** The facts of a collection's field that the front checks requests by. */
export interface PayloadField {
  type: FlattenedField['type'] | 'id';
  /** The values of a choice. */
  options?: readonly string[];
}

const ID: PayloadField = { type: 'id' };
/** Payload's own columns of every row; requests never write them. */
export const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt'];

const isHidden = (field: FlattenedField) => {
  const { hidden, access } = field as { hidden?: boolean; access?: { read?: unknown } };
  return hidden === true || access?.read !== undefined;
};

/**
 * The fields of a collection that its REST may name, by their names. Hidden fields (hashes, salts, tokens) and fields
 * with a read rule of their own are absent. Returns null where no collection of ours has that slug: Payload's internal
 * collections have no REST.
 */
export function payloadFields(slug: string): Map<string, PayloadField> | null {
  const { collections } = payload();
  if (!Object.hasOwn(collections, slug) || slug.startsWith('payload-')) return null;
  const fields = new Map<string, PayloadField>([['id', ID]]);
  for (const field of collections[slug as keyof typeof collections].config.flattenedFields) {
    if (isHidden(field)) continue;
    const options = field.type === 'select' ? field.options : undefined;
    fields.set(field.name, {
      type: field.name === 'id' ? 'id' : field.type,
      ...(options && { options: options.map((one) => (typeof one === 'string' ? one : one.value)) }),
    });
  }
  return fields;
}
