import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const IMAGES = path.resolve(import.meta.dirname, '../../docs/guide/images');
/** The largest file of a picture, in bytes. */
const MOST = 120_000;
const QUALITIES = [86, 78, 70, 60, 50];

/** Resolves when the fonts and all images in the window are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      const seen = width > 0 && bottom > 0 && top < innerHeight;
      return !seen || (image.complete && image.naturalWidth > 0);
    }),
  );
}

/**
 * Writes what the window shows as `docs/guide/images/{locale}/{name}.webp`, in the best quality whose file is small
 * enough; of `height` pixels from its top where the rest is empty. Throws where no quality is small enough.
 */
export async function shoot(page: Page, locale: string, name: string, height?: number): Promise<void> {
  await settled(page);
  // The pointer would leave a control highlighted.
  await page.mouse.move(0, 0);
  const { width = 0, height: whole = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: height ?? whole };
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  mkdirSync(path.join(IMAGES, locale), { recursive: true });
  for (const quality of QUALITIES) {
    const file = await sharp(taken).webp({ quality, effort: 6 }).toBuffer();
    if (file.length > MOST) continue;
    writeFileSync(path.join(IMAGES, locale, `${name}.webp`), file);
    return;
  }
  throw new Error(`${locale}/${name} is larger than ${MOST} bytes`);
}
