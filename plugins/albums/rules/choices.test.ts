import { expect, test } from 'vitest';
import { photoNear, picksOf } from './choices';

test('a note is about the uppermost photograph at its point, else the nearest, and about none on a spread without', () => {
  const frame = (media: string | null, x: number) => ({ ...{ x, y: 0, w: 100, h: 100 }, id: `f${x}`, media });
  const frames = [frame('a', 0), frame('b', 50), frame(null, 200), frame('c', 400)] as never;
  const near = (x: number, y = 50) => photoNear({ frames }, { x, y });
  expect([near(10), near(75), near(240), near(300), near(390, 300)]).toEqual(['a', 'b', 'b', 'c', 'c']);
  expect(photoNear({ frames: [] }, { x: 1, y: 1 })).toBeNull();
});

test('each pick is known with the first spread it is on, and other photographs are none', () => {
  const on = (...medias: string[]) => ({ frames: medias.map((media) => ({ media })) });
  const document = { spreads: [on('a', 'b'), on('c', 'a')] } as never;
  const photos = ['a', 'c', 'd', 'x'].map((id) => ({ id, picked: id !== 'x' })) as never[];
  expect(picksOf(document, photos).map(({ photo, spread }) => [photo.id, spread])).toEqual([
    ['a', 1],
    ['c', 2],
    ['d', null],
  ]);
});
