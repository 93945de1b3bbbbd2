import { expect, test } from 'vitest';
import { EVENT_SWITCHES } from './event-words';
import { settingNotes } from './setting-notes';

const usual = { ...EVENT_SWITCHES, upload_resolution: 'hd', downloads_permitted: null, expires_at: null };
const facts = { hasMark: true, products: 1, published: true, now: new Date('2027-01-01T00:00:00Z') };

test('default settings have no notes', () => {
  expect(settingNotes(usual, facts)).toEqual([]);
});

test.each([
  [{ allow_downloads: true, allow_downloads_selection_only: true }, {}, 'allow_downloads', 'onlyChosen'],
  [
    { allow_downloads_selection_only: true },
    { products: 0 },
    'allow_downloads_selection_only',
    'nothingToChoose',
  ],
  [{ downloads_permitted: 5 }, {}, 'downloads_permitted', 'noDownloads'],
  [{ downloads_permitted: 0, allow_downloads: true }, {}, 'downloads_permitted', 'zeroDownloads'],
  [{ upload_resolution: 'original', add_watermark: true }, {}, 'upload_resolution', 'noOriginals'],
  [{ available_public: true, listed: true }, {}, 'listed', 'publicAnyway'],
  [{ available_public: true, force_selection_login: true }, {}, 'force_selection_login', 'guestsAnyway'],
  [{ expires_at: '2027-01-01T00:00:00.000Z' }, {}, 'expires_at', 'expired'],
  [{ remind_clients_of_expiry: true }, {}, 'remind_clients_of_expiry', 'noExpiry'],
])('%j has a note', (settings, more, field, note) => {
  expect(settingNotes({ ...usual, ...settings }, { ...facts, ...more })).toEqual([{ field, note }]);
});

test.each([
  { downloads_permitted: 5, allow_downloads: true },
  { allow_downloads_selection_only: true },
  { upload_resolution: 'original' },
  { listed: true },
  { expires_at: '2027-01-01T00:00:01.000Z', remind_clients_of_expiry: true },
])('%j has no note', (settings) => {
  expect(settingNotes({ ...usual, ...settings }, facts)).toEqual([]);
});
