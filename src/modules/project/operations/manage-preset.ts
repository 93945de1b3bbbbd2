import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireFresh, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { type PresetParts, presetSchema } from '@/modules/project/rules/presets';

const WHY = 'the caller may manage presets of this account';

type Held = PresetParts & { deleted: boolean };

/** A preset of the account, held; undefined where it is gone. The account first, as its record counts them under it. */
async function holdPreset(tx: Transaction, account: string, id: string): Promise<Held | undefined> {
  await tx.sql.query('select 1 from accounts where id = $1 for update', [account]);
  const { rows } = await tx.sql.query<Held>(
    `select name, settings, galleries, products, deleted_at is not null as deleted from presets
      where id = $1 and account_id = $2 for update`,
    [id, account],
  );
  return rows[0];
}

/** Keeps a preset, by the rules of its record. Throws INVALID_INPUT naming the fields, PRESET_LIMIT_REACHED. */
export async function createPreset(account: string, given: unknown): Promise<{ id: string }> {
  const { id } = await asSystem(WHY).create('presets', { ...parseInput(presetSchema, given), account });
  return { id };
}

/**
 * Changes parts of a preset; projects made from it stay as they are. `seen`: what each part held when the person began.
 * Throws NOT_FOUND, INVALID_INPUT, STALE.
 */
export async function changePreset(account: string, id: string, given: unknown, seen: Values): Promise<void> {
  const wishes = parseInput(presetSchema.partial(), given);
  await inTransaction(async (tx) => {
    const held = await holdPreset(tx, account, id);
    if (!held || held.deleted) throw new KeepersError('NOT_FOUND');
    const { deleted: _no, ...current } = held;
    const write = requireFresh(wishes, seen, current);
    if (Object.keys(write).length > 0) await asSystem(WHY, tx).update('presets', id, write);
  });
}

/** Puts a preset in the trash; one that is gone stays so. */
export async function removePreset(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if ((await holdPreset(tx, account, id))?.deleted !== false) return;
    await asSystem(WHY, tx).update('presets', id, { deletedAt: new Date().toISOString() });
  });
}

/** Brings a preset back. Throws NOT_FOUND where it is gone for good, PRESET_LIMIT_REACHED. */
export async function restorePreset(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const held = await holdPreset(tx, account, id);
    if (!held) throw new KeepersError('NOT_FOUND');
    if (held.deleted) await asSystem(WHY, tx).update('presets', id, { deletedAt: null }, { trash: true });
  });
}
