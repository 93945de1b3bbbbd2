import { describe, expect, test } from 'vitest';
import { captionSvg } from '../output/lay-caption';
import { addCover, coverOf, mirrorCover, setSpine } from './cover';
import { type AlbumDocument, type Caption, documentSchema, styleSchema } from './document';
import { formatSchema } from './format';
import { CM } from './lengths';
import { preflight } from './preflight';
import { addSpineText, laidCaption, SPINE_TEXT_LEAST, spineTextOf } from './spine-text';

function covered(title = 'Maya & Jonathan', spine = 12_000): AlbumDocument {
  const format = formatSchema.parse({ width: 30 * CM, height: 30 * CM });
  const album: AlbumDocument = { v: 1, format, spine: 'left', style: styleSchema.parse({}), spreads: [] };
  let last = 0;
  const measures = { spine, wrap: 15_000, title, photo: null };
  return addSpineText(
    addCover(album, measures, () => `c${++last}`),
    'spine',
  );
}

function textOf(document: AlbumDocument): Caption {
  const text = spineTextOf(document);
  if (!text) throw new Error('The spine has no text');
  return text;
}
const middle = ({ x, y, w, h }: Pick<Caption, 'x' | 'y' | 'w' | 'h'>) => [x + w / 2, y + h / 2];

describe('a text along the spine', () => {
  test('is the title of the cover, in the middle of the spine, and once', () => {
    const document = covered();
    expect(documentSchema.safeParse(document).success).toBe(true);
    const text = textOf(document);
    expect(text).toMatchObject({ text: 'Maya & Jonathan', w: 12_000, turn: 90 });
    expect(middle(text)).toEqual([coverOf(document)?.format.width, 150_000]);
    expect(addSpineText(document, 'again')).toBe(document);
    expect(addSpineText({ ...document, cover: undefined } as never, 'none').cover).toBeUndefined();
  });

  test.each([
    ['Maya & Jonathan', 90],
    ['מאיה & Jonathan', -90],
    ['2026 חתונה', -90],
  ])('%s is read from top to bottom', (title, angle) => {
    const text = textOf(covered(title));
    const laid = laidCaption(text);
    expect(laid?.angle).toBe(angle);
    // Turned about its middle, which stays.
    expect(laid && middle(laid)).toEqual(middle(text));
  });

  test('is one line no larger than the spine, and than its length', () => {
    const size = (change: Partial<Caption>) => laidCaption({ ...textOf(covered()), ...change })?.size ?? 0;
    expect(size({ size: 80_000 }) * 1.35).toBeLessThanOrEqual(12_000);
    expect(size({ size: 80_000, text: 'M'.repeat(500) }) * 500 * 0.6).toBeLessThanOrEqual(300_000);
    expect(laidCaption({ ...textOf(covered()), text: ' Maya\n Levi ' })?.text).toBe('Maya Levi');
  });

  test('is not drawn on a narrow spine, which is to be checked, and is there again on a wide one', () => {
    const wide = covered();
    const narrow = setSpine(wide, SPINE_TEXT_LEAST - 1_000);
    expect(laidCaption(textOf(narrow))).toBeNull();
    expect(preflight(narrow, new Map(), null)).toMatchObject([{ kind: 'empty' }, { kind: 'narrow' }]);
    expect(laidCaption(textOf(setSpine(wide, SPINE_TEXT_LEAST)))).not.toBeNull();
    expect(preflight(wide, new Map(), null).map(({ kind }) => kind)).toEqual(['empty']);
    // As a width is typed.
    for (const typed of [0, 1_000, 999]) expect(setSpine(setSpine(wide, typed), 12_000)).toEqual(wide);
    expect(middle(textOf(mirrorCover(wide)))).toEqual(middle(textOf(wide)));
  });

  test('is refused on a spread', () => {
    const document = covered();
    const spread = { id: 's', template: null, frames: [], texts: [{ ...textOf(document), id: 't' }] };
    const found = documentSchema.safeParse({ ...document, spreads: [spread] });
    expect(found.error?.issues.map(({ message }) => message)).toContain('turned');
  });

  test('is turned in a JPEG about the same point, and an empty caption has nothing there', () => {
    const text = textOf(covered());
    const at = { width: 700, height: 300, scale: 0.001, left: 0, top: 0 };
    const [x, y] = middle(text).map((one) => (one / 1_000).toFixed(2));
    expect(captionSvg([text], at)).toContain(`<g transform="rotate(90 ${x} ${y})"><path`);
    expect(captionSvg([{ ...text, text: ' ' }], at)).toBeNull();
    const { turn: _, ...plain } = text;
    expect(captionSvg([plain], at)).not.toContain('<g');
  });
});
