import type { Page } from '@playwright/test';

/** In a client's gallery, chooses what the marks on photographs are for: the favorites, a list or a product, by name. */
export async function chooseTarget(page: Page, name: string): Promise<void> {
  await page.locator('.target-button').click();
  await page
    .locator('.target-row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
}
