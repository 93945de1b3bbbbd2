import { expect, it } from 'vitest';
import type { Course } from './courses';
import { CullStore } from './cull-store';
import * as rules from './culling';
import { currentOf } from './culling';
import type { SeenQueue } from './seen-queue';

function queue(): SeenQueue {
  const kept = new Map<string, Set<string>>();
  const of = (course: string) => kept.get(course) ?? new Set<string>();
  return {
    of,
    add: (course, media) => void kept.set(course, new Set([...of(course), media])),
    forget: (course, media) => void kept.set(course, new Set([...of(course)].filter((one) => one !== media))),
    clear: (course) => void kept.delete(course),
  };
}

const ALBUM: Course = { kind: 'favourites', product: 'album' };
const COVER: Course = { kind: 'favourites', product: 'cover' };

/** Favorites a to c, some of them in the album already. */
function favourites(...inAlbum: string[]) {
  const store = new CullStore(
    ({ product }, media) => ({ favourite: true, picked: product === 'album' && inAlbum.includes(media) }),
    queue(),
  );
  const begin = (course: Course) => {
    store.open(course);
    store.begin(['a', 'b', 'c'], rules);
    return currentOf(store.get().culling);
  };
  return { store, begin };
}

it('leaves out decided photographs, and resumes per product', () => {
  const { store, begin } = favourites('b');
  expect(begin(ALBUM)).toBe('a');
  expect([store.decide('b'), store.decide('a')]).toEqual([false, true]);
  store.close();
  expect(begin(ALBUM)).toBe('c');
  expect(begin(COVER)).toBe('a');
});

it('shows a photograph again after Undo or a failed request', () => {
  const { store, begin } = favourites();
  begin(ALBUM);
  store.decide('a');
  store.decide('b');
  expect(store.undo()?.media).toBe('b');
  expect(begin(ALBUM)).toBe('b');
  store.notSeen(ALBUM, 'a');
  expect([begin(ALBUM), store.get().culling.round]).toEqual(['a', ['a', 'b', 'c']]);
});

it('starts over once all are decided, or the review is finished', () => {
  const { store, begin } = favourites();
  begin(ALBUM);
  for (const media of ['a', 'b', 'c']) store.decide(media);
  store.close();
  expect(begin(ALBUM)).toBe('a');
  store.decide('a');
  store.finish();
  expect([begin(ALBUM), store.get().culling.at]).toEqual(['a', 0]);
});

it('begins a swap with the first pick, and keeps the progress of the review', () => {
  const store = new CullStore(() => ({ picked: true, favourite: false }), queue());
  const picks: Course = { kind: 'picks', product: 'album' };
  const begin = (wanted: string | null) => {
    store.open(picks, wanted);
    store.begin(['a', 'b', 'c'], rules);
    return currentOf(store.get().culling);
  };
  expect(begin(null)).toBe('a');
  store.decide('a');
  expect(begin('new')).toBe('a');
  store.jump('c');
  store.decide('c');
  expect([store.takeWanted(), store.takeWanted()]).toEqual(['new', null]);
  store.close();
  expect(begin(null)).toBe('b');
  store.jump('c');
  expect([currentOf(store.get().culling), store.get().culling.round]).toEqual(['c', ['a', 'b', 'c']]);
});
