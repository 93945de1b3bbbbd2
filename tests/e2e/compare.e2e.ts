import type { Locator, Page } from '@playwright/test';
import { LONG } from './support/languages';
import { expect, test } from './support/test';
import { addToCompare } from './support/viewer';
import { wordsIn } from './support/words';

const t = wordsIn('en');

/** Compares the first and the second photograph, from the viewer. Returns the comparison. */
async function compareTwo(
  page: Page,
  mine: { id: string; code: string; medias: string[] },
): Promise<Locator> {
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await addToCompare(page, mine.medias);
  await page.getByRole('button', { name: t('gallery.compare.show'), exact: true }).click();
  const compare = page.getByRole('dialog', { name: t('gallery.compare.title') });
  await expect(compare.getByRole('img')).toHaveCount(2);
  return compare;
}

/** Width and offset of each photograph as shown, in px. */
const shown = (compare: Locator) =>
  compare.locator('.compare-photo').evaluateAll((photos) =>
    photos.map((photo) => {
      const box = photo.getBoundingClientRect();
      const image = photo.querySelector('img')?.getBoundingClientRect();
      return {
        scale: Math.round(((image?.width ?? 0) / box.width) * 100) / 100,
        x: Math.round((image?.x ?? 0) + (image?.width ?? 0) / 2 - box.x - box.width / 2),
      };
    }),
  );

/** The middle of a photograph's box. */
async function middleOf(photo: Locator): Promise<{ x: number; y: number }> {
  const box = await photo.boundingBox();
  if (!box) throw new Error('The photograph is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const both = (scale: number, x: number) => [
  { scale, x },
  { scale, x },
];

test(
  'compared photographs zoom by click, wheel and Enter, and a drag moves them along',
  LONG,
  async ({ page, project }) => {
    const compare = await compareTwo(page, project('viewer'));
    const photo = compare.locator('.compare-photo').first();
    const { x, y } = await middleOf(photo);
    const drag = async (by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y, { steps: 5 });
      await page.mouse.up();
    };

    await test.step('a click zooms in, a drag moves all with the pointer, its release is no click', async () => {
      await drag(60);
      expect(await shown(compare)).toEqual(both(1, 0));
      await page.mouse.click(x, y);
      await expect.poll(() => shown(compare)).toEqual(both(2.5, 0));
      await page.mouse.move(x + 40, y);
      expect(await shown(compare)).toEqual(both(2.5, 0));
      await drag(60);
      await expect.poll(() => shown(compare)).toEqual(both(2.5, 60));
      await drag(-100);
      await expect.poll(() => shown(compare)).toEqual(both(2.5, -40));
      await page.mouse.click(x, y);
      await expect.poll(() => shown(compare)).toEqual(both(1, 0));
    });

    await test.step('Enter and Space zoom in and out, arrows move', async () => {
      await photo.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => shown(compare)).toEqual(both(2.5, 0));
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await shown(compare))[1]?.x).toBeLessThan(-20);
      await page.keyboard.press('Space');
      await expect.poll(() => shown(compare)).toEqual(both(1, 0));
    });

    await test.step('the wheel zooms within its limits', async () => {
      await page.mouse.move(x, y);
      for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -120);
      await expect.poll(() => shown(compare)).toEqual(both(2.5, 0));
      for (let turn = 0; turn < 9; turn += 1) await page.mouse.wheel(0, 120);
      await expect.poll(() => shown(compare)).toEqual(both(1, 0));
    });

    await test.step('after a reload, the first Escape closes the viewer', async () => {
      await page.reload();
      await expect(page.locator('.pswp--ui-visible')).toBeVisible();
      await expect(compare).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('.pswp')).toHaveCount(0);
      await expect(page).toHaveURL(/^[^#]*$/);
    });
  },
);

test(
  'a comparison ends the slideshow, and after both are closed the gallery stays',
  LONG,
  async ({ page, project }) => {
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await addToCompare(page, mine.medias);
    await page.keyboard.press('p');
    const pause = page.getByRole('button', {
      name: t('gallery.viewer.pause'),
      exact: true,
      includeHidden: true,
    });
    await expect(pause).toBeVisible();
    await page.getByRole('button', { name: t('gallery.compare.show'), exact: true }).click();
    const compare = page.getByRole('dialog', { name: t('gallery.compare.title') });
    await expect(compare).toBeVisible();
    const opened = page.url();
    await expect(pause).toBeHidden();
    expect(page.url()).toBe(opened);
    await page.keyboard.press('Escape');
    await expect(compare).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(page).toHaveURL(/^[^#]*$/);
  },
);

test(
  'on a phone two fingers enlarge the compared photographs, not the page, and one moves them',
  LONG,
  async ({ newPerson, project }) => {
    const page = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const compare = await compareTwo(page, project('viewer'));
    const { x, y } = await middleOf(compare.locator('.compare-photo').first());
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((left, id) => ({ x: left, y, id })),
      });
    await touch('touchStart', x - 30, x + 30);
    for (const away of [40, 50, 60]) await touch('touchMove', x - away, x + away);
    await touch('touchEnd');
    await expect.poll(() => shown(compare)).toEqual(both(2, 0));
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    await touch('touchStart', x);
    for (const by of [20, 40, 60]) await touch('touchMove', x + by);
    await touch('touchEnd');
    await expect.poll(() => shown(compare)).toEqual(both(2, 60));
    await page.touchscreen.tap(x, y);
    await expect.poll(() => shown(compare)).toEqual(both(1, 0));
  },
);
