import { expect, type Page } from '@playwright/test';
import { keepPicture } from './keep-picture';
import { WIDTHS } from './look-at-screen';
import { atRest } from './test';
import { type AuditedText, auditText } from './text-audit';

/** Adds what is wrong with the texts of this screen, at each width, to `wrong`; stores pictures of it. */
export async function lookAtText(
  page: Page,
  name: string,
  audited: AuditedText,
  wrong: string[],
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page).toHaveTitle(/./);
    await atRest(page);
    wrong.push(...(await auditText(page, audited)));
    await keepPicture(page, `${audited.locale}-${name}`);
  }
}
