import { INNER, PAGE, PALE, PdfPages } from '@plugins/kit/server/internal-pdf';

export const GAP = 12;
/** Pictures per row. */
export const COLUMNS = 4;
/** In points. */
export const CELL = (INNER - (COLUMNS - 1) * GAP) / COLUMNS;
export const PICTURE = 100;
export const SIZE = { title: 20, product: 13, line: 9, name: 7.5, small: 7 };

/** Missing from the library's types: reads a picture's header, for its dimensions. */
interface WithImages {
  openImage(bytes: Buffer): { width: number; height: number };
}

/** Pages with rows of pictures. */
export class Pages extends PdfPages {
  /** Returns the left side of a column; the first one is at the inline start. */
  column(nr: number): number {
    const place = this.head.locale === 'he' ? COLUMNS - 1 - nr : nr;
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
