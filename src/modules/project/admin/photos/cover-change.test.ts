import { expect, test } from 'vitest';
import {
  automaticOf,
  type CoverChange,
  type Covers,
  requestsOf,
  textOf,
  undoOf,
  unseenBy,
} from './cover-change';

const NOW: Covers = {
  project: 'old',
  galleries: [
    { id: 'first', cover: 'face' },
    { id: 'second', cover: null },
  ],
  photos: [
    { id: 'new', focal: null },
    { id: 'other', focal: { x: 0.1, y: 0.2 } },
  ],
};
const point = { x: 0.3, y: 0.4 };

test.each<[string, CoverChange, CoverChange, Covers?]>([
  ['a project cover', { project: 'new' }, { project: 'old' }],
  ['the automatic project cover', { project: 'new' }, { project: null }, { ...NOW, project: null }],
  [
    'a gallery cover',
    { gallery: { id: 'first', cover: 'new' } },
    { gallery: { id: 'first', cover: 'face' } },
  ],
  [
    'the automatic gallery cover',
    { gallery: { id: 'second', cover: 'new' } },
    { gallery: { id: 'second', cover: null } },
  ],
  [
    'a cover that became automatic',
    { gallery: { id: 'first', cover: null } },
    { gallery: { id: 'first', cover: 'face' } },
  ],
  ['the center', { focal: { media: 'new', to: point } }, { focal: { media: 'new', to: null } }],
  [
    'a focal point',
    { focal: { media: 'other', to: null } },
    { focal: { media: 'other', to: { x: 0.1, y: 0.2 } } },
  ],
  [
    'cover and focal point together',
    { focal: { media: 'other', to: point }, project: 'other' },
    { focal: { media: 'other', to: { x: 0.1, y: 0.2 } }, project: 'old' },
  ],
])('undo restores %s', (_, change, undo, now = NOW) => {
  expect(undoOf(change, now)).toEqual(undo);
});

test('a change is saved by one request for each of its parts', () => {
  const gallery = { id: 'first', cover: null };
  expect(requestsOf({ focal: { media: 'new', to: point }, project: null, gallery })).toEqual([
    { path: 'photos/new/focal', body: { focal: point } },
    { path: 'cover', body: { cover: null } },
    { path: 'galleries/first', body: { cover: null } },
  ]);
  expect(requestsOf({})).toEqual([]);
});

test('a former cover that is deleted meanwhile is replaced by the automatic one', () => {
  const focal = { media: 'new', to: point };
  expect(automaticOf({ focal, project: 'old' })).toEqual({ focal, project: null });
  expect(automaticOf({ gallery: { id: 'first', cover: 'face' } })).toEqual({
    gallery: { id: 'first', cover: null },
  });
});

test('the notice names the cover before the focal point', () => {
  const focal = { media: 'new', to: point };
  expect(textOf({ focal, project: 'new' })).toBe('did.projectCover');
  expect(textOf({ focal, gallery: { id: 'first', cover: 'new' } })).toBe('did.galleryCover');
  expect(textOf({ gallery: { id: 'first', cover: null } })).toBe('did.galleryAutomatic');
  expect(textOf({ focal })).toBe('did.focal');
  expect(textOf({ focal: { media: 'new', to: null } })).toBe('did.middle');
});

test.each([
  ['a visible photograph', {}, {}, null],
  ['a photograph hidden from guests', { hidden: true }, {}, 'guests'],
  ['an unpublished photograph', { private: true, hidden: true }, {}, 'clients'],
  ['a photograph of a hidden gallery', { hidden: true }, { private: true }, 'clients'],
])('%s as a cover is unseen by the right people', (_, photo, gallery, unseen) => {
  const whole = { hidden: false, private: false, ...photo };
  expect(unseenBy(whole, { private: false, ...gallery })).toBe(unseen);
});
