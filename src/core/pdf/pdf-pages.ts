import PdfDocument from 'pdfkit';
import { FACES, type Face, faceFile } from './faces';
import { inLines, type Measure, shortName } from './fit-words';
import { layWords, type Way, wayOf } from './lay-words';

/** In points: A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 36, foot: 24 };
/** The width of what a page holds, in points. */
export const INNER = PAGE.width - 2 * PAGE.margin;
/** Where a page's content ends, in points from above. */
export const BOTTOM = PAGE.height - PAGE.margin - PAGE.foot;
export const INK = '#1f1b16';
export const QUIET = '#6b645b';
export const PALE = '#eceae6';
const FOOT = 7;

/** Returns the line height of a font size in points. */
export const lineOf = (size: number): number => size * 1.35;

/** How words are drawn; `size` in points. */
export interface Words {
  size: number;
  color?: string;
  way?: Way;
  align?: 'start' | 'center' | 'end';
}

/** What a PDF is called, its language, and when it was made. */
export interface PdfHead {
  title: string;
  locale: 'en' | 'he';
  made: Date;
}

/** A page cursor from top to bottom; lays out text by the bidi algorithm, and mirrors everything for Hebrew. */
export class PdfPages {
  readonly doc: PDFKit.PDFDocument;
  y = 0;
  #number = 0;

  constructor(protected readonly head: PdfHead) {
    const { title: Title, made: CreationDate, locale: lang } = head;
    const info = { Title, Creator: 'Keepers', Producer: 'Keepers', CreationDate };
    this.doc = new PdfDocument({
      ...{ size: 'A4', margin: 0, autoFirstPage: false, lang, displayTitle: true, info },
      // No default font: the built-in ones have no Hebrew.
      font: null as unknown as string,
    });
    for (const face of FACES) this.doc.registerFont(face, faceFile(face));
  }

  /** Returns the function that measures words of a size in points. */
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
    const home = this.head.locale === 'he' ? 'rtl' : 'ltr';
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
    const y = PAGE.height - PAGE.margin - FOOT;
    this.words(String(this.#number), PAGE.margin, y, INNER, { size: FOOT, color: QUIET, align: 'center' });
    this.y = PAGE.margin;
    if (goesOn === null) return;
    const size = 9;
    this.words(shortName(goesOn, INNER, this.measure(size)), PAGE.margin, this.y, INNER, {
      ...{ size, color: QUIET },
    });
    this.y += size + 12;
  }

  /** Writes a text in at most three lines of the page's width, then moves the cursor below it. */
  line(text: string, words: Words, after: number): void {
    const way = words.way === 'auto' ? wayOf(text) : words.way;
    for (const one of inLines(text, INNER, 3, this.measure(words.size))) {
      this.words(one, PAGE.margin, this.y, INNER, { ...words, way });
      this.y += lineOf(words.size);
    }
    this.y += after;
  }
}
