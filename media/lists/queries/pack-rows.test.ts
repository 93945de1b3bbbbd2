import { expect, test } from 'vitest';
import { unpackList } from './pack-rows';

const record = (name: string) => [name, 'ready', '10', '5', '', 'v1', 't', 'f'].join('\u001f');

test('photographs of a later page have the ids of their places in the whole list', () => {
  const packed = { ids: 'a,b,c,d,e', medias: [record('c.jpg'), record('d.jpg')].join('\u001e') };
  const { ids, medias } = unpackList(packed, { event: 'p', skipped: 2 });
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(medias.map(({ id, name, event_id }) => [id, name, event_id])).toEqual([
    ['c', 'c.jpg', 'p'],
    ['d', 'd.jpg', 'p'],
  ]);
});
