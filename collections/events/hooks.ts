import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { sqlOf } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { sameValue } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { listTakenAddresses } from '@/modules/access/queries';
import { addressWords, proposeAddresses, withAddress } from '@/modules/access/rules/share-address';
import { requireOwnPhoto } from '@/modules/project/own-photo';
import { eventChangeSchema } from '@/modules/project/rules/event-options';
import { remindedAlready } from '@/modules/project/rules/expiry';
import { trashMove } from '@/modules/records/rule-trash';

const { language, selection_password: _hashed, ...columns } = eventChangeSchema.shape;
/**
 * The validated columns of a project; the wire has another name for the language, and a password is only a hash here.
 */
const rules = z.strictObject({ ...columns, locale: language });
const NAMES = Object.keys(rules.shape);

/** Returns the columns of a share address that belongs to no other project, where the name's words need a new one. */
async function addressFor(
  req: PayloadRequest,
  name: string,
  row?: { id: string; address?: string | null; former_addresses?: unknown },
): Promise<Record<string, unknown>> {
  const former = Array.isArray(row?.former_addresses) ? row.former_addresses.map(String) : [];
  const now = { address: row?.address ?? null, former };
  if (now.address && addressWords(name) === now.address.slice(0, now.address.lastIndexOf('-'))) return {};
  const proposed = proposeAddresses(name, now, randomBytes);
  const taken = await listTakenAddresses(await sqlOf(req), proposed, row?.id ?? null);
  const free = proposed.find((address) => !taken.includes(address));
  if (!free) return {};
  const { address, former: kept } = withAddress(now, free);
  return { address, former_addresses: kept };
}

/**
 * Validates a project's change: texts and options by `eventChangeSchema`, a cover of its own, and a restart of
 * reminders if its closing time changes (those already due are skipped), and gives it a share address by its name. `createProject` creates one, `shelve-project`
 * deletes and restores one. Throws INVALID_INPUT, RECORD_READ_ONLY.
 */
export const checkProject: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'create') return { ...data, ...(await addressFor(req, data.name)) };
  if (trashMove(data, originalDoc)) throw new KeepersError('RECORD_READ_ONLY');
  // Payload merges the stored row into `data`: validate only changed fields.
  const changed = NAMES.filter((name) => !sameValue(data[name], originalDoc[name]));
  const given = changed.map((name): [string, unknown] => [name, data[name] === '' ? null : data[name]]);
  const parsed = parseInput(rules, Object.fromEntries(given)) as Record<string, unknown>;
  // The schema fills in defaults: write only changed fields.
  const read = changed.map((name) => [name, parsed[name]]);
  const row: Record<string, unknown> = { ...data, ...Object.fromEntries(read) };
  if (changed.includes('name'))
    Object.assign(row, await addressFor(req, String(row.name), originalDoc as { id: string }));
  if (changed.includes('locale')) row.locale ??= 'en';
  if (data.cover && data.cover !== originalDoc.cover)
    await requireOwnPhoto(await sqlOf(req), originalDoc.id, data.cover);
  if (!changed.includes('expires_at')) return row;
  const { expires_at, time_zone } = row as { expires_at: string | null; time_zone: string };
  const reminded = expires_at ? remindedAlready({ expires_at, time_zone }, new Date()) : null;
  return { ...row, expiry_told_for: expires_at, expiry_told: reminded };
};
