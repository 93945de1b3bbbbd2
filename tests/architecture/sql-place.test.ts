import { expect, test } from 'vitest';
import { sqlTexts } from '../helpers/sql-texts';
import { walk } from './walk';

/**
 * SQL is in `queries.ts` of a module or of a folder of it, or in its folder `queries`; `tables.ts` declares tables,
 * whose checks and defaults are SQL, `src/core/db` is the layer of the database, and migrations are SQL. What tests and
 * the skeleton of a new feature contain is not looked at.
 */
const PLACES = /\/(queries|tables)\.ts$|\/queries\/|^src\/core\/db\/|^src\/migrations\//;
const NOT_READ = /\.test\.|\/tests\/|\/new-plugin\/skeleton\/|payload-types/;

test('SQL is in the files of queries alone', () => {
  const places = walk(['src', 'media', 'plugins', 'collections'], /\.tsx?$/)
    .filter(({ file }) => !PLACES.test(file) && !NOT_READ.test(file))
    .flatMap(({ file }) => sqlTexts(file));
  expect(places).toEqual([]);
});

test('SQL is found in calls of query, in constants and in parts of templates', () => {
  expect(sqlTexts('src/core/http/queries.ts')).toHaveLength(3);
  expect(sqlTexts('src/modules/project/queries/product-columns.ts')).toHaveLength(1);
  expect(sqlTexts('src/modules/picks/queries/counted-picks.ts')).toHaveLength(2);
});
