import type { Page } from '@playwright/test';

/**
 * Holds the first request of a method to a path (matched at its end) until `release`; later ones pass. `asked` resolves when
 * the page has sent it. Call it before the page sends it.
 */
export async function holdAnswer(page: Page, method: string, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let held = false;
  await page.route(`**${path}`, async (route) => {
    if (!held && route.request().method() === method) {
      held = true;
      ask();
      await released;
    }
    await route.continue();
  });
  return { asked, release };
}
