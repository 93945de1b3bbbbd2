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
