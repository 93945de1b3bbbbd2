import fc from 'fast-check';
import { micromark } from 'micromark';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { checkProse, ProseProblem } from '@/core/text/check-prose';
import { markdownToProse } from '@/core/text/markdown-to-prose';
import { node, type ProseDocument } from '@/core/text/prose-document';
import { ProseNodes } from '../ui/ProseNodes';

const rendered = (document: ProseDocument) => renderToStaticMarkup(<ProseNodes document={document} />);
/** Without ends of lines, and in React's spelling. */
const spelled = (html: string) =>
  html
    .replace(/(<br \/>)?\n/g, (_all, br = '') => br)
    .replaceAll(' />', '/>')
    .replaceAll('&#x27;', "'");

/** Every tag that prose may render as, and nothing else. */
const TAGS = /^<\/?(p|h[1-6]|ul|ol|li|blockquote|strong|em|code|a|br|hr)(?= |\/?>)/;

describe('prose on a page', () => {
  test.each([
    'A paragraph with **bold**, *italic*, `code` and a [link](https://a.test/?a=1&b=2).',
    '# One\n\n## Two\n\n### Three\n\n###### Six',
    '- one\n- two\n  1. first\n  2. second\n- **three**',
    '3. three\n4. four',
    'One  \ntwo\\\nthree',
    '> said\n>\n> and said',
    'a\n\n***\n\nb',
    'פסקה עם **הדגשה** ו[קישור](/about).',
    'A <script>alert(1)</script> &amp; "quotes" & <b>',
    '[mail](mailto:a@b.test) [call](tel:+972501234567) [here](#b-1)',
  ])('has the markup of its Markdown: %j', (markdown) => {
    expect(spelled(rendered(markdownToProse(markdown)))).toBe(
      spelled(micromark(markdown, { allowDangerousProtocol: true })),
    );
  });

  test('shows HTML of Markdown as text', () => {
    expect(rendered(markdownToProse('<script>x</script>\n\n> <b>\n\n- <i>'))).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt;</p><blockquote><p>&lt;b&gt;</p></blockquote><ul><li>&lt;i&gt;</li></ul>',
    );
  });

  test('renders empty paragraphs of the editor as nothing, and a list without a first text', () => {
    const list = node.list(false, 1, [[node.list(true, 1, [[node.text('a')]], 1)]]);
    expect(rendered(node.root([node.paragraph([]), list]))).toBe('<ul><li><ol><li>a</li></ol></li></ul>');
  });

  test('makes only its own elements of any text and target that may be stored', () => {
    const hostile = fc.oneof(
      fc.constantFrom('<script>', '"><img src=x onerror=alert(1)>', '</p>', '&lt;', 'javascript:alert(1)'),
      fc.constantFrom(
        'https://a.test/"onclick="x',
        '/x"><script>',
        'JaVaScRiPt:x',
        '//evil.test',
        'data:text/html,x',
      ),
      fc.string(),
    );
    const documents = fc
      .array(
        fc.tuple(
          fc.constantFrom('paragraph', 'quote', 'heading', 'listitem'),
          fc.constantFrom('h1', 'h6', 'script'),
          hostile,
          hostile,
          fc.nat({ max: 40 }),
        ),
        { maxLength: 4 },
      )
      .map((all) => ({
        root: {
          type: 'root',
          children: all.map(([type, tag, text, url, format]) => {
            const link = { type: 'link', url, children: [{ type: 'text', text, format }] };
            const block = { type, tag, children: [{ type: 'text', text }, link] };
            return type === 'listitem' ? { type: 'list', listType: 'bullet', tag, children: [block] } : block;
          }),
        },
      }));
    fc.assert(
      fc.property(documents, (sent) => {
        let html = '';
        try {
          html = rendered(checkProse(sent, 10_000));
        } catch (error) {
          if (!(error instanceof ProseProblem)) throw error;
        }
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
          expect(tag).toMatch(TAGS);
          expect(tag).not.toMatch(/\son\w+=|(href="\s*(javascript|data):)|href="\/\//i);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of hostile Markdown makes only its own elements', () => {
    const pieces = fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '[a](javascript:x)',
      '![b](data:x)',
      '**',
      '<',
      '"',
      '](',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
        const html = rendered(markdownToProse(all.join('')));
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(TAGS);
      }),
      { numRuns: 1000 },
    );
  });
});
