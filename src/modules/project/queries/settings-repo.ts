import { hashToken } from '@/core/crypto';
import { pool, type Sql } from '@/core/db/pool';
import { EVENT_SWITCH_NAMES, type EventSwitch } from '@/modules/project/rules/event-options';

/** Text fields of a project. */
const TEXTS = [
  'name',
  'location',
  'date',
  'time',
  'time_zone',
  'language',
  'brand',
  'layout',
  'layout_color',
  'cover_style',
  'type_pair',
  'spacing',
  'accent_color',
  'sort_by',
  'upload_resolution',
] as const;

/** A project's current settings, by the names under which they are changed. */
export type ProjectSettings = Record<(typeof TEXTS)[number], string | null> &
  Record<EventSwitch, boolean> & {
    cover_logo: boolean;
    downloads_permitted: number | null;
    expires_at: string | null;
    /** Null without one, else a fingerprint that shows whether it has changed, and reveals nothing of it. */
    selection_password: string | null;
  };

/** Returns a project's settings; with `lock`, locked until the transaction ends. */
export async function readSettings(
  eventId: string,
  { sql = pool(), lock = false }: { sql?: Sql; lock?: boolean } = {},
): Promise<ProjectSettings> {
  const { rows } = await sql.query<Record<string, unknown>>(
    `select name, location, date, time, time_zone, locale::text as language, brand_id as brand, layout::text as layout,
            layout_color::text as layout_color, cover_style::text as cover_style, type_pair::text as type_pair,
            spacing::text as spacing, accent_color, cover_logo, sort_by::text as sort_by, upload_resolution::text as upload_resolution,
            downloads_permitted::int as downloads_permitted, expires_at, selection_password_hash,
            ${EVENT_SWITCH_NAMES.join(', ')}
       from events where id = $1 ${lock ? 'for update' : ''}`,
    [eventId],
  );
  const row = rows[0] ?? {};
  const pick = <T>(names: readonly string[], read: (value: unknown) => T) =>
    Object.fromEntries(names.map((name) => [name, read(row[name])]));
  return {
    ...pick(TEXTS, (value) => (typeof value === 'string' ? value : null)),
    ...pick(EVENT_SWITCH_NAMES, (value) => value === true),
    cover_logo: row.cover_logo === true,
    downloads_permitted: typeof row.downloads_permitted === 'number' ? row.downloads_permitted : null,
    expires_at: row.expires_at instanceof Date ? row.expires_at.toISOString() : null,
    selection_password:
      typeof row.selection_password_hash === 'string'
        ? hashToken(row.selection_password_hash).slice(0, 8)
        : null,
  } as ProjectSettings;
}
