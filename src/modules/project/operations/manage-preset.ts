import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { type PresetParts, presetSchema } from '@/modules/project/rules/presets';

const WHY = 'the caller may manage presets of this account';

type Held = PresetParts & { deleted: boolean };

/**
 * Returns a preset of the account, locked; undefined if it was purged. Locks the account first, since the limit is
 * counted under that lock.
 */
async function holdPreset(tx: Transaction, account: string, id: string): Promise<Held | undefined> {
  await tx.sql.query('select 1 from accounts where id = $1 for update', [account]);
  const { rows } = await tx.sql.query<Held>(
    `select name, settings, galleries, products, deleted_at is not null as deleted from presets
      where id = $1 and account_id = $2 for update`,
    [id, account],
  );
  return rows[0];
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
