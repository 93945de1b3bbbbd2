import type { CollectionBeforeChangeHook } from 'payload';
import { sqlOf } from '@/core/db/local-api';
import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { sameValue } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { lockAccount } from '@/modules/account/queries/account-repo';
import { countPresets, stillOwn } from '@/modules/project/queries/presets-repo';
import { PRESETS_MOST, type PresetParts, presetSchema } from '@/modules/project/rules/presets';
import { trashMove } from '@/modules/records/rule-trash';

/** The parts of a preset. */
const PARTS = Object.keys(presetSchema.shape) as (keyof PresetParts)[];

/** Throws PRESET_LIMIT_REACHED. Serializes concurrent creations. */
async function requireRoom(sql: Sql, account: string): Promise<void> {
  await lockAccount(sql, account);
  if ((await countPresets(sql, account)) >= PRESETS_MOST)
    throw new KeepersError('PRESET_LIMIT_REACHED', { limit: PRESETS_MOST });
}

/**
 * Validates a preset: its parts by `presetSchema`, without a deleted brand, and the maximum number per account. Throws
 * INVALID_INPUT, PRESET_LIMIT_REACHED.
 */
export const checkPreset: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const move = trashMove(data, originalDoc);
  const account = (originalDoc?.account ?? data.account) as string | undefined;
  if (!account || move === 'deleted') return data;
  const sql = await sqlOf(req);
  if (move === 'restored') {
    await requireRoom(sql, account);
    return data;
  }
  if (operation === 'create') await requireRoom(sql, account);
  const changed = PARTS.filter(
    (part) => operation === 'create' || !sameValue(data[part], originalDoc?.[part]),
  );
  const given = Object.fromEntries(changed.map((part) => [part, data[part]]));
  const parts: Partial<PresetParts> = parseInput(
    operation === 'create' ? presetSchema : presetSchema.partial(),
    given,
  );
  if (parts.settings) parts.settings = await stillOwn(account, parts.settings, sql);
  return { ...data, ...parts };
};
