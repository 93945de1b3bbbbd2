import type { Page } from '@playwright/test';
import type { World } from './test';

/** Signs the studio's owner (or whoever has this address) in, with the admin in this language; ends on her first page. */
export async function signInOwner(
  page: Page,
  world: World,
  locale: 'en' | 'he',
  email = world.owner,
): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
  await page.goto('/users/sign_in?back=/admin');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('keepers-tests');
  await page.locator('input[name=password]').press('Enter');
  // By its path: the sign-in page's own address ends in `?back=/admin`.
  await page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
}
