import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where pictures of screens are stored for a person to look at; without it none are taken. */
const FOLDER = process.env.KEEPERS_PICTURES;

/** Stores the screen as it is now as `NAME-WIDTH.png` in the folder `KEEPERS_PICTURES`, if that is set. */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (!FOLDER) return;
  const file = `${name.replace(/[^\w.-]+/g, '_').slice(0, 90)}-${page.viewportSize()?.width}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), fullPage, animations: 'disabled' });
}

/** The widths at which a screen is looked at: a phone and a tablet held upright, and a desk. */
const LOOKED_AT = [390, 820, 1440];

/** Stores the screen at a phone's, a tablet's and a desk's width, if `KEEPERS_PICTURES` is set; the width stays as it was. */
export async function keepPictures(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (!FOLDER || !size) return;
  for (const width of LOOKED_AT) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await keepPicture(page, name);
  }
  await page.setViewportSize(size);
}
