import { COVER, sheetsOf } from '../rules/cover';
import { planPixels, sidesOf } from '../rules/plan-sheet';
import type { PrintSource } from './album-source';
import { captionSvg } from './lay-caption';

/** A finished file. */
export interface MadeFile {
  name: string;
  data: Buffer;
  /** The spread it shows, counted from 0; -1 for the cover. */
  spread: number;
}

/** The names of a cover's files, beside those of the pages. */
export const COVER_FILES = { jpeg: 'cover.jpg', pdf: 'cover.pdf' } as const;

/** The name of a file in reading order, as labs' programs sort them. */
export const fileName = (number: number, pages: boolean): string =>
  `${pages ? 'page' : 'spread'}-${String(number).padStart(3, '0')}.jpg`;

/** Renders each sheet of an album as a JPEG with bleed, density and profile; `skip`: names that are finished already. */
export async function* drawJpegs(
  { document, photos, render }: PrintSource,
  { pages, skip }: { pages: boolean; skip: (name: string) => Promise<boolean> },
): AsyncGenerator<MadeFile | { name: string; data: null; spread: number }> {
  let number = 0;
  let at = -1;
  for (const { document: sheet, spread } of sheetsOf(document)) {
    const cover = spread.id === COVER;
    if (!cover) at++;
    for (const side of sidesOf(pages && !cover, document.spine)) {
      const name = cover ? COVER_FILES.jpeg : fileName(++number, pages);
      if (await skip(name)) {
        yield { name, data: null, spread: at };
        continue;
      }
      const { width, height, parts, cut, scale, left, top } = planPixels(sheet, spread, photos, side);
      const overlay = captionSvg(spread.texts, { width, height, scale, left, top });
      const background = spread.background ?? document.style.background;
      yield { name, data: await render({ width, height, background, overlay, cut }, parts), spread: at };
    }
  }
}
