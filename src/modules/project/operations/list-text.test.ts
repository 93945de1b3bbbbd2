import type { MediaRow } from '@media/lists/queries/lists';
import { expect, test, vi } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { presentList } from '../presenters/media';
import { listText as bytesOf } from './list-gallery';

const listText = (...asked: Parameters<typeof bytesOf>) => Buffer.from(bytesOf(...asked)).toString();

const row = (id: string, name: string): MediaRow => ({
  id,
  event_id: 'e',
  name,
  state: 'ready',
  width: 3000,
  height: 2000,
  thumbhash: null,
  version: 'v1',
  thumbnails_ready: true,
  hidden: false,
});
const rows = [row('a', 'DSC "1".jpg'), row('b', 'כלה \\u0000 $& .jpg')];
const present = vi.fn(
  (token: string): GalleryList =>
    presentList({ id: 'g', name: 'G' }, { ids: ['a', 'b'], medias: rows }, 1, token),
);

test('a cached list equals a newly serialized one for each holder of a token', () => {
  for (const token of ['g1one.2.three', 'u1other.2.$&3', 'g1one.2.three'])
    expect(listText('same', 'of this', token, present)).toBe(
      JSON.stringify(presentList({ id: 'g', name: 'G' }, { ids: ['a', 'b'], medias: rows }, 1, token)),
    );
  expect(present).toHaveBeenCalledTimes(1);
});

test('a token of another length gets a text of its own', () => {
  const of = (token: string) => JSON.parse(listText('lengths', 'of this', token, present)) as GalleryList;
  expect(of('short').medias[0]?.urlS).toMatch(/k=short$/);
  expect(of('a-longer-token').medias[1]?.urlS).toMatch(/k=a-longer-token$/);
  expect(of('short').medias[1]?.urlS).toMatch(/k=short$/);
});

test('a list is serialized again once its input changes, and not shared between slots', () => {
  present.mockClear();
  const other = () => ({ ...present('t'), name: 'other' });
  expect(JSON.parse(listText('changes', 'of this', 't', present)).name).toBe('G');
  expect(JSON.parse(listText('changes', 'of that', 't', other)).name).toBe('other');
  expect(JSON.parse(listText('changes', 'of this', 't', present)).name).toBe('G');
  expect(JSON.parse(listText('elsewhere', 'of this', 't', other)).name).toBe('other');
});

test('the cache is bounded: the least recently used list is serialized again', () => {
  const large = (): GalleryList => ({ ...present('t'), name: 'x'.repeat(1_000_000) });
  const made = vi.fn(large);
  listText('first', 'of this', 't', made);
  for (let i = 0; i < 40; i++) listText(`more ${i}`, 'of this', 't', large);
  listText('first', 'of this', 't', made);
  expect(made).toHaveBeenCalledTimes(2);
  const huge = vi.fn((): GalleryList => ({ ...present('t'), name: 'x'.repeat(2_000_000) }));
  for (let i = 0; i < 2; i++) listText('huge', 'of this', 't', huge);
  expect(huge).toHaveBeenCalledTimes(2);
});
