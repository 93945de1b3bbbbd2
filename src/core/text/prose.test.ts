import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProse } from './check-prose';
import { markdownToProse } from './markdown-to-prose';
import { FORMATS, node, type ProseBlock, type ProseInline, type ProseItem } from './prose-document';
import { proseToMarkdown } from './prose-to-markdown';
import { isEmptyProse, proseLength, proseToText } from './prose-to-text';

/** Pieces that Markdown reads in more than one way, in both languages. */
const PIECES = [
  ...[
    'a',
    'word',
    'ש',
    'שלום',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '*',
    '**',
    '***',
    '_',
    '__',
    '`',
    '``',
    '#',
    '## ',
    '- ',
  ],
  ...[
    '1. ',
    '2) ',
    '+ ',
    '> ',
    '---',
    '===',
    '\\',
    '\\\n',
    '&amp;',
    '&',
    '<b>',
    '<',
    '>',
    '[',
    ']',
    '(',
    ')',
    '!',
    '"',
  ],
  ...[
    '[x](https://a.test/b_c_d)',
    '[y](/about "t")',
    '[z](javascript:alert(1))',
    '![alt](/p.jpg)',
    '  - ',
    '    ',
    '~~~\n',
  ],
  ...['.', ',', ':', '7', '😀', '\u00A0', '<https://a.test>', '|', '=', '~', '--', "'"],
];
const markdowns = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((all) => all.join(''));

const texts = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        'a',
        'ש',
        ' ',
        '*',
        '_',
        '"',
        '.',
        '#',
        '`',
        '1',
        '\\',
        '<i>',
        '&',
        ']',
        '!',
        '-',
        '\u00A0',
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    fc.constantFrom(0, 1, 2, 3, 16, 17),
  )
  .map(([letters, format]) => node.text(letters.join(''), format));
const parts = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: texts },
    fc.constant(node.linebreak()),
    fc
      .tuple(
        fc.constantFrom('https://a.test/x', '/about', 'mailto:a@b.test', 'tel:+972 50'),
        fc.array(texts, { minLength: 1, maxLength: 3 }),
      )
      .map(([url, all]) => node.link(url, all)),
  ),
  { minLength: 1, maxLength: 6 },
) as fc.Arbitrary<ProseInline[]>;
const lists = fc
  .tuple(
    fc.boolean(),
    fc.integer({ min: 0, max: 12 }),
    fc.array(parts, { minLength: 1, maxLength: 3 }),
    fc.array(parts, { maxLength: 2 }),
  )
  .map(([ordered, start, first, second]) => {
    const nested: ProseItem['children'][] = second.length > 0 ? [[node.list(!ordered, 1, second, 1)]] : [];
    return node.list(ordered, ordered ? start : 1, [...first, ...nested]) as ProseBlock;
  });
const documents = fc
  .array(
    fc.oneof(
      parts.map(node.paragraph),
      parts.map(node.quote),
      parts.map((all) => node.heading('h2', all)),
      lists,
      fc.constant(node.rule()),
    ),
    { maxLength: 5 },
  )
  .map(node.root);

const again = (markdown: string) => proseToMarkdown(markdownToProse(markdown));
const RUNS = { numRuns: 300 };

describe('Markdown', () => {
  test('becomes the nodes that its HTML would show', () => {
    const { root } = markdownToProse(
      '## Hello *you*\n\nA **bold** [link](https://a.test)  \nnext\n\n- one\n  1. two\n\n> said\n\n---\n\n`x`',
    );
    expect(root.children.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'quote',
      'horizontalrule',
      'paragraph',
    ]);
    expect(root.children[1]).toMatchObject({
      children: [
        { text: 'A ', format: 0 },
        { text: 'bold', format: FORMATS.bold },
        { text: ' ', format: 0 },
        { type: 'link', url: 'https://a.test', children: [{ text: 'link' }] },
        { type: 'linebreak' },
        { text: 'next' },
      ],
    });
    expect(root.children[2]).toMatchObject({
      listType: 'bullet',
      children: [
        { children: [{ text: 'one' }], indent: 0 },
        {
          children: [
            { type: 'list', listType: 'number', children: [{ children: [{ text: 'two' }], indent: 1 }] },
          ],
        },
      ],
    });
  });

  test('is the same prose after it was written as Markdown again', () => {
    fc.assert(
      fc.property(markdowns, (markdown) => {
        const prose = markdownToProse(markdown);
        const written = proseToMarkdown(prose);
        expect(markdownToProse(written)).toEqual(prose);
        expect(again(written)).toBe(written);
      }),
      RUNS,
    );
  });

  test('is always prose that may be stored, within the limit of the Markdown', () => {
    fc.assert(
      fc.property(markdowns, (markdown) => {
        const prose = markdownToProse(markdown);
        expect(checkProse(prose, markdown.length)).toEqual(prose);
        expect(proseLength(prose)).toBeLessThanOrEqual(markdown.length);
      }),
      RUNS,
    );
  });

  test('with thousands of nested marks is prose of a bounded depth', () => {
    for (const mark of ['> ', '- ', '*a ', '1. '])
      expect(checkProse(markdownToProse(`${mark.repeat(4000)}x`), 16_000)).toBeDefined();
  });

  test('keeps the text of links and pictures that may not be stored', () => {
    const prose = markdownToProse(
      '[run](javascript:alert(1)) ![a tree](https://a.test/t.jpg) [about](about)',
    );
    expect(proseToText(prose)).toBe('run a tree about');
    expect(JSON.stringify(prose)).not.toMatch(/javascript|jpg/);
    expect(prose.root.children[0]).toMatchObject({ children: [{}, { type: 'link', url: '/about' }] });
  });
});

describe('prose', () => {
  test('is the same after Markdown, without spaces and breaks that Markdown does not have', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const once = markdownToProse(proseToMarkdown(document));
        expect(markdownToProse(proseToMarkdown(once))).toEqual(once);
        const letters = (text: string) => text.replace(/[\s\d.-]/g, '');
        expect(letters(proseToText(once))).toBe(letters(proseToText(document)));
      }),
      RUNS,
    );
  });

  test('is plain text with items on lines', () => {
    const prose = markdownToProse('# Title\n\nOne  \ntwo [three](/x)\n\n3. a\n4. b\n   - c\n\n---\n\n> said');
    expect(proseToText(prose)).toBe('Title\n\nOne\ntwo three\n\n3. a\n4. b\n  - c\n\nsaid');
    expect(isEmptyProse(markdownToProse(' \n'))).toBe(true);
    expect(isEmptyProse(prose)).toBe(false);
  });
});
