import { expect, type Page } from '@playwright/test';

/**
 * In a client's gallery, chooses what the marks on photographs are for: the favorites, a list or a product, by name.
 * Returns once the first photograph has a mark for it: a press before would be for the target before.
 */
export async function chooseTarget(page: Page, name: string): Promise<void> {
  await page.locator('.target-button').click();
  const row = page.locator('.target-row').filter({ has: page.getByText(name, { exact: true }) });
  const kind = await row.getAttribute('data-kind');
  await row.click();
  const mark = page.locator('.tile-mark').first();
  if (kind === 'favourites') await expect(mark).toHaveClass(/tile-heart/);
  else await expect(mark.and(page.getByLabel(name))).toBeAttached();
}
