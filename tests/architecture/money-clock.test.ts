import { expect, test } from 'vitest';
import { walk } from './walk';

/** Modules and plugins that move money, and plugins that are paid through them. */
const MONEY = /^(src\/modules\/money|plugins\/(stripe|offline|shop))\//;
const OWN_TIME =
  /(?<!Date\.)\bnow\(\)|\bcurrent_(timestamp|date)\b|\bclock_timestamp\(\)|(?<!now = )\bnew Date\(\)/i;

test('money takes the time from one clock, which tests can move, never from the database', () => {
  const found = walk(['src/modules/money', 'plugins'], /\.ts$/)
    .filter(({ file }) => MONEY.test(file) && !/\.test\.|\/tests\//.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, nr) => (OWN_TIME.test(line) ? [`${file}:${nr + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
