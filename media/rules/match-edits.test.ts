import { expect, test } from 'vitest';
import { editsAmong, matchEdits } from './match-edits';

const proofs = ['IMG_1.JPG', 'IMG_2.CR3', 'IMG_3.jpg', 'IMG_3.JPEG', '_DSC0042.jpg', 'IMG_12.jpg'].map(
  (name, i) => ({
    id: String(i),
    gallery: 'g',
    name,
  }),
);
const match = (...names: string[]) => {
  const { sure, likely, unclear, none } = matchEdits(names, proofs);
  const pair = ({ file, proof }: { file: number; proof: { name: string } }) => `${names[file]}>${proof.name}`;
  return {
    sure: sure.map(pair),
    likely: likely.map(pair),
    unclear: unclear.map((at) => names[at]),
    none: none.map((at) => names[at]),
  };
};

test('edits find their photographs by the camera’s name, whatever case and ending', () => {
  expect(match('img_1.jpg', 'IMG_2.tif')).toEqual({
    sure: ['img_1.jpg>IMG_1.JPG', 'IMG_2.tif>IMG_2.CR3'],
    likely: [],
    unclear: [],
    none: [],
  });
});

test('suffixes of programs are removed, and the match is only likely', () => {
  expect(match('IMG_1-Edit.jpg', '_DSC0042-Edit-2.jpg', 'IMG_12 (1).jpg').likely).toEqual([
    'IMG_1-Edit.jpg>IMG_1.JPG',
    '_DSC0042-Edit-2.jpg>_DSC0042.jpg',
    'IMG_12 (1).jpg>IMG_12.jpg',
  ]);
});

test('two of one name are never guessed, on either side', () => {
  expect(match('IMG_3.jpg', 'IMG_1.jpg', 'IMG_1-Edit.jpg').unclear).toEqual([
    'IMG_3.jpg',
    'IMG_1.jpg',
    'IMG_1-Edit.jpg',
  ]);
});

test('an edit without a photograph of its name matches none', () => {
  expect(match('IMG_13.jpg', 'other.jpg', 'IMG_.jpg').none).toEqual(['IMG_13.jpg', 'other.jpg', 'IMG_.jpg']);
});

const at = (second: number) => `2026-09-12T09:14:0${second}`;
const taken = (
  files: [name: string, second: number | null][],
  there: [name: string, second: number | null][],
) => {
  const moment = (second: number | null) => (second === null ? null : at(second));
  const found = matchEdits(
    files.map(([name]) => name),
    there.map(([name, second], nr) => ({ id: `${nr}`, gallery: 'g', name, captured_at: moment(second) })),
    files.map(([, second]) => moment(second)),
  );
  const pairs = (matches: typeof found.sure) => matches.map(({ file, proof }) => `${file}>${proof.id}`);
  return { sure: pairs(found.sure), likely: pairs(found.likely), unclear: found.unclear, none: found.none };
};

test('two cameras with the same file names are distinguished by the time of the photographs', () => {
  const both: [string, number][] = [
    ['IMG_1.JPG', 1],
    ['IMG_1.JPG', 2],
  ];
  expect(
    taken(
      [
        ['IMG_1.jpg', 2],
        ['IMG_1.tif', 1],
      ],
      both,
    ).sure,
  ).toEqual(['0>1', '1>0']);
  expect(taken([['IMG_1-Edit.jpg', 2]], both).likely).toEqual(['0>1']);
  expect(taken([['IMG_1.jpg', 3]], both).unclear).toEqual([0]);
  expect(taken([['IMG_1.jpg', null]], both).unclear).toEqual([0]);
});

test('the same name at another moment needs a confirmation; without a moment the name is enough', () => {
  expect(taken([['IMG_1.jpg', 5]], [['IMG_1.JPG', 1]])).toMatchObject({ sure: [], likely: ['0>0'] });
  expect(taken([['IMG_1.jpg', 5]], [['IMG_1.JPG', null]]).sure).toEqual(['0>0']);
  expect(taken([['IMG_1.jpg', null]], [['IMG_1.JPG', 1]]).sure).toEqual(['0>0']);
});

test('another name is proposed for the only photograph of its moment, never in a burst', () => {
  const there: [string, number][] = [
    ['IMG_1.JPG', 1],
    ['IMG_2.JPG', 2],
    ['IMG_3.JPG', 2],
  ];
  expect(
    taken(
      [
        ['bride.jpg', 1],
        ['groom.jpg', 2],
        ['x.jpg', 9],
      ],
      there,
    ),
  ).toEqual({
    ...{ sure: [], likely: ['0>0'], unclear: [], none: [1, 2] },
  });
  expect(
    taken(
      [
        ['bride.jpg', 1],
        ['IMG_1.jpg', 1],
      ],
      there,
    ).unclear,
  ).toEqual([0, 1]);
});

const drop = (...files: [name: string, bytes: number][]) =>
  editsAmong(
    files.map(([name, bytes]) => ({ name, bytes })),
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ id: name, gallery: 'g', name, bytes: 10 })),
  );

test('uploaded files count as edits only where a photograph has the name and other bytes', () => {
  expect(drop(['x.jpg', 1], ['a.jpg', 10])).toBeNull();
  expect(drop()).toBeNull();
  const found = drop(['a.jpg', 10], ['b.jpg', 11], ['c-Edit.jpg', 10], ['x.jpg', 1]);
  expect(found?.sure.map(({ proof }) => proof.name)).toEqual(['b.jpg']);
  expect(found?.likely.map(({ proof }) => proof.name)).toEqual(['c.jpg']);
  // A near match is added as a new photograph unless the person ticks it.
  expect(found?.rest).toEqual([0, 2, 3]);
});

test('two files that match one photograph need a confirmation', () => {
  expect(drop(['b.jpg', 11], ['b.tif', 12], ['a.jpg', 10])).toEqual({
    sure: [],
    likely: [],
    unclear: [0, 1],
    rest: [0, 1, 2],
  });
  // One of them is the photograph itself, sent once more: the other is its edit.
  expect(drop(['b.jpg', 10], ['b.tif', 12])).toMatchObject({ sure: [{ file: 1 }], rest: [0] });
});
