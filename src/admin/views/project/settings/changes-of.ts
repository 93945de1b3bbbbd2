import { EVENT_SWITCH_NAMES } from '@/domain/event-words';
import type { ProjectSettings } from '@/server/studio/settings-repo';

/** The fields a form changes, in the wire's words. Empty is null; `expires_at` is the end of its day in UTC. */
export function changesOf(given: FormData, { values, switches }: ProjectSettings): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  const text = (name: string) => String(given.get(name) ?? '').trim();
  for (const name of [
    'name',
    'location',
    'date',
    'time',
    'time_zone',
    'language',
    'layout',
    'layout_color',
    'sort_by',
    'upload_resolution',
  ] as const) {
    const value = text(name);
    if (value !== (values[name] ?? '')) changed[name] = value === '' && name !== 'name' ? null : value;
  }
  const downloads = text('downloads_permitted');
  if (downloads !== String(values.downloads_permitted ?? '')) {
    changed.downloads_permitted = downloads === '' ? null : Number(downloads);
  }
  const day = text('expires_at');
  if (day !== (values.expires_at?.slice(0, 10) ?? ''))
    changed.expires_at = day === '' ? null : `${day}T23:59:59Z`;
  for (const name of EVENT_SWITCH_NAMES) {
    const on = given.get(name) !== null;
    if (on !== switches[name]) changed[name] = on;
  }
  return changed;
}
