import type { Rect } from '@plugins/kit/internal';
import PdfDocument from 'pdfkit';
import type { Caption, Spread } from '../rules/document';
import { pointsOf } from '../rules/lengths';
import { type PlannedFrame, planFrames, type Side, sheetArea, sidesOf } from '../rules/plan-sheet';
import { laidCaption } from '../rules/spine-text';
import { ahead } from './ahead';
import type { PrintSource } from './album-source';
import { type CaptionFont, type CaptionRun, captionFile, layCaption } from './lay-caption';

/** Room around the bleed for crop marks, and the length of these, in micrometers. */
const SLUG = 10_000;
const MARK = 5_000;
/** Photographs rendered at once: with their bytes the largest part of the memory. */
const AHEAD = 3;

/** Missing from the library's types. */
interface Library {
  openImage(bytes: Buffer): { width: number; height: number; colorSpace: string; obj: object | null };
  ref(data: object): { end: (bytes?: Buffer) => void };
  _root: { data: Record<string, unknown> };
  page: { dictionary: { data: Record<string, unknown> }; colorSpaces: Record<string, unknown> };
}

/** The profile of the photographs: a lab's, and its name. */
export interface PdfProfile {
  name: string;
  bytes: Buffer;
  space: 'RGB' | 'CMYK';
}

interface Head {
  title: string;
  locale: 'en' | 'he';
  made: Date;
  /** Crop marks around each page. */
  marks: boolean;
  pages: boolean;
  /** The bytes of the sRGB profile, in which captions and backgrounds are. */
  srgb: Buffer;
  /** Null where the photographs are sRGB, too. */
  lab: PdfProfile | null;
}

interface Sheet {
  spread: Spread;
  at: number;
  side: Side;
  frames: PlannedFrame[];
}

const box = (x: number, y: number, w: number, h: number) =>
  [x, y, x + w, y + h].map((value) => Math.round(value * 1000) / 1000);

function cropMarks(doc: PDFKit.PDFDocument, trim: Rect, bleed: number): void {
  const p = pointsOf;
  const gap = Math.max(bleed, 2_000);
  doc.lineWidth(0.25).strokeColor('#000000');
  for (const x of [trim.x, trim.x + trim.w])
    for (const [from, to] of [
      [trim.y - gap, trim.y - gap - MARK],
      [trim.y + trim.h + gap, trim.y + trim.h + gap + MARK],
    ] as const)
      doc.moveTo(p(x), p(from)).lineTo(p(x), p(to)).stroke();
  for (const y of [trim.y, trim.y + trim.h])
    for (const [from, to] of [
      [trim.x - gap, trim.x - gap - MARK],
      [trim.x + trim.w + gap, trim.x + trim.w + gap + MARK],
    ] as const)
      doc.moveTo(p(from), p(y)).lineTo(p(to), p(y)).stroke();
}

function writeCaption(doc: PDFKit.PDFDocument, stored: Caption, used: Set<CaptionFont>): void {
  const caption = laidCaption(stored);
  if (!caption) return;
  const { x, y, w, h, angle } = caption;
  doc.save().rotate(angle, { origin: [pointsOf(x + w / 2), pointsOf(y + h / 2)] });
  for (const run of layCaption(caption)) writeRun(doc, run, caption.color, used);
  doc.restore();
}

function writeRun(
  doc: PDFKit.PDFDocument,
  { font, text, x, y, size }: CaptionRun,
  color: string,
  used: Set<CaptionFont>,
): void {
  if (!used.has(font)) {
    doc.registerFont(font, captionFile(font));
    used.add(font);
  }
  doc
    .font(font)
    .fontSize(pointsOf(size))
    .fillColor(color)
    .text(text, pointsOf(x), pointsOf(y), { lineBreak: false, baseline: 'alphabetic' });
}

const SRGB = 'sRGB IEC61966-2.1';

/** The colors of a PDF: the spaces of captions and of photographs. */
interface Colors {
  texts: unknown[];
  photos: unknown[];
}

/** Stores the profiles, and names the photographs' one as that of the print. */
function setIntent(library: Library, { srgb, lab }: Pick<Head, 'srgb' | 'lab'>): Colors {
  const store = (bytes: Buffer, N: number) => {
    const stream = library.ref({ N });
    stream.end(bytes);
    return stream;
  };
  const screen = store(srgb, 3);
  const stream = lab ? store(lab.bytes, lab.space === 'CMYK' ? 4 : 3) : screen;
  const name = new String(lab?.name ?? SRGB);
  const intent = library.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: name,
    Info: name,
    DestOutputProfile: stream,
  });
  intent.end();
  library._root.data.OutputIntents = [intent];
  return { texts: ['ICCBased', screen], photos: ['ICCBased', stream] };
}

