import { describe, expect, test } from 'vitest';
import { hasNumber } from './has-number';
import { inventedTexts, sampleTexts, writeSetting } from './sample-texts';

const WORDS = new Set([
  'Prices',
  'מחירים',
  'A day',
  'יום',
  '₪3,400',
  'Ten hours',
  'עשר שעות',
  'She was everywhere.',
  'A quiet eye',
  'עין שקטה',
]);
const paths = (found: ReturnType<typeof sampleTexts>) =>
  found.map(({ path, locale }) => [...path, locale].join('.'));
const pack = (more: object) => ({ packages: [{ name: { en: 'A day' }, price: { en: '₪3,400' }, ...more }] });

test.each([
  ['600 photographs', true],
  ['eighteen weddings a year', true],
  ['Half a day', true],
  ['someone often tenderly', false],
  ['One person, good light', false],
  ['שמונה עשרה חתונות בשנה', true],
  ['תוך ארבעה שבועות', true],
  ['ובשעתיים', true],
  ['שמש, שישי בערב', false],
  ['', false],
])('%s has a number: %s', (text, expected) => expect(hasNumber(text)).toBe(expected));

describe('what a template made up', () => {
  test('is words of clients, and statements with numbers', () => {
    const settings = {
      stories: [{ quote: { en: 'She was everywhere.', he: 'שלי' } }],
      text: { he: 'עשר שעות' },
    };
    expect(paths(inventedTexts(settings, WORDS))).toEqual(['stories.0.quote.en', 'text.he']);
  });

  test('is a price while its package has other words of the template', () => {
    expect(paths(inventedTexts(pack({}), WORDS))).toEqual(['packages.0.price.en']);
    expect(inventedTexts(pack({ name: { en: 'My day' } }), WORDS)).toEqual([]);
    expect(inventedTexts(pack({ price: { en: '₪4,000' } }), WORDS)).toEqual([]);
  });

  test('is nothing in settings that are no texts', () => {
    for (const settings of [null, 7, { stories: [null, { quote: { en: 5 } }] }])
      expect(inventedTexts(settings, WORDS)).toEqual([]);
  });
});

test('titles and labels of a block that states facts are no samples', () => {
  const settings = { title: { en: 'Prices' }, button: { label: { en: 'A day' } } };
  expect(sampleTexts(settings, WORDS, { statesFacts: true })).toEqual([]);
  expect(paths(sampleTexts(settings, WORDS, { statesFacts: false }))).toEqual(['title.en']);
});

describe('writing a setting', () => {
  const block = (settings: object, more: object = {}) =>
    ({ id: 'b', type: 'x', settings, hidden: false, sample: true, ...more }) as never;
  const text = { en: 'A quiet eye', he: 'עין שקטה' };

  test('removes what the template says in the other language, and makes the block the studio’s own', () => {
    const written = writeSetting(block({ text }), { name: 'text', value: { ...text, en: 'My eye' } }, WORDS);
    expect(written).toMatchObject({ settings: { text: { en: 'My eye' } }, sample: false, own: true });
    expect(written.settings.text).not.toHaveProperty('he');
  });

  test('leaves a sample with other texts of the template', () => {
    const settings = pack({ includes: { en: 'Ten hours' } });
    const value = [{ ...settings.packages[0], name: { en: 'My day' } }];
    expect(writeSetting(block(settings), { name: 'packages', value }, WORDS)).toMatchObject({ sample: true });
  });

  test('moves texts of a list without removing any', () => {
    const items = [{ name: text }, { name: { en: 'A day', he: 'יום' } }];
    const value = items.toReversed();
    expect(writeSetting(block({ items }), { name: 'items', value }, WORDS).settings.items).toEqual(value);
  });

  test('removes nothing from a block that was accepted, nor marks an emptied one', () => {
    const value = { ...text, en: 'My eye' };
    const own = writeSetting(block({ text }, { sample: false, own: true }), { name: 'text', value }, WORDS);
    expect(own.settings.text).toEqual(value);
    const empty = writeSetting(block({ text }), { name: 'text', value: {} }, WORDS);
    expect(empty.sample).toBe(true);
  });
});
