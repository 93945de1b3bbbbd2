import type { CollectionBeforeValidateHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { type FieldProblem, KeepersError } from '@/core/errors/errors';

/** The facts that decide whether a row may be referenced. */
interface Owner {
  account: string | null;
  event: string | null;
}

/** Maximum length of a chain of references before it counts as a cycle. */
const MAX_STEPS = 100;

interface Relation {
  name: string;
  to: CollectionSlug;
}

function relationsOf(fields: FlattenedField[]): Relation[] {
  return fields.flatMap((field) =>
    (field.type === 'relationship' || field.type === 'upload') &&
    typeof field.relationTo === 'string' &&
    !field.hasMany
      ? [{ name: field.name, to: field.relationTo }]
      : [],
  );
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : ((value as { id?: string } | null | undefined)?.id ?? null);

type Found = Record<string, unknown> & { id: string };

/**
 * Reads in the request's own transaction without access rules: existence is decided here, not by the reader's rights.
 */
const find = (req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Found | null> =>
  req.payload.db.findOne<Found>({ collection, where: { id: { equals: id } }, req });

function ownerOf(collection: CollectionSlug, row: Record<string, unknown>): Owner {
  const id = idOf(row.id);
  return {
    account: collection === 'accounts' ? id : idOf(row.account),
    event: collection === 'events' ? id : idOf(row.event),
  };
}

/** Whether following a row's reference to its own collection leads back to the row. */
async function leadsRound(req: PayloadRequest, at: Relation, own: string, first: Found): Promise<boolean> {
  let row: Found | null = first;
  for (let step = 0; row && step < MAX_STEPS; step += 1) {
    if (row.id === own) return true;
    const next = idOf(row[at.name]);
    if (!next) return false;
    row = await find(req, at.to, next);
  }
  return row !== null;
}

/** Whether both have a value and the values differ. */
const differ = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;

/**
 * Refuses a new reference to a row of another account or project, in the trash, to no row, or to the row itself over
 * any number of steps. Checks every relation of every collection, for every write through Payload and every role:
 * access rules check only the row's own account. A row without an account takes that of its first relation. Users
 * without an account are clients and may be referenced by any account. Throws INVALID_INPUT naming the fields.
 */
export const checkRelations: CollectionBeforeValidateHook = async ({
  collection,
  data = {},
  originalDoc = {},
  req,
}) => {
  const slug = collection.slug as CollectionSlug;
  const row = { ...originalDoc, ...data } as Record<string, unknown>;
  const own = ownerOf(slug, row);
  const problems: Record<string, FieldProblem> = {};
  for (const relation of relationsOf(collection.flattenedFields)) {
    const id = idOf(data[relation.name]);
    if (!id || id === idOf(originalDoc[relation.name])) continue;
    const target = await find(req, relation.to, id);
    const theirs = target && ownerOf(relation.to, target);
    if (!theirs || target.deletedAt || differ(own.account, theirs.account) || differ(own.event, theirs.event))
      problems[relation.name] = 'invalid';
    else if (relation.to === slug && row.id && (await leadsRound(req, relation, String(row.id), target)))
      problems[relation.name] = 'leads_round';
    own.account ??= theirs?.account ?? null;
  }
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  return data;
};
