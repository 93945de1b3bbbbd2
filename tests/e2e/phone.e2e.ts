import type { Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

test.use({ serviceWorkers: 'allow' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const keyOf = (project: string) => `keepers.home-screen:${project}`;

/** What the browser keeps about the offer of a project's gallery for the home screen. */
const storedOffer = (page: Page, project: string): Promise<{ firstVisit?: number; added?: boolean }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), keyOf(project));

/** Opens the page again as a visit of its own: an hour after the first. */
async function comeAnHourLater(page: Page, project: string): Promise<void> {
  const { firstVisit = 0, ...rest } = await storedOffer(page, project);
  const before = JSON.stringify({ ...rest, firstVisit: firstVisit - 3_600_000 });
  await page.evaluate(([key, state]) => localStorage.setItem(key, state), [keyOf(project), before] as const);
  await page.reload();
}

test.describe('without a connection', () => {
  const t = wordsIn('en');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [host, name] of [
    ['the platform’s host', 'offline'],
    ['its studio’s own host', 'hosted_kept'],
  ] as const)
    test(
      `a gallery opened on ${host} opens again, and picks are sent later, in order, once`,
      name === 'offline' ? {} : LONG,
      async ({ page, context, project, world, sql }) => {
        const mine = project(name);
        const { port } = new URL(world.origins[0]);
        const origin = name === 'offline' ? world.origins[0] : `http://neve.localhost:${port}`;
        const heart = (name: string) =>
          page.getByRole('button', { name: t('selection.pickFor', { name, product: 'Album' }) });
        await page.goto(origin + mine.link);
        await expect(page).toHaveURL(`${origin}/events/${mine.id}`);
        await expect(page.locator('[data-pid]')).toHaveCount(6);
        await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');

        await context.setOffline(true);
        await page.reload();
        await expect(page.locator('[data-pid]')).toHaveCount(6);
        await expect
          .poll(() =>
            page
              .locator('[data-pid] img')
              .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
          )
          .toBeGreaterThan(1);
        await heart('IMG_0001.JPG').tap();
        await expect(page.getByText(t('selection.keptHere'))).toBeVisible();
        await heart('IMG_0002.JPG').tap();
        // By key: the heart itself takes one touch in half a second.
        await page.locator(`[data-pid="${mine.medias[0]}"]`).focus();
        await page.keyboard.press('s');
        await expect(page.getByText(t('selection.keptWaiting', { count: 2 }))).toBeVisible();
        await expectAccessible(page);
        expect(await sql('select 1 from product_medias where event_id = $1', [mine.id])).toHaveLength(0);

        await context.setOffline(false);
        await expect(page.getByText(t('selection.keptSent', { count: 2 }))).toBeVisible();
        await expect(page.getByText(t('selection.keptWaiting', { count: 2 }))).toHaveCount(0);
        const rows = await sql<{ name: string }>(
          'select m.name from product_medias p join media m on m.id = p.media_id where p.event_id = $1',
          [mine.id],
        );
        expect(rows).toEqual([{ name: 'IMG_0002.JPG' }]);
        await expect(heart('IMG_0002.JPG')).toHaveAttribute('aria-pressed', 'true');
        await expect(heart('IMG_0001.JPG')).toHaveAttribute('aria-pressed', 'false');
      },
    );
});

inBothLanguages('he', (locale) => {
  test.describe(`on an iPhone, ${locale}`, () => {
    const t = wordsIn(locale);
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: IPHONE });

    test('the gallery offers the home screen once, and explains how', LONG, async ({ page, project }) => {
      const mine = project('pages');
      await page.goto(`${mine.link}?locale=${locale}`);
      await page.goto(`/events/${mine.id}?locale=${locale}`);
      const offer = page.getByRole('complementary', { name: t('phone.title') });
      // The first visit is for the photographs.
      await expect.poll(async () => (await storedOffer(page, mine.id)).firstVisit ?? 0).toBeGreaterThan(0);
      await expect(offer).toHaveCount(0);
      await comeAnHourLater(page, mine.id);
      await expect(offer).toBeVisible();
      // One line: the photographs stay visible.
      expect((await offer.boundingBox())?.height).toBeLessThanOrEqual(60);
      await page.screenshot({ path: `test-results/home-screen-${locale}.png` });
      await expectAccessible(page);
      await offer.getByRole('button', { name: t('phone.how') }).click();
      await page.waitForURL(`**/events/${mine.id}/app`);
      await expect(page.getByText(t('phone.ios3'))).toBeVisible();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: t('phone.back') }).click();
      await expect(page.locator('[data-pid]')).toHaveCount(6);
      await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
      await expect(offer).toHaveCount(0);
    });
  });
});

test.describe('where the browser prompts for the home screen', () => {
  const t = wordsIn('en');
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'the gallery keeps the prompt until a later visit, and shows it when it is accepted',
    LONG,
    async ({ page, project }) => {
      const mine = project('pages');
      const offer = page.getByRole('complementary', { name: t('phone.title') });
      /** What Chromium says of a page that may be installed: once, before the offer's code is loaded. */
      const says = () =>
        page.evaluate(() => {
          const prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt: async () => document.documentElement.toggleAttribute('data-prompted', true),
            userChoice: Promise.resolve({ outcome: 'accepted' }),
          });
          dispatchEvent(prompt);
          return prompt.defaultPrevented;
        });
      await page.goto(mine.link);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      expect(await says()).toBe(true);
      await expect.poll(async () => (await storedOffer(page, mine.id)).firstVisit ?? 0).toBeGreaterThan(0);
      await expect(offer).toHaveCount(0);
      await comeAnHourLater(page, mine.id);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await says();
      await offer.getByRole('button', { name: t('phone.add'), exact: true }).click();
      await expect(page.locator('html[data-prompted]')).toBeAttached();
      await expect(offer).toHaveCount(0);
      await expect.poll(async () => (await storedOffer(page, mine.id)).added).toBe(true);
    },
  );
});

test(
  'the page about the home screen opens only for people who may see the gallery',
  LONG,
  async ({ page, project }) => {
    const answer = await page.goto(`/events/${project('pages').id}/app`);
    expect(answer?.status()).toBe(401);
    await expect(page.locator('input[name=code]')).toBeVisible();
  },
);
