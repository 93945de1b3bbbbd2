import { $getRoot } from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { describe, expect, test } from 'vitest';
import { keepKnownProse } from '@/core/text/check-prose';
import { markdownToProse } from '@/core/text/markdown-to-prose';
import type { ProseDocument } from '@/core/text/prose-document';
import { proseLength } from '@/core/text/prose-to-text';
import { NODES } from './nodes';
import { $lettersOf, isPastedLink } from './plugins';
import { keepInStep, stateOf } from './state';

const WHOLE = `# Title

Some **bold**, *slanted*, ***both*** and \`code\`, a [link](/about)\\
on two lines.

- one
- two
  1. first
  2. second
     - deep
- three

4. four
5. five

> said

***

מילים **מודגשות**`;

function editorOf(document: ProseDocument) {
  const editor = createHeadlessEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
  });
  editor.setEditorState(editor.parseEditorState(stateOf(document, 'rtl')));
  return editor;
}
/** What Lexical itself holds after it read a document. */
const readByLexical = (document: ProseDocument): unknown => editorOf(document).getEditorState().toJSON();

describe('Lexical', () => {
  test('reads every node of prose, and holds the same', () => {
    const document = markdownToProse(WHOLE);
    expect(keepKnownProse(readByLexical(document))).toEqual(document);
  });

  test.each([WHOLE, '', 'a', '- a\n  - b\n\n***', 'One  \ntwo'])(
    'counts what the limit bounds: %j',
    (markdown) => {
      const document = markdownToProse(markdown);
      const counted = editorOf(document).read(() => $lettersOf($getRoot()));
      expect(counted - 1).toBe(proseLength(document));
    },
  );

  test('reads a document without blocks', () => {
    expect(readByLexical(markdownToProse(''))).toMatchObject({ root: { children: [{ type: 'paragraph' }] } });
  });

  test('holds the fields that are stored, and no others with a value', () => {
    const document = markdownToProse('A **b** [c](/d)\n\n## e\n\n- f');
    const rest = (held: unknown, stored: unknown, path = ''): string[] => {
      if (!held || typeof held !== 'object') return [];
      return Object.entries(held).flatMap(([key, value]) => {
        const own = (stored as Record<string, unknown>)[key];
        if (own !== undefined) return rest(value, own, `${path}.${key}`);
        return value === undefined || value === 0 || value === '' ? [] : [`${path}.${key}`];
      });
    };
    expect(rest(readByLexical(document), document)).toEqual([]);
  });
});

describe('an editor and its value', () => {
  const [empty, one, two] = ['', 'one', 'two'].map(markdownToProse) as [
    ProseDocument,
    ProseDocument,
    ProseDocument,
  ];

  test('keep what is typed while a former change returns', () => {
    const step = keepInStep(empty);
    expect([step.wrote(one), step.wrote(two)]).toEqual([true, true]);
    expect([step.received(one), step.received(two)]).toEqual([false, false]);
  });

  test('keep it when the former change returns as another object', () => {
    const step = keepInStep(one);
    expect([step.wrote(empty), step.wrote(two)]).toEqual([true, true]);
    expect([step.received(markdownToProse('')), step.received(two)]).toEqual([false, false]);
  });

  test('keep it when the form renders again with the former change', () => {
    const step = keepInStep(one);
    step.wrote(empty);
    expect(step.received(markdownToProse(''))).toBe(false);
    step.wrote(two);
    expect([step.received(markdownToProse('')), step.received(two)]).toEqual([false, false]);
  });

  test('keep it when React leaves the former change out', () => {
    const step = keepInStep(empty);
    step.wrote(one);
    step.wrote(two);
    expect(step.received(two)).toBe(false);
    // Undo returns to what was reported first.
    expect(step.received(one)).toBe(true);
    expect(step.wrote(markdownToProse('one'))).toBe(false);
    expect(step.received(two)).toBe(true);
  });

  test('show what was changed elsewhere, once', () => {
    const step = keepInStep(empty);
    expect([step.received(two), step.received(markdownToProse('two'))]).toEqual([true, false]);
  });
});

test.each([
  ['https://example.com/about', true],
  ['HTTP://example.com', true],
  ['mailto:studio@example.com', true],
  ['tel:+972 50', true],
  ['#wedding', false],
  ['/', false],
  ['/about', false],
  ['javascript:alert(1)', false],
  ['https://example.com and more', false],
  ['', false],
])('%j pasted over a selection becomes its link: %s', (text, link) => {
  expect(isPastedLink(text)).toBe(link);
});
