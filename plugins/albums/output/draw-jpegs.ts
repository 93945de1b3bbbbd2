import { planPixels, sidesOf } from '../rules/plan-sheet';
import type { PrintSource } from './album-source';
import { captionSvg } from './lay-caption';

/** A finished file. */
export interface MadeFile {
  name: string;
  data: Buffer;
  /** The spread it shows, counted from 0. */
  spread: number;
}

/** The name of a file in reading order, as labs' programs sort them. */
export const fileName = (number: number, pages: boolean): string =>
  `${pages ? 'page' : 'spread'}-${String(number).padStart(3, '0')}.jpg`;

/** Renders each sheet of an album as a JPEG with bleed, density and profile; `skip`: names that are finished already. */
export async function* drawJpegs(
  { document, photos, render }: PrintSource,
  { pages, skip }: { pages: boolean; skip: (name: string) => Promise<boolean> },
): AsyncGenerator<MadeFile | { name: string; data: null; spread: number }> {
  let number = 0;
  for (const [at, spread] of document.spreads.entries())
    for (const side of sidesOf(pages, document.spine)) {
      const name = fileName(++number, pages);
      if (await skip(name)) {
        yield { name, data: null, spread: at };
        continue;
      }
      const { width, height, parts, cut, scale, left, top } = planPixels(document, spread, photos, side);
      const overlay = captionSvg(spread.texts, { width, height, scale, left, top });
      const background = spread.background ?? document.style.background;
      yield { name, data: await render({ width, height, background, overlay, cut }, parts), spread: at };
    }
}
