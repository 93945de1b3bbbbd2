import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { shopIn } from './support/shop';
import { expect, expectAccessible, test } from './support/test';

const DESK = { viewport: { width: 1440, height: 900 } };
/** Kilobytes, gzipped: what opening the shop and a product may load. */
const BUDGET = 25;

const BUILT = path.resolve(import.meta.dirname, '../../.next');
/** What a script of the build says. A browser forgets an answer's body when it leaves the page. */
const textOf = (url: string) => readFileSync(path.join(BUILT, new URL(url).pathname.replace('/_next/', '')));
const kilobytes = (urls: Iterable<string>) =>
  [...urls].reduce((sum, url) => sum + gzipSync(textOf(url)).length, 0) / 1024;

/** The addresses of the build's scripts that a page loads. */
function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) loaded.add(response.url());
  });
  return loaded;
}

inBothLanguages('he', (locale) => {
  const { said, prints, product, openShop, goToShop, formWorks, putIntoCart, fillIn, place, heading } =
    shopIn(locale);
  const album = locale === 'he' ? 'אלבום להורים' : 'Parents’ album';

  test(`every screen of the shop, ${locale}`, LONG, async ({ newPerson, project }) => {
    const mine = project(`buy_${locale}`);
    const page = await newPerson(DESK);
    const look = async (name: string) => {
      await expectAccessible(page);
      await keepPictures(page, `shop-${name}-${locale}`);
    };
    await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
    await keepPictures(page, `shop-gallery-${locale}`);
    await page.goto(`/events/${mine.id}/orders`);
    await look('no-orders');
    await page.getByLabel(said('email'), { exact: true }).fill('unknown@example.test');
    await page.getByRole('button', { name: said('links.send') }).click();
    await expect(page.getByText(said('links.sent'))).toBeVisible();
    await look('links-sent');
    await page.goto(`/events/${mine.id}/cart`);
    await look('empty-cart');
    await page.goto(`/events/${mine.id}/photographer_products`);
    await expect(heading(page, said('title'))).toBeVisible();
    await look('shop');
    await product(page, album).click();
    await expect(heading(page, album)).toBeVisible();
    await look('package');
    // Before its script runs, the form would be sent, and its answer be another page.
    await formWorks(page);
    await page.getByRole('button', { name: said('add'), exact: true }).click();
    await expect(page.locator('form').getByRole('status').locator('.text-danger')).toHaveText(
      said('refused.number', { photos: 5 }),
    );
    await look('refused');
    await page.goto(`/events/${mine.id}/photographer_products`);
    await product(page, prints).click();
    await expect(heading(page, prints)).toBeVisible();
    await look('product');
    for (const nr of [0, 2, 4]) await page.getByRole('checkbox').nth(nr).click();
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('application').press('ArrowRight');
    await look('crop');
    await page.getByRole('button', { name: said('add'), exact: true }).click();
    await expect(heading(page, said('cart'))).toBeVisible();
    await page.getByRole('link', { name: said('title'), exact: true }).click();
    await putIntoCart(page, locale === 'he' ? 'קנבס' : 'Canvas', 1);
    await look('cart');
    await page.goto(`${page.url()}?coupon=nothing`);
    await look('coupon');
    await fillIn(page, `Looks ${locale}`, 'cash');
    await page.getByLabel(said('email'), { exact: true }).evaluate((input: HTMLInputElement) => {
      input.type = 'text';
      input.value = 'noa';
    });
    await place(page).click();
    // The page before has a refusal, too: that of the coupon.
    await expect(page.getByLabel(said('email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await look('mistake');
    await fillIn(page, `Looks ${locale}`, 'cash');
    await place(page).click();
    await expect(heading(page, said('thanks.open', { name: `Looks ${locale}` }))).toBeVisible();
    await look('order');
    await page.goto(`/events/${mine.id}/photographer_products`);
    await putIntoCart(page, prints, 1);
    await fillIn(page, `Looks ${locale}`, 'card');
    await place(page).click();
    await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(said('waiting'))).toBeVisible();
    await look('waiting');
    await page.goto(`/events/${mine.id}/orders`);
    await look('orders');
    await page.goto(`/events/${mine.id}/orders/0199aaaa-0000-7000-8000-000000000000`);
    await look('unknown-order');
  });

  test(
    `a print stays in view while each of its tools is used, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const page = await newPerson({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
      await openShop(page, project(`buy_${locale}`));
      await product(page, prints).click();
      await expect(heading(page, prints)).toBeVisible();
      await formWorks(page);
      for (const nr of [0, 1]) await page.getByRole('checkbox').nth(nr).click();
      // A square print leaves out a part of each photograph: it can be moved.
      await page.getByRole('radio').nth(2).check();
      await page.getByText(said('edit.open'), { exact: true }).click();
      const print = page.getByRole('application');
      const bar = page.getByRole('button', { name: said('add'), exact: true });
      const button = (key: string) => page.getByRole('button', { name: said(key), exact: true });
      const slider = (key: string) => page.getByRole('slider', { name: new RegExp(said(key)) });
      /** Whole, above the bar of the total and above the tool, which it does not cover. */
      const inView = async (tool: Locator) => {
        await expect(print).toBeInViewport({ ratio: 0.99 });
        const [shown, used, below] = await Promise.all([print, tool, bar].map((one) => one.boundingBox()));
        const bottom = (shown?.y ?? 0) + (shown?.height ?? 0);
        expect(bottom).toBeLessThanOrEqual(used?.y ?? 0);
        expect((used?.y ?? 0) + (used?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      };
      for (const [width, height] of [
        [390, 664],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const [key, value] of [
          ['edit.zoom', '1.5'],
          ['edit.straighten', '3'],
        ] as const) {
          await slider(key).click();
          await slider(key).fill(value);
          await inView(slider(key));
        }
        // The second turn is of the other shape: upright, then across.
        for (const radio of [1, 0]) {
          await page.getByRole('radio').nth(radio).check();
          await button('edit.turn').click();
          await inView(button('edit.turn'));
          await button('edit.bw').click();
          await inView(button('edit.bw'));
        }
        await button('edit.bwAll').or(button('edit.colorAll')).click();
        await inView(button('edit.reset'));
      }
      await expectAccessible(page);
      await keepPictures(page, `shop-tools-${locale}`);
    },
  );

  test(`a gallery loads the shop when it is opened, ${locale}`, async ({ newPerson, project }) => {
    const mine = project(`buy_${locale}`);
    const page = await newPerson(DESK);
    const loaded = scriptsOf(page);
    await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`, { waitUntil: 'networkidle' });
    const before = new Set(loaded);
    const texts = [...before].map(textOf);
    // Words of the shop's own views: the cart and the choice of photographs.
    for (const text of texts) expect(text.includes('/cart/remove') || text.includes('medias[]')).toBe(false);
    const withSlots = texts.filter((text) => text.includes('photographer_products'));
    await goToShop(page);
    await product(page, prints).click();
    await expect(heading(page, prints)).toBeVisible();
    const more = [...loaded].filter((url) => !before.has(url));
    const sizes = { gallery: kilobytes(before), shop: kilobytes(more), slots: withSlots.length };
    console.log(`  KB of scripts: ${JSON.stringify(sizes)}`);
    expect(sizes.shop).toBeLessThanOrEqual(BUDGET);
  });

  test(
    `a row of products moves by itself until it is touched, and not for less motion, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const mine = project(`buy_${locale}`);
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const page = await newPerson({ ...phone, reducedMotion: 'no-preference' });
      await openShop(page, mine);
      const row = page.getByRole('list', { name: said('kind.print') });
      const place = () => row.evaluate((list) => Math.round(Math.abs(list.scrollLeft)));
      await expect.poll(place).toBeGreaterThan(100);
      await row.dispatchEvent('touchstart');
      await expect(page.getByRole('button', { name: said('carousel.go') }).first()).toBeVisible();

      const calm = await newPerson({ ...phone, reducedMotion: 'reduce' });
      await openShop(calm, mine);
      await expect(calm.getByRole('button', { name: said('carousel.go') }).first()).toBeVisible();
    },
  );
});
