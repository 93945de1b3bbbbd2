import type { Page } from '@playwright/test';
import { LONG } from './support/languages';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const IPHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Records the scroll position when a photograph is opened, by click or key: Playwright scrolls to its click target. */
const noteOpening = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a[data-pid]'))
          document.documentElement.dataset.openedAt = String(Math.round(scrollY));
      },
      true,
    );
  });

/** Where the page is once it has stopped scrolling. */
async function restOf(page: Page): Promise<number> {
  let last = -1;
  const resting = async () => {
    const before = last;
    last = await placeOf(page);
    return last === before;
  };
  await expect.poll(resting, { intervals: [100] }).toBe(true);
  return last;
}

/** Two frames later: browsers restore a scroll position after `popstate`, with the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const CLOSE: Record<string, (page: Page) => Promise<unknown>> = {
  '✕': (page) => page.getByRole('button', { name: t('gallery.viewer.close') }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  Back: (page) => page.goBack(),
};

for (const [device, options, opened] of [
  ['desktop', DESKTOP, ['click', 'keyboard']],
  ['phone', IPHONE, ['click']],
] as const)
  for (const [gallery, at] of [
    ['paged', 40],
    ['layout_vertical', 8],
  ] as const)
    for (const entry of ['the cover’s button', 'scrolling'] as const)
      test(
        `the first photo of ${gallery} closes where it was opened, ${device}, entered by ${entry}`,
        LONG,
        async ({ project, newPerson }) => {
          const mine = project(gallery);
          const context = (await newPerson(options)).context();
          for (const way of opened)
            for (const [name, close] of Object.entries(CLOSE)) {
              const page = await context.newPage();
              await noteOpening(page);
              await page.goto(`/events/${mine.id}?c=${mine.code}`);
              await expect(page.locator('html[data-alive]')).toBeAttached();
              if (entry === 'the cover’s button')
                await page
                  .getByRole('link', { name: t('gallery.viewPhotos', { count: mine.medias.length }) })
                  .click();
              await restOf(page);
              const tile = page.locator(`[data-pid="${mine.medias[at]}"]`);
              await expect(async () => {
                await page.mouse.wheel(0, 300);
                await expect(tile).toBeInViewport({ ratio: 0.9, timeout: 200 });
              }).toPass({ intervals: [50] });
              await restOf(page);
              if (way === 'click') await tile.click();
              else {
                await tile.focus();
                // Focus scrolls to a tile that is partly covered, smoothly.
                await restOf(page);
                await page.keyboard.press('Enter');
              }
              await expect(page.locator('.pswp--ui-visible')).toBeVisible();
              await close(page);
              await expect(page.locator('.pswp')).toHaveCount(0);
              await expect(page).not.toHaveURL(/pid=/);
              await nextFrames(page);
              const before = Number(await page.locator('html').getAttribute('data-opened-at'));
              expect(before).toBeGreaterThan(850);
              expect(await placeOf(page), `opened by ${way}, closed by ${name}`).toBe(before);
              await expect(tile).toBeFocused();
              await page.close();
            }
        },
      );

test(
  'the link back from another page of the project leads to the photographs that were on the screen',
  LONG,
  async ({ project, newPerson }) => {
    const mine = project('layout_vertical');
    const page = await newPerson(IPHONE);
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const tile = page.locator(`[data-pid="${mine.medias[8]}"]`);
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await restOf(page);
    expect(before).toBeGreaterThan(850);
    await page.goto(`/events/${mine.id}/completion`);
    await page.getByRole('link', { name: t('common.toGallery') }).click();
    await expect(page).toHaveURL(new RegExp(`/events/${mine.id}#photos$`));
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(tile).toBeInViewport({ ratio: 0.9 });
    expect(Math.abs((await restOf(page)) - before)).toBeLessThan(4);
  },
);

test(
  'late answers neither move the viewer back nor the page behind an open menu',
  LONG,
  async ({ project, newPerson }) => {
    const mine = project('paged');
    const page = await newPerson(DESKTOP);
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    const shapes = Promise.withResolvers<void>();
    await page.route('**/shapes?**', async (route) => {
      await shapes.promise;
      await route.continue();
    });
    const second = Promise.withResolvers<void>();
    await page.route(/\/galleries\/.*[?&]page=2/, async (route) => {
      await second.promise;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${mine.medias[99]}`);
    // Scroll to the second page before it is loaded: its tiles have no position before the shapes are known.
    await expect(page.locator('.pswp').getByText('100 / 104')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    second.resolve();
    await expect(page.locator('.pswp').getByText('101 / 104')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    const menu = page.getByRole('button', { name: t('gallery.menu'), exact: true });
    await menu.click();
    const open = page.locator('.menu-sheet:popover-open');
    await expect(open).toBeVisible();
    const before = await placeOf(page);
    const arrived = page.waitForResponse('**/shapes?**');
    shapes.resolve();
    await arrived;
    await expect(page.locator('.load-more')).toHaveCount(0);
    await nextFrames(page);
    expect(await placeOf(page)).toBe(before);
    await expect(open).toBeVisible();
    await expect(menu).toBeFocused();
  },
);

test(
  'a dropped history step leaves no photo in the address of a closed viewer',
  LONG,
  async ({ project, newPerson }) => {
    const mine = project('layout_vertical');
    const page = await newPerson(DESKTOP);
    await page.addInitScript(() => {
      history.back = () => undefined;
    });
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const tile = page.locator(`[data-pid="${mine.medias[0]}"]`);
    await tile.click();
    await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(page).not.toHaveURL(/pid=/);
    await tile.click();
    await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    await expect(page).toHaveURL(/pid=/);
  },
);
