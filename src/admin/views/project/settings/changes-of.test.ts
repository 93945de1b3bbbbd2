import { describe, expect, test } from 'vitest';
import { EVENT_SWITCHES } from '@/domain/event-words';
import type { ProjectSettings } from '@/server/studio/settings-repo';
import { changesOf } from './changes-of';

const settings: ProjectSettings = {
  values: {
    name: 'Maya & Jonathan',
    location: 'Galilee',
    date: '2026-09-12',
    time: null,
    time_zone: 'Asia/Jerusalem',
    language: 'en',
    layout: 'vertical',
    layout_color: 'light',
    sort_by: 'name',
    upload_resolution: 'hd',
    downloads_permitted: null,
    expires_at: '2027-01-31T23:59:59.000Z',
  },
  switches: { ...EVENT_SWITCHES, allow_sharing: true },
};

/** The form as it stands, with some fields changed; null takes a tick away. */
function form(changes: Record<string, string | null> = {}): FormData {
  const given = new FormData();
  const { expires_at, ...values } = settings.values;
  const all = { ...values, expires_at: expires_at?.slice(0, 10) ?? '', allow_sharing: 'on', ...changes };
  for (const [name, value] of Object.entries(all)) {
    if (value !== null || !(name in settings.switches)) given.set(name, String(value ?? ''));
  }
  return given;
}

describe('the changes of a form', () => {
  test('are none where nothing was touched', () => {
    expect(changesOf(form(), settings)).toEqual({});
  });

  test('are the touched fields alone, switches both ways', () => {
    expect(changesOf(form({ location: '', allow_sharing: null, allow_downloads: 'on' }), settings)).toEqual({
      location: null,
      allow_sharing: false,
      allow_downloads: true,
    });
  });

  test('keep an emptied name, so that the server says what is wrong with it', () => {
    expect(changesOf(form({ name: '  ' }), settings)).toEqual({ name: '' });
  });

  test('close a project at the end of its day', () => {
    expect(changesOf(form({ expires_at: '2027-02-01' }), settings)).toEqual({
      expires_at: '2027-02-01T23:59:59Z',
    });
    expect(changesOf(form({ expires_at: '' }), settings)).toEqual({ expires_at: null });
  });

  test('tell no limit from none at all', () => {
    expect(changesOf(form({ downloads_permitted: '0' }), settings)).toEqual({ downloads_permitted: 0 });
  });
});
