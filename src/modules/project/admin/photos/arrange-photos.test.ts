import { type StudioPhoto, unpackPhotos } from '@media/rules/packed-photos';
import { describe, expect, test } from 'vitest';
import { countFilters, filterPhotos, runsOf, sortPhotos } from './arrange-photos';

const base = unpackPhotos('')[0] ?? ({} as StudioPhoto);
const photo = (id: string, more: Partial<StudioPhoto> = {}): StudioPhoto => ({
  ...base,
  id,
  name: `${id}.jpg`,
  state: 'ready',
  picks: 0,
  position: 0,
  captured_at: null,
  uploaded_at: '2026-11-21T10:00:00.000Z',
  hidden: false,
  private: false,
  ...more,
});
const ids = (photos: StudioPhoto[]) => photos.map(({ id }) => id).join('');

describe('photographs are', () => {
  const photos = [
    photo('a', { position: 2.5, name: 'IMG_10.jpg', captured_at: '2026-01-02' }),
    photo('b', { position: 1, name: 'img_9.JPG' }),
    photo('c', { position: 2.25, name: 'IMG_100.jpg', captured_at: '2026-01-01' }),
  ];

  test('sorted manually, naturally by name, and by time with unknown times last in both directions', () => {
    expect(ids(sortPhotos(photos, 'manual'))).toBe('bca');
    expect(ids(sortPhotos(photos, '-manual'))).toBe('acb');
    expect(ids(sortPhotos(photos, 'name'))).toBe('bac');
    expect(ids(sortPhotos(photos, 'captured_at'))).toBe('cab');
    expect(ids(sortPhotos(photos, '-captured_at'))).toBe('acb');
  });

  test('found by the beginning or the middle of their names, in any case', () => {
    expect(ids(filterPhotos(photos, 'all', 'IMG_10'))).toBe('ac');
    expect(ids(filterPhotos(photos, 'all', ' 9 img'))).toBe('b');
    expect(ids(filterPhotos(photos, 'all', '8'))).toBe('');
  });

  test('filtered by what clients did with them, and counted', () => {
    const some = [
      photo('a', { picks: 2, hidden: true }),
      photo('b', { private: true }),
      photo('c', { state: 'refused' }),
      photo('d', { state: 'processing' }),
    ];
    expect(ids(filterPhotos(some, 'picked', ''))).toBe('a');
    expect(ids(filterPhotos(some, 'hidden', 'b'))).toBe('');
    expect(countFilters(some)).toEqual({
      all: 4,
      picked: 1,
      hidden: 1,
      withdrawn: 1,
      refused: 1,
      processing: 1,
    });
  });
});

test('an undone move restores each run, from the end', () => {
  expect(runsOf(['a', 'b', 'c', 'd', 'e'], new Set(['b', 'c', 'e']))).toEqual([
    { medias: ['e'], before: null },
    { medias: ['b', 'c'], before: 'd' },
  ]);
});
