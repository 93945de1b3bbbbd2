import { pool, type Sql, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { requireFresh, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { TRASH_DAYS } from '@/modules/access/rules/project';
import { stillOwn } from '@/modules/project/queries/presets-repo';
import { PRESETS_MOST, type PresetParts, presetSchema } from '@/modules/project/rules/presets';

/** Throws PRESET_LIMIT_REACHED. Two at once wait for each other. */
async function requireRoom(sql: Sql, account: string): Promise<void> {
  await sql.query('select 1 from accounts where id = $1 for update', [account]);
  const { rowCount } = await sql.query('select 1 from presets where account_id = $1 and deleted_at is null', [
    account,
  ]);
  if ((rowCount ?? 0) >= PRESETS_MOST)
    throw new KeepersError('PRESET_LIMIT_REACHED', { limit: PRESETS_MOST });
}

/** Keeps a preset. Throws INVALID_INPUT naming the fields, PRESET_LIMIT_REACHED. */
export async function createPreset(account: string, given: unknown): Promise<{ id: string }> {
  const { name, settings, galleries, products } = parseInput(presetSchema, given);
  const id = uuidv7();
  await transaction(async (sql) => {
    await requireRoom(sql, account);
    await sql.query(
      'insert into presets (id, account_id, name, settings, galleries, products) values ($1, $2, $3, $4, $5, $6)',
      [
        id,
        account,
        name,
        JSON.stringify(await stillOwn(account, settings)),
        JSON.stringify(galleries),
        JSON.stringify(products),
      ],
    );
  });
  return { id };
}

/**
 * Changes parts of a preset; projects made from it stay as they are. `seen`: what each part held when the person began.
 * Throws NOT_FOUND, INVALID_INPUT, STALE.
 */
export async function changePreset(account: string, id: string, given: unknown, seen: Values): Promise<void> {
  const wishes = parseInput(presetSchema.partial(), given);
  await transaction(async (sql) => {
    const { rows } = await sql.query<PresetParts>(
      `select name, settings, galleries, products from presets
        where id = $1 and account_id = $2 and deleted_at is null for update`,
      [id, account],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    const write = requireFresh(wishes, seen, { ...rows[0] }) as Partial<PresetParts>;
    const { name, settings, galleries, products } = { ...rows[0], ...write };
    await sql.query(
      'update presets set name = $2, settings = $3, galleries = $4, products = $5, updated_at = now() where id = $1',
      [
        id,
        name,
        JSON.stringify(await stillOwn(account, settings)),
        JSON.stringify(galleries),
        JSON.stringify(products),
      ],
    );
  });
}

/** Puts a preset in the trash; one that is gone stays so. */
export async function removePreset(account: string, id: string): Promise<void> {
  await pool().query(
    'update presets set deleted_at = now() where id = $1 and account_id = $2 and deleted_at is null',
    [id, account],
  );
}

/** Brings a preset back. Throws NOT_FOUND where it is gone for good, PRESET_LIMIT_REACHED. */
export async function restorePreset(account: string, id: string): Promise<void> {
  await transaction(async (sql) => {
    await requireRoom(sql, account);
    const back = await sql.query(
      `update presets set deleted_at = null where id = $1 and account_id = $2
        and (deleted_at is null or deleted_at > clock_timestamp() - make_interval(days => $3))`,
      [id, account, TRASH_DAYS],
    );
    if (!back.rowCount) throw new KeepersError('NOT_FOUND');
  });
}