/** Opens a JPEG whose colors are those of a profile. */
function openPhoto(library: Library, bytes: Buffer, photos: Colors['photos']) {
  const image = library.openImage(bytes);
  const obj = library.ref({
    ...{ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, Filter: 'DCTDecode' },
    ...{ Width: image.width, Height: image.height, ColorSpace: photos },
    // CMYK in a JPEG is stored inverted.
    ...(image.colorSpace === 'DeviceCMYK' && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
  });
  obj.end(bytes);
  image.obj = obj;
  return image;
}

/**
 * Draws an album as a PDF while it is read: a page for each sheet, with TrimBox and BleedBox, photographs as JPEG at
 * their printed density, captions as text. `onSpread` is called after each spread.
 */
export async function* drawPdf(
  source: PrintSource,
  head: Head,
  onSpread: (done: number) => Promise<void> = async () => undefined,
): AsyncGenerator<Buffer> {
  const { document, photos, render } = source;
  const { format } = document;
  const { title: Title, made: CreationDate, locale: lang } = head;
  const doc = new PdfDocument({
    ...{ margin: 0, autoFirstPage: false, lang, displayTitle: true },
    info: { Title, Creator: 'Keepers', Producer: 'Keepers', CreationDate },
    font: null as unknown as string,
  });
  const library = doc as unknown as Library;
  const colors = setIntent(library, head);
  function* written(): Generator<Buffer> {
    for (let part = doc.read(); part !== null; part = doc.read()) yield part as Buffer;
  }
  const sheets = document.spreads.flatMap((spread, at) =>
    sidesOf(head.pages, document.spine).map(
      (side): Sheet => ({
        spread,
        at,
        side,
        frames: planFrames(document, spread, photos, { side, sparing: true }),
      }),
    ),
  );
  const parts = sheets.flatMap((sheet) => sheet.frames.map(({ part }) => part));
  const drawn = ahead(parts, AHEAD, async (part) => {
    const { width, height } = part;
    const plain = { width, height, background: '#ffffff', overlay: null, cut: null };
    return render(plain, [{ ...part, left: 0, top: 0 }]);
  });
  const used = new Set<CaptionFont>();
  const room = head.marks ? SLUG : 0;
  for (const [nr, { spread, at, side, frames }] of sheets.entries()) {
    const area = sheetArea(format, side);
    const [w, h] = [area.w + 2 * room, area.h + 2 * room];
    doc.addPage({ size: [pointsOf(w), pointsOf(h)], margin: 0 });
    const [bleed, trim] = [pointsOf(room), pointsOf(room + format.bleed)];
    Object.assign(library.page.dictionary.data, {
      BleedBox: box(bleed, bleed, pointsOf(area.w), pointsOf(area.h)),
      TrimBox: box(trim, trim, pointsOf(area.w - 2 * format.bleed), pointsOf(area.h - 2 * format.bleed)),
    });
    library.page.colorSpaces.DefaultRGB = colors.texts;
    doc.save().translate(pointsOf(room - area.x), pointsOf(room - area.y));
    doc.save().rect(pointsOf(area.x), pointsOf(area.y), pointsOf(area.w), pointsOf(area.h)).clip();
    doc.rect(pointsOf(area.x), pointsOf(area.y), pointsOf(area.w), pointsOf(area.h));
    doc.fill(spread.background ?? document.style.background);
    for (const { place } of frames) {
      const { value } = (await drawn.next()) as { value: [unknown, Buffer] };
      const size = { width: pointsOf(place.w), height: pointsOf(place.h) };
      const image = openPhoto(library, value[1], colors.photos);
      doc.image(image as never, pointsOf(place.x), pointsOf(place.y), size);
      yield* written();
    }
    for (const caption of spread.texts) writeCaption(doc, caption, used);
    doc.restore();
    const trimmed = { x: area.x + format.bleed, y: 0, w: area.w - 2 * format.bleed, h: format.height };
    if (head.marks) cropMarks(doc, trimmed, format.bleed);
    doc.restore();
    yield* written();
    if (sheets[nr + 1]?.at !== at) await onSpread(at + 1);
  }
  doc.end();
  for await (const part of doc) yield part as Buffer;
}
