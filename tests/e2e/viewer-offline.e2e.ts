import type { Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

test.use({ serviceWorkers: 'allow' });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const seen = (page: Page) => page.locator('.pswp__item[aria-hidden=false]');
/** The loaded sizes of the visible slide's pictures: `s300`, `medium`. */
const seenSizes = (page: Page) =>
  seen(page)
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ currentSrc }) => /([^/]+)\.jpg/.exec(currentSrc)?.[1]),
    );
const LARGE = expect.stringMatching(/^(medium|big)$/);

inBothLanguages('he', (locale) => {
  test.describe(`without a connection, ${locale}`, () => {
    const t = wordsIn(locale);
    test.use(PHONE);

    test(
      'an unopened photo shows a small version with a notice, and the large one after reconnecting',
      LONG,
      async ({ page, context, project, stray }) => {
        const mine = project('offline');
        // Far from the cover, which is loaded large.
        const photo = mine.medias[3] as string;
        await page.goto(`${mine.link}?locale=${locale}`);
        await page.goto(`/events/${mine.id}?locale=${locale}`);
        await expect(page.locator('[data-pid]')).toHaveCount(6);
        await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
        await context.setOffline(true);
        await page.locator(`[data-pid="${photo}"]`).tap();
        const viewer = page.locator('.pswp');
        await expect(seen(page).getByText(t('gallery.viewer.offline'))).toBeInViewport();
        // What is seen is the tile's own picture, and nothing turns without end.
        await expect.poll(() => seenSizes(page)).toHaveLength(1);
        await expect(viewer.locator('.pswp__preloader--active')).toHaveCount(0);
        await expectAccessible(page);
        await page.goBack();
        await expect(viewer).toHaveCount(0);

        // Leaving and returning.
        await page.goto('about:blank');
        await page.goto(`/events/${mine.id}?locale=${locale}`);
        await expect(page.locator('[data-pid]')).toHaveCount(6);
        // A browser that emulates this leaves `navigator.onLine` of a new page as it was.
        await context.setOffline(false);
        await context.setOffline(true);
        await page.waitForFunction(() => !navigator.onLine);
        await page.locator(`[data-pid="${photo}"]`).tap();
        await expect(seen(page).getByText(t('gallery.viewer.offline'))).toBeInViewport();

        await context.setOffline(false);
        await expect(viewer.getByText(t('gallery.viewer.offline'))).toHaveCount(0);
        await expect.poll(() => seenSizes(page)).toContainEqual(LARGE);

        // Opened once, it is cached: without a connection the full size loads.
        await expect(async () => {
          const kept = await page.evaluate(async (id) => {
            const cache = await caches.open('keepers-pictures');
            return (await cache.keys()).some(({ url }) => url.includes(id) && /(medium|big)\.jpg$/.test(url));
          }, photo);
          expect(kept).toBe(true);
        }).toPass();
        await context.setOffline(true);
        await page.reload();
        await expect.poll(() => seenSizes(page)).toContainEqual(LARGE);
        // Its neighbours may still have been on their way, and are shown small.
        await expect(seen(page).getByText(t('gallery.viewer.offline'))).toHaveCount(0);
        // What the browser itself prints of a picture that the service worker could not get.
        const printed = stray.splice(0);
        expect(printed.filter((line) => !line.endsWith('Failed to load resource: net::ERR_FAILED'))).toEqual(
          [],
        );
      },
    );
  });
});

