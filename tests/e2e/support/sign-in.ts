import { expect, type Page } from '@playwright/test';
import type { World } from './test';

/**
 * Signs the studio's owner (or the person with this address) in, with the admin in this language, as the sign-in page would;
 * the journeys of accounts and of the photographer use the page itself. The page stays at its address.
 */
export async function signInOwner(
  page: Page,
  world: World,
  locale: 'en' | 'he',
  email = world.owner,
  password = 'keepers-tests',
): Promise<void> {
  const origin = world.origins[0];
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  const { token } = (await (await page.request.get(`${origin}/csrf`)).json()) as { token: string };
  const answer = await page.request.post(`${origin}/users/sign_in`, {
    data: { email, password },
    headers: { 'X-CSRF-Token': token, Origin: String(origin), Accept: 'application/json' },
  });
  expect(answer.status()).toBe(200);
}
