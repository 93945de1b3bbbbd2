import type { Page } from '@playwright/test';
import type { World } from './test';

/** Signs the studio's owner in, with the admin in this language; ends on her first page. */
export async function signInOwner(page: Page, world: World, locale: 'en' | 'he'): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
  await page.goto('/users/sign_in?back=/admin');
  await page.locator('input[name=email]').fill(world.owner);
  await page.locator('input[name=password]').fill('keepers-tests');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(/\/admin\/?(\?.*)?$/);
}
