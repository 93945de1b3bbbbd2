import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { describe, expect, test } from 'vitest';
import { keepKnownProse } from '@/core/text/check-prose';
import { markdownToProse } from '@/core/text/markdown-to-prose';
import type { ProseDocument } from '@/core/text/prose-document';
import { NODES } from './nodes';
import { stateOf } from './state';

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

/** What Lexical itself holds after it read a document. */
function readByLexical(document: ProseDocument): unknown {
  const editor = createHeadlessEditor({
    nodes: NODES,
    onError: (error) => {
      throw error;
    },
  });
  editor.setEditorState(editor.parseEditorState(stateOf(document, 'rtl')));
  return editor.getEditorState().toJSON();
}

describe('Lexical', () => {
  test('reads every node of prose, and holds the same', () => {
    const document = markdownToProse(WHOLE);
    expect(keepKnownProse(readByLexical(document))).toEqual(document);
  });

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
