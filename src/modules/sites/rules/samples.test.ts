import { describe, expect, test } from 'vitest';
import { markdownToProse } from '@/core/text/markdown-to-prose';
import type { SiteDocument } from './document';
import { hasOnlySamples, markUntouched, type Starters, withoutSamples, withSamplesTaken } from './samples';

const PRICES = {
  title: { en: 'Prices', he: 'מחירים' },
  packages: [{ name: { en: 'A day' }, price: { en: '₪3,400' }, picture: 'photo:1', marked: true }],
};
const QUOTE = { en: 'Each of them as it felt.', he: 'כל אחת כפי שזה הרגיש.' };
const STARTERS: Starters = new Map([
  ['sites.pricing', [PRICES]],
  ['sites.stories', [{ stories: [{ quote: QUOTE, name: { en: 'Maya' } }] }]],
  ['sites.featured', []],
]);

const site = (type: string, settings: object, more: object = {}) =>
  ({
    pages: [
      { slug: '', shown: true, blocks: [{ id: 'b', type, settings, hidden: false, sample: false, ...more }] },
    ],
  }) as unknown as SiteDocument;
const isSample = (document: SiteDocument) =>
  markUntouched(document, STARTERS).pages[0]?.blocks[0]?.sample === true;

test.each<[string, string, object, boolean]>([
  ['a price list as the template has it', 'sites.pricing', PRICES, true],
  [
    'with other pictures, marks and keys in another order',
    'sites.pricing',
    {
      packages: [{ price: { en: '₪3,400 ' }, marked: false, picture: null, name: { he: '', en: 'A day' } }],
      title: { he: 'מחירים', en: 'Prices' },
    },
    true,
  ],
  [
    'with a price of one’s own',
    'sites.pricing',
    { ...PRICES, packages: [{ name: { en: 'A day' }, price: { en: '₪3,500' } }] },
    false,
  ],
  ['an empty one', 'sites.pricing', {}, false],
  ['the same words in a block that states no facts', 'sites.text', PRICES, false],
  ['an empty one without a starter', 'sites.featured', {}, false],
  [
    'an invented sentence under another name',
    'sites.stories',
    { stories: [{ quote: { en: 'Our own words.' } }, { quote: { en: QUOTE.en }, name: { en: 'Dana' } }] },
    true,
  ],
  [
    'an invented sentence left in one language',
    'sites.stories',
    { stories: [{ quote: { ...QUOTE, en: 'Ours.' } }] },
    true,
  ],
  [
    'a sentence that is no text, as an import may store it',
    'sites.stories',
    { stories: [null, { quote: null }, { quote: { en: 5 } }] },
    false,
  ],
  ['what looks like formatted text and is none', 'sites.pricing', { title: { en: { root: null } } }, false],
  [
    'a broken node of formatted text',
    'sites.pricing',
    { title: { en: { root: { children: [{ type: 'list' }] } } } },
    false,
  ],
  ['a client’s own words', 'sites.stories', { stories: [{ quote: { en: 'Our own words.' } }] }, false],
])('%s: a sample or not', (_, type, settings, sample) => {
  expect(isSample(site(type, settings))).toBe(sample);
});

test('a page of nothing but samples is left out as a whole, unless it is the first', () => {
  const marked = markUntouched(site('sites.pricing', PRICES), STARTERS);
  const [first] = marked.pages;
  if (!first) throw new Error('The site has no page.');
  const other = { ...first, id: 'other', slug: 'prices' };
  expect([hasOnlySamples(first), hasOnlySamples(other)]).toEqual([false, true]);
  expect(hasOnlySamples({ ...other, blocks: [] })).toBe(false);
  const { pages } = withoutSamples({ ...marked, pages: [first, other] });
  expect(pages.map(({ slug }) => slug)).toEqual([first.slug]);
});

test('accepted texts are no sample any more, and what never was one is not marked as accepted', () => {
  const taken = withSamplesTaken(markUntouched(site('sites.pricing', PRICES), STARTERS));
  expect(isSample(taken)).toBe(false);
  expect(withoutSamples(markUntouched(taken, STARTERS)).pages[0]?.blocks).toHaveLength(1);
  expect(withSamplesTaken(site('sites.text', {})).pages[0]?.blocks[0]).not.toHaveProperty('own');
});

describe('a block stored with Markdown', () => {
  const text = { en: 'We are **two**, and have a [house](/about).', he: 'אנחנו *שתיים*.' };
  const prose = { en: markdownToProse(text.en), he: markdownToProse(text.he) };
  const starters: Starters = new Map([['sites.story', [{ title: { en: 'Us' }, text: prose }]]]);
  const marked = (settings: object) =>
    markUntouched(site('sites.story', settings), starters).pages[0]?.blocks[0];

  test('is a sample while it says what the template’s formatted text says', () => {
    expect(marked({ title: { en: 'Us' }, text })?.sample).toBe(true);
    expect(marked({ title: { en: 'Us' }, text: { ...text, en: text.en.replaceAll('*', '') } })?.sample).toBe(
      true,
    );
  });

  test('is none with words of one’s own, in the text or beside it', () => {
    expect(marked({ title: { en: 'Us' }, text: { ...text, en: 'We are **three**.' } })?.sample).toBe(false);
    expect(marked({ title: { en: 'We' }, text })?.sample).toBe(false);
    expect(marked({ title: { en: 'Us' }, text: { he: text.he } })?.sample).toBe(false);
  });

  test('keeps its Markdown', () => {
    expect(marked({ title: { en: 'Us' }, text })?.settings.text).toEqual(text);
  });
});
