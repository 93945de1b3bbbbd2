import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { isId } from '@/modules/access/grants/viewer';
import {
  EXAMPLE_IDS,
  type ExampleId,
  isExample,
  PRESET_EXAMPLES,
  type PresetParts,
} from '@/modules/project/rules/presets';
import { ownsBrand } from './owners';

/** A preset of an account. */
export type PresetView = PresetParts & { id: string };

const COLUMNS = 'id, name, settings, galleries, products';

/** Returns an account's presets, by name. */
export async function listPresets(account: string): Promise<PresetView[]> {
  const { rows } = await pool().query<PresetView>(
    `select ${COLUMNS} from presets where account_id = $1 and deleted_at is null order by lower(name), id`,
    [account],
  );
  return rows;
}

/** Returns a preset that is not in the trash, or null. */
export async function findPreset(account: string, id: string): Promise<PresetView | null> {
  if (!isId(id)) return null;
  const { rows } = await pool().query<PresetView>(
    `select ${COLUMNS} from presets where id = $1 and account_id = $2 and deleted_at is null`,
    [id, account],
  );
  return rows[0] ?? null;
}

/** Returns a preset with its account, also from the trash. */
export async function findPresetRow(id: string): Promise<{ id: string; account_id: string } | null> {
  const { rows } = await pool().query<{ id: string; account_id: string }>(
    'select id, account_id from presets where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** Returns an example in the user's language. */
export function presentExample(id: ExampleId, locale: Locale): PresetView & { id: ExampleId } {
  const t = translator(locale);
  const { settings, galleries, products } = PRESET_EXAMPLES[id];
  return {
    id,
    name: t(`admin-projects.example.${id}`),
    settings: { ...settings },
    galleries: galleries.map((key) => t(`admin-projects.galleryName.${key}`)),
    products: products.map(({ key, maxphotos }) => ({
      name: t(`admin-projects.productName.${key}`),
      minphotos: null,
      maxphotos,
    })),
  };
}

/** Returns the possible starts of a project: the account's presets, then the examples. */
export async function listStarts(
  account: string,
  locale: Locale,
): Promise<{ own: PresetView[]; examples: PresetView[] }> {
  const own = await listPresets(account);
  return { own, examples: EXAMPLE_IDS.map((id) => presentExample(id, locale)) };
}

/** Returns the preset or example of this id, in this language; null if there is none. */
export async function findStart(account: string, id: string, locale: Locale): Promise<PresetView | null> {
  return isExample(id) ? presentExample(id, locale) : findPreset(account, id);
}

/** Returns a preset's settings without a brand that was deleted since. */
export async function stillOwn(
  account: string,
  settings: PresetParts['settings'],
  sql: Sql = pool(),
): Promise<PresetParts['settings']> {
  const { brand, ...rest } = settings;
  if (!brand) return rest;
  return (await ownsBrand(sql, account, brand)) ? settings : rest;
}

/** A preset, locked. */
export type HeldPreset = PresetParts & { deleted: boolean };

/** Locks an account's preset, also one in the trash; null where it was purged. */
export async function holdPresetRow(sql: Sql, account: string, id: string): Promise<HeldPreset | null> {
  const { rows } = await sql.query<HeldPreset>(
    `select name, settings, galleries, products, deleted_at is not null as deleted from presets
      where id = $1 and account_id = $2 for update`,
    [id, account],
  );
  return rows[0] ?? null;
}

/** Counts an account's presets; those in the trash do not count. */
export async function countPresets(sql: Sql, account: string): Promise<number> {
  const { rowCount } = await sql.query('select 1 from presets where account_id = $1 and deleted_at is null', [
    account,
  ]);
  return rowCount ?? 0;
}
