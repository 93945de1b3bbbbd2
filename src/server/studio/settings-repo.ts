import { EVENT_SWITCH_NAMES, type EventSwitch } from '@/domain/event-options';
import { pool } from '@/server/database/pool';

/** The fields of a project the settings tab shows. */
export interface ProjectSettings {
  values: Record<
    | 'name'
    | 'location'
    | 'date'
    | 'time'
    | 'time_zone'
    | 'language'
    | 'layout'
    | 'layout_color'
    | 'sort_by'
    | 'upload_resolution',
    string | null
  > & { downloads_permitted: number | null; expires_at: string | null };
  switches: Record<EventSwitch, boolean>;
}

/** Reads a project's settings. */
export async function readSettings(eventId: string): Promise<ProjectSettings> {
  const { rows } = await pool().query<Record<string, never>>({
    name: 'studio-settings',
    text: `select name, location, date, time, time_zone, locale::text as language, layout::text as layout,
                  layout_color::text as layout_color, sort_by::text as sort_by, upload_resolution::text as upload_resolution,
                  downloads_permitted::int as downloads_permitted, expires_at, ${EVENT_SWITCH_NAMES.join(', ')}
             from events where id = $1`,
    values: [eventId],
  });
  const row = (rows[0] ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof row[name] === 'string' ? (row[name] as string) : null);
  return {
    values: {
      name: text('name'),
      location: text('location'),
      date: text('date'),
      time: text('time'),
      time_zone: text('time_zone'),
      language: text('language'),
      layout: text('layout'),
      layout_color: text('layout_color'),
      sort_by: text('sort_by'),
      upload_resolution: text('upload_resolution'),
      downloads_permitted: typeof row.downloads_permitted === 'number' ? row.downloads_permitted : null,
      expires_at: row.expires_at instanceof Date ? row.expires_at.toISOString() : null,
    },
    switches: Object.fromEntries(EVENT_SWITCH_NAMES.map((name) => [name, row[name] === true])) as Record<
      EventSwitch,
      boolean
    >,
  };
}
