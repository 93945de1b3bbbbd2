import PdfDocument from 'pdfkit';
import { FACES, type Face, faceFile } from './faces';
import { inLines, type Measure, shortName } from './fit-words';
import { layWords, type Way, wayOf } from './lay-words';
import type { Sheet } from './sheet';

/** In points: A4, four pictures per row. */
const PAGE = { width: 595.28, height: 841.89, margin: 36, foot: 24 };
export const GAP = 12;
export const COLUMNS = 4;
export const CELL = (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GAP) / COLUMNS;
export const PICTURE = 100;
export const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
export const SIZE = { title: 20, product: 13, line: 9, name: 7.5, small: 7, foot: 7 };
export const INK = '#1f1b16';
export const QUIET = '#6b645b';
const PALE = '#eceae6';

/** Returns the line height of a font size in points. */
export const lineOf = (size: number): number => size * 1.35;

export interface Words {
  size: number;
  color?: string;
  way?: Way;
  align?: 'start' | 'center' | 'end';
}

/** Missing from the library's types: reads a picture's header, for its dimensions. */
interface WithImages {
  openImage(bytes: Buffer): { width: number; height: number };
}

/** A page cursor from top to bottom; lays out text by the bidi algorithm, and mirrors everything for Hebrew. */
export class Pages {
  readonly doc: PDFKit.PDFDocument;
  y = 0;
  #number = 0;

  constructor(private readonly sheet: Sheet) {
    const info = { Title: sheet.title, Creator: 'Keepers', Producer: 'Keepers', CreationDate: sheet.made };
    this.doc = new PdfDocument({
      ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: sheet.locale, displayTitle: true, info },
      // No default font: the built-in ones have no Hebrew.
      font: null as unknown as string,
    });
    for (const face of FACES) this.doc.registerFont(face, faceFile(face));
  }

  measure(size: number): Measure {
    return (text) =>
      layWords(text, 'auto').reduce(
        (sum, piece) => sum + this.#face(piece.face, size).widthOfString(piece.text),
        0,
      );
  }

  #face(face: Face, size: number): PDFKit.PDFDocument {
    return this.doc.font(face).fontSize(size);
  }

  /** Writes one line into a box whose left side is `x`. */
  words(
    text: string,
    x: number,
    y: number,
    width: number,
    { size, color = INK, way, align = 'start' }: Words,
  ): void {
    const home = this.sheet.locale === 'he' ? 'rtl' : 'ltr';
    const pieces = layWords(text, way ?? home);
    const widths = pieces.map((piece) => this.#face(piece.face, size).widthOfString(piece.text));
    const rest = width - widths.reduce((sum, one) => sum + one, 0);
    const right = (align === 'start') === (home === 'rtl');
    let at = x + (align === 'center' ? rest / 2 : right ? rest : 0);
    pieces.forEach((piece, nr) => {
      this.#face(piece.face, size).fillColor(color).text(piece.text, at, y, { lineBreak: false });
      at += widths[nr] ?? 0;
    });
  }

  /** Begins a page; a continued section is named at its head. */
  begin(goesOn: string | null): void {
    this.doc.addPage();
    this.#number += 1;
    const width = PAGE.width - 2 * PAGE.margin;
    const foot = { size: SIZE.foot, color: QUIET };
    const y = PAGE.height - PAGE.margin - SIZE.foot;
    this.words(String(this.#number), PAGE.margin, y, width, { ...foot, align: 'center' });
    this.y = PAGE.margin;
    if (goesOn === null) return;
    this.words(shortName(goesOn, width, this.measure(SIZE.line)), PAGE.margin, this.y, width, {
      ...{ size: SIZE.line, color: QUIET },
    });
    this.y += SIZE.line + 12;
  }

  line(text: string, words: Words, after: number): void {
    const width = PAGE.width - 2 * PAGE.margin;
    const way = words.way === 'auto' ? wayOf(text) : words.way;
    for (const one of inLines(text, width, 3, this.measure(words.size))) {
      this.words(one, PAGE.margin, this.y, width, { ...words, way });
      this.y += lineOf(words.size);
    }
    this.y += after;
  }

  /** Returns the left side of a column; the first one is at the inline start. */
  column(nr: number): number {
    const place = this.sheet.locale === 'he' ? COLUMNS - 1 - nr : nr;
    return PAGE.margin + place * (CELL + GAP);
  }

  picture(bytes: Buffer | null, x: number, y: number): void {
    try {
      if (!bytes) throw new Error('The photograph has no picture');
      const image = (this.doc as unknown as WithImages).openImage(bytes);
      const scale = Math.min(CELL / image.width, PICTURE / image.height);
      const [width, height] = [image.width * scale, image.height * scale];
      this.doc.image(image as never, x + (CELL - width) / 2, y + PICTURE - height, { width, height });
    } catch {
      this.doc.rect(x, y, CELL, PICTURE).fill(PALE);
    }
  }
}
