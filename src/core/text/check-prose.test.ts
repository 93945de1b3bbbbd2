import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProse, keepKnownProse, ProseProblem } from './check-prose';
import { node } from './prose-document';
import { proseToText } from './prose-to-text';

const RUNS = { numRuns: 300 };

const problemOf = (value: unknown, most = 100) => {
  try {
    return checkProse(value, most);
  } catch (error) {
    if (!(error instanceof ProseProblem)) throw error;
    return `${error.code}: ${error.path.join('.')}`;
  }
};

describe('a document that was sent', () => {
  const text = { type: 'text', text: 'a' };
  const within = (child: object) => ({ root: { type: 'root', children: [child] } });
  const paragraph = (child: object) => within({ type: 'paragraph', children: [child] });

  test.each([
    ['an unknown node', within({ type: 'upload', children: [] }), 'invalid: root.children.0.type'],
    ['an unknown format', paragraph({ ...text, format: 8 }), 'invalid: root.children.0.children.0.format'],
    ['a text that is none', paragraph({ type: 'text', text: {} }), 'invalid: root.children.0.children.0'],
    [
      'a heading that is none',
      within({ type: 'heading', tag: 'script', children: [] }),
      'invalid: root.children.0.tag',
    ],
    [
      'a block in a paragraph',
      paragraph({ type: 'list', children: [] }),
      'invalid: root.children.0.children.0.type',
    ],
    [
      'a script as target',
      paragraph({ type: 'link', url: ' javascript:alert(1)', children: [text] }),
      'invalid: root.children.0.children.0.url',
    ],
    [
      'another host by its address alone',
      paragraph({ type: 'link', url: '//evil.test', children: [text] }),
      'invalid: root.children.0.children.0.url',
    ],
    ['no document', 'x', 'invalid: root'],
    ['no children', { root: { type: 'root' } }, 'invalid: root.children'],
  ])('is refused for %s', (_what, value, problem) => expect(problemOf(value)).toBe(problem));

  test('is refused beyond its characters, depth and number of nodes', () => {
    expect(problemOf(paragraph({ type: 'text', text: 'x'.repeat(101) }))).toMatch(/^too_long/);
    expect(problemOf(paragraph({ type: 'text', text: 'x'.repeat(100) }))).toHaveProperty('root');
    const empty = {
      type: 'paragraph',
      children: Array.from({ length: 200 }, () => ({ type: 'text', text: '' })),
    };
    expect(problemOf(within(empty))).toMatch(/^invalid/);
    let deep: object = { type: 'listitem', children: [text] };
    for (let level = 0; level < 10_000; level += 1)
      deep = { type: 'listitem', children: [{ type: 'list', listType: 'bullet', children: [deep] }] };
    expect(problemOf(within({ type: 'list', listType: 'bullet', children: [deep] }), 1e6)).toMatch(
      /^invalid/,
    );
  });

  test('is stored with the known fields of its nodes alone', () => {
    const sent = within({
      type: 'paragraph',
      format: 'center',
      style: 'x',
      children: [{ ...text, text: 'a\u0000\ud800b', style: 'color:red', extra: 1 }],
    });
    expect(problemOf(sent)).toEqual(node.root([node.paragraph([node.text('a \ufffdb')])]));
  });

  test('of any JSON is prose or a problem that names its place', () => {
    const types = fc.constantFrom(
      'root',
      'paragraph',
      'text',
      'list',
      'listitem',
      'link',
      'heading',
      'quote',
      'linebreak',
      'x',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.record({
          type: types,
          text: fc.string(),
          format: fc.nat(),
          url: fc.string(),
          listType: fc.constantFrom('bullet', 'number', 'check'),
        }),
        fc.record({
          type: types,
          children: fc.array(tie('tree'), { maxLength: 4 }),
          tag: fc.constantFrom('h1', 'h2', 'ul'),
        }),
        fc.jsonValue(),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const result = problemOf({ root: { type: 'root', children: [value] } }, 500);
        if (typeof result !== 'string') expect(problemOf(result, 500)).toEqual(result);
        const kept = keepKnown(value);
        if (kept) expect(problemOf(kept, 1e6)).toEqual(kept);
      }),
      RUNS,
    );
  });
});

describe('what is pasted', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  test('keeps the lines of paragraphs in a quote', () => {
    const quote = { type: 'quote', children: [paragraph('First'), paragraph('Second')] };
    expect(proseToText(keepKnown(quote) ?? node.root([]))).toMatch(/First\s+Second/);
  });

  test('keeps a list that begins below zero, and counts it from one', () => {
    const item = { type: 'listitem', children: [{ type: 'text', text: 'a' }] };
    const list = { type: 'list', listType: 'number', start: -1, children: [item] };
    expect(keepKnown(list)?.root.children[0]).toMatchObject({ type: 'list', start: 1 });
    expect(problemOf({ root: { type: 'root', children: [list] } }, 100)).toBe(
      'invalid: root.children.0.start',
    );
  });
});

function keepKnown(value: unknown) {
  try {
    return keepKnownProse({ root: { type: 'root', children: [value] } });
  } catch (error) {
    if (!(error instanceof ProseProblem)) throw error;
    return null;
  }
}
