import { expect, type Page, type Response } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { expectAccessible, type World } from './test';

/** The budget of a site's page: bytes of scripts, characters of styles. */
const SCRIPT_BUDGET = 60_000;
const STYLE_BUDGET = 40_000;

/** The address of a page of a template's site. */
export const addressOf = (world: World, template: string, path: string, locale: string): string =>
  `http://look-${template}.localhost:${new URL(world.origins[0]).port}${path}?locale=${locale}`;

/** Answers every picture request: those sites have no files on disk. */
export async function sendPictures(page: Page): Promise<void> {
  const body = await makeJpeg({ width: 480, height: 320, seed: 7 });
  await page.route('**/_site/p/**', (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
}

/** Opens the address, and returns the loaded scripts. */
export async function goTo(page: Page, address: string): Promise<Response[]> {
  const scripts: Response[] = [];
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', listen);
  const answer = await page.goto(address, { waitUntil: 'load' });
  page.off('response', listen);
  expect(answer?.status(), address).toBe(200);
  return scripts;
}

/** A page of a site as a visitor gets it: nothing beyond its edge, one heading of its own, axe silent, light. */
export async function lookAtSite(page: Page, address: string): Promise<void> {
  const scripts = await goTo(page, address);
  const facts = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
    styled: document.querySelectorAll('[style]').length,
    styles: [...document.querySelectorAll('style')].reduce(
      (sum, { textContent }) => sum + (textContent?.length ?? 0),
      0,
    ),
    islands: document.querySelectorAll('[data-lightbox], [data-slides], [data-more], form').length,
    unsized: [...document.images]
      .filter(({ width, height, attributes }) => !(width && height && attributes.getNamedItem('width')))
      .map((image) => `${image.closest('.block')?.className}: ${image.outerHTML.slice(0, 200)}`),
  }));
  expect(facts, address).toMatchObject({ beyond: 0, headings: 1, styled: 0, unsized: [] });
  expect(facts.styles, `letters of style at ${address}`).toBeLessThan(STYLE_BUDGET);
  // The language switch alone has a script on every page: it keeps hash and input.
  const others = scripts.map((one) => one.url()).filter((url) => !/\/language-\w+\.js$/.test(url));
  if (facts.islands === 0) expect(others, address).toEqual([]);
  const bytes = await Promise.all(scripts.map(async (one) => (await one.body()).length));
  expect(
    bytes.reduce((sum, one) => sum + one, 0),
    `bytes of scripts at ${address}`,
  ).toBeLessThan(SCRIPT_BUDGET);
  await expectAccessible(page);
}