test(
  'a photo requested too early after reconnecting is requested again without a click',
  LONG,
  async ({ newPerson, project, stray }) => {
    const t = wordsIn('en');
    const mine = project('offline');
    const page = await newPerson({ ...PHONE, serviceWorkers: 'block' });
    await page.goto(mine.link);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const viewer = page.locator('.pswp');
    // The viewer's code is loaded before the connection is cut.
    await page.locator(`[data-pid="${mine.medias[0]}"]`).tap();
    await expect.poll(() => seenSizes(page)).toContainEqual(LARGE);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    // The small pictures are the tiles' own: one that has not loaded yet could not be shown.
    for (const at of [2, 3, 4])
      await expect(page.locator(`[data-pid="${mine.medias[at]}"] img`)).not.toHaveJSProperty(
        'naturalWidth',
        0,
      );
    const LARGE_FILE = /\/p\/.*\/(medium|big)\.jpg/;
    await page.context().setOffline(true);
    await page.locator(`[data-pid="${mine.medias[3]}"]`).tap();
    await expect(viewer.getByText(t('gallery.viewer.offline'))).toHaveCount(3);
    for (const picture of await viewer.locator('.viewer-offline img').all())
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    // From now on only: a route turns the browser's cache off, which holds the small pictures.
    await page.route(LARGE_FILE, (route) => route.abort('internetdisconnected'));

    // The browser says `online`, but requests still fail: at once, and a second time.
    const refused: string[] = [];
    page.on('requestfailed', (request) => refused.push(request.url()));
    const twice = (at: number) =>
      refused.filter((url) => url.includes(mine.medias[at] as string)).length >= 2;
    await page.context().setOffline(false);
    await expect.poll(() => [2, 3, 4].every(twice)).toBe(true);
    await page.unroute(LARGE_FILE);
    await expect.poll(() => seenSizes(page)).toContainEqual(LARGE);
    await expect(viewer.locator('.pswp__error-msg')).toHaveCount(0);
    stray.splice(0);
  },
);

test(
  'a photo from a failed list page appears without a click after reconnecting',
  LONG,
  async ({ newPerson, project, stray }) => {
    const t = wordsIn('en');
    const mine = project('paged');
    const page = await newPerson({ ...PHONE, serviceWorkers: 'block' });
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.goto('about:blank');
    const refused: string[] = [];
    const NEXT_PAGE = /\/galleries\/.*[?&]page=2/;
    await page.route(NEXT_PAGE, (route) => {
      refused.push(route.request().url());
      return route.abort('internetdisconnected');
    });
    await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${mine.medias[99]}`);
    const viewer = page.locator('.pswp');
    await expect(viewer.getByText('100 / 104')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(seen(page).getByText(t('gallery.viewer.noConnection'))).toBeVisible();
    // Two answers fail after the first.
    const first = refused.length;
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(first + 2);
    await page.unroute(NEXT_PAGE);
    await expect(viewer.getByText('101 / 104')).toBeVisible();
    stray.splice(0);
  },
);

test(
  'a neighboring photo that failed is loaded when it is turned to',
  LONG,
  async ({ page, project, stray }) => {
    const t = wordsIn('en');
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const beside = new RegExp(`/p/.*${mine.medias[3]}.*/(medium|big)\\.jpg`);
    await page.route(beside, (route) => route.abort());
    await page.locator(`[data-pid="${mine.medias[2]}"]`).click();
    await expect(page.locator('.pswp').getByText(t('gallery.viewer.notLoaded'))).toHaveCount(1);
    await page.unroute(beside);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => seenSizes(page)).toContainEqual(LARGE);
    await expect(seen(page).getByText(t('gallery.viewer.notLoaded'))).toHaveCount(0);
    stray.splice(0);
  },
);

test(
  'a viewer whose code fails to load shows a notice, keeps the address, and opens at the next tap',
  LONG,
  async ({ newPerson, project }) => {
    const t = wordsIn('en');
    const mine = project('viewer');
    const page = await newPerson({ ...PHONE, serviceWorkers: 'block' });
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    // Only what the page itself names loads: the viewer's code is requested later.
    let html = '';
    let cut = true;
    await page.route(`**/events/${mine.id}`, async (route) => {
      const response = await route.fetch();
      html = await response.text();
      await route.fulfill({ response, body: html });
    });
    await page.route('**/_next/static/chunks/**', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return cut && !html.includes(name) ? route.abort('internetdisconnected') : route.continue();
    });
    await page.goto(`/events/${mine.id}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const tile = page.locator(`[data-pid="${mine.medias[1]}"]`);
    await tile.tap();
    await expect(page.getByText(t('gallery.viewer.noConnection'))).toBeVisible();
    await expect(page).not.toHaveURL(/pid=/);
    cut = false;
    await tile.tap();
    await expect(page.locator('.pswp').getByText('2 / 6')).toBeVisible();
  },
);
