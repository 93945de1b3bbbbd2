import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { settingsNamed } from '@/core/features/feature-settings';
import { readChosen } from '@/core/features/queries';
import { settingsOf } from '@/core/features/settings-form';
import { ensureSettings, storeSettings } from '../queries';

/** Changes the given settings of an account's feature. Throws NOT_FOUND, INVALID_INPUT, STALE. */
export async function changeFeatureSettings(
  account: string,
  feature: string,
  input: Values,
  seen: Values,
): Promise<void> {
  const settings = settingsNamed(feature);
  if (!settings) throw new KeepersError('NOT_FOUND');
  const known = Object.fromEntries(Object.entries(input).filter(([name]) => name in settings.schema.shape));
  const asked = Object.keys(known);
  const given = parseInput(settings.schema.partial(), known) as Values;
  const wanted = Object.fromEntries(asked.map((name) => [name, given[name]]));
  await transaction(async (sql) => {
    // The row is inserted first, so that concurrent saves wait for each other.
    await ensureSettings(sql, { id: uuidv7(), account, feature });
    const chosen = await readChosen(account, feature, { sql, lock: true });
    const fresh = requireNoConflict(wanted, seen, settingsOf(settings.schema, chosen));
    await storeSettings(sql, { account, feature, chosen: { ...chosen, ...fresh } });
  });
}
