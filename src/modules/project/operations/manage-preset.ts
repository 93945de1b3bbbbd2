import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { lockAccount } from '@/modules/account/queries/account-repo';
import { type HeldPreset, holdPresetRow } from '@/modules/project/queries/presets-repo';
import { presetSchema } from '@/modules/project/rules/presets';

const WHY = 'the caller may manage presets of this account';

/**
 * Returns a preset of the account, locked; null if it was purged. Locks the account first, since the limit is
 * counted under that lock.
 */
async function holdPreset(tx: Transaction, account: string, id: string): Promise<HeldPreset | null> {
  await lockAccount(tx.sql, account);
  return holdPresetRow(tx.sql, account, id);
}

/** Creates a preset by the rules of its collection. Throws INVALID_INPUT naming the fields, PRESET_LIMIT_REACHED. */
export async function createPreset(account: string, given: unknown): Promise<{ id: string }> {
  const { id } = await asSystem(WHY).create('presets', { ...parseInput(presetSchema, given), account });
  return { id };
}

/**
 * Changes parts of a preset; projects created from it stay unchanged. `seen`: base values of the changed parts. Throws
 * NOT_FOUND, INVALID_INPUT, STALE.
 */
export async function changePreset(account: string, id: string, given: unknown, seen: Values): Promise<void> {
  const input = parseInput(presetSchema.partial(), given);
  await inTransaction(async (tx) => {
    const held = await holdPreset(tx, account, id);
    if (!held || held.deleted) throw new KeepersError('NOT_FOUND');
    const { deleted: _no, ...current } = held;
    const write = requireNoConflict(input, seen, current);
    if (Object.keys(write).length > 0) await asSystem(WHY, tx).update('presets', id, write);
  });
}

/** Moves a preset to the trash. Idempotent. */
export async function removePreset(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await holdPreset(tx, account, id))?.deleted !== false) return;
    await asSystem(WHY, tx).update('presets', id, { deletedAt: new Date().toISOString() });
  });
}

/** Restores a preset. Throws NOT_FOUND if it was purged, PRESET_LIMIT_REACHED. */
export async function restorePreset(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const held = await holdPreset(tx, account, id);
    if (!held) throw new KeepersError('NOT_FOUND');
    if (held.deleted) await asSystem(WHY, tx).update('presets', id, { deletedAt: null }, { trash: true });
  });
}
