import { expect, test } from 'vitest';
import { supersededIn } from './superseded';

const mark = (id: string, media: string, favourite: boolean, person = 'dana') => ({
  ...{ id, kind: 'mark' as const },
  data: { person, media, favourite },
});
const pick = (id: string, product: string, media: string, selected: boolean) => ({
  ...{ id, kind: 'pick' as const },
  data: { product, media, selected },
});

test.each([
  ['nothing of none', [], []],
  ['a rating that was taken back', [mark('1', 'a', false), mark('2', 'a', true)], ['1']],
  [
    'all but the last of three',
    [mark('1', 'a', true), mark('2', 'a', false), mark('3', 'a', true)],
    ['1', '2'],
  ],
  ['no rating of another photograph', [mark('1', 'a', false), mark('2', 'b', true)], []],
  ['no rating of another person', [mark('1', 'a', false), mark('2', 'a', true, 'omer')], []],
  ['a pick that was taken back', [pick('1', 'album', 'a', true), pick('2', 'album', 'a', false)], ['1']],
  ['no pick for another product', [pick('1', 'album', 'a', true), pick('2', 'cover', 'a', true)], []],
  [
    'no message to reload',
    ['1', '2'].map((id) => ({ id, kind: 'galleries' as const, data: { galleries: [] } })),
    [],
  ],
])('supersedes %s', (_what, changes, ids) => {
  expect(supersededIn(changes)).toEqual(ids);
});
