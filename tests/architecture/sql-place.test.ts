import { expect, test } from 'vitest';
import { sqlTexts } from '../helpers/sql-texts';
import { walk } from './walk';

/**
 * SQL is in `queries.ts` of a module or of a folder of it, or in its folder `queries`; `src/core/db` is the layer of the
 * database, and migrations are SQL. What tests and the skeleton of a new feature contain is not looked at.
 */
const PLACES = /(^|\/)queries\.ts$|\/queries\/|^src\/core\/db\/|^src\/migrations\//;
const NOT_READ = /\.test\.|\/tests\/|\/new-plugin\/skeleton\/|payload-types/;

/** Places of folders whose statements are not moved yet. The numbers may only fall, to an empty list. */
const NOT_MOVED: Record<string, number> = {
  'plugins/downloads': 31,
  'plugins/hiding': 4,
  'plugins/reviews': 47,
  'plugins/selection': 80,
  'plugins/sharing': 3,
  'plugins/similar': 2,
  'plugins/talk': 43,
  'src/cli': 33,
  'src/modules/access': 23,
  'src/modules/installation': 27,
  'src/modules/messaging': 8,
  'src/modules/money': 3,
  'src/modules/people': 57,
  'src/modules/privacy': 68,
  'src/modules/sites': 96,
  'src/modules/webhooks': 23,
  'src/web': 2,
};

/** A module, a feature, or one of the folders that have no modules. */
function unitOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] === 'plugins') return parts.slice(0, 2).join('/');
  if (parts[0] === 'src') return parts.slice(0, parts[1] === 'modules' ? 3 : 2).join('/');
  return parts[0] as string;
}

test('SQL is in the files of queries alone', () => {
  const places = walk(['src', 'media', 'plugins', 'collections'], /\.tsx?$/)
    .filter(({ file }) => !PLACES.test(file) && !NOT_READ.test(file))
    .flatMap(({ file }) => sqlTexts(file));
  const units = [...new Set(places.map(unitOf))];
  const counts = Object.fromEntries(
    units.map((unit) => [unit, places.filter((place) => unitOf(place) === unit).length]),
  );
  expect(places.filter((place) => !(unitOf(place) in NOT_MOVED))).toEqual([]);
  expect(counts).toEqual(NOT_MOVED);
});

test('SQL is found in calls of query, in constants and in parts of templates', () => {
  expect(sqlTexts('src/core/http/queries.ts')).toHaveLength(3);
  expect(sqlTexts('src/modules/project/queries/product-columns.ts')).toHaveLength(1);
  expect(sqlTexts('src/modules/picks/queries/counted-picks.ts')).toHaveLength(2);
});
