import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { addToCompare, viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

const t = wordsIn('en');

// One after the other: both languages pick the same photograph of one project.
test.describe.configure({ mode: 'default' });

test('the viewer counts, moves, wraps, plays and returns the focus', async ({ page, project }) => {
  const mine = project('viewer');
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  const tile = page.locator(`[data-pid="${mine.medias[1]}"]`);
  await tile.click();
  const viewer = page.locator('.pswp');
  await expect(viewer.getByText('2 / 6')).toBeVisible();
  await expect(viewer.getByRole('img', { name: 'IMG_0002.JPG' })).toBeVisible();
  await expect(viewer.getByText('IMG_0002.JPG')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 / 6')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`pid=${mine.medias[2]}`));
  await expectAccessible(page);
  await page.keyboard.press('p');
  await expect(viewer.getByText('4 / 6')).toBeVisible();
  await page.keyboard.press('p');
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await expect(viewer.getByText('6 / 6')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 / 6')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  for (const at of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`${at} / 6`)).toBeVisible();
  }
  const menu = await viewerMenu(page, t);
  await expect(menu.getByText('IMG_0004.JPG')).toBeVisible();
  await expect(menu.getByRole('button', { name: t('gallery.viewer.play') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(t('gallery.keys.fullScreen'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.locator(`[data-pid="${mine.medias[3]}"]`)).toBeFocused();
});

test(
  'dragging a photograph down closes the viewer, dragging it up does not',
  LONG,
  async ({ page, project }) => {
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.locator(`[data-pid="${mine.medias[0]}"]`).click();
    const viewer = page.locator('.pswp');
    await expect(page.locator('.pswp--ui-visible')).toBeVisible();
    const picture = viewer.locator('.pswp__item[aria-hidden=false] .pswp__zoom-wrap');
    const place = () => picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
    /** Its resting position, px from the top. */
    const still = async () => {
      let last = Number.NaN;
      const moved = async () => {
        const before = last;
        last = await place();
        return last !== before;
      };
      await expect.poll(moved).toBe(false);
      return last;
    };
    const rest = await still();
    const drag = async (by: number) => {
      await page.mouse.move(720, 450);
      await page.mouse.down();
      await page.mouse.move(720, 450 + by, { steps: 12 });
      await page.mouse.up();
    };
    await drag(-350);
    await expect(viewer).toBeVisible();
    await expect(viewer.getByText('1 / 6')).toBeVisible();
    // Back at its resting position: a swipe that is caught halfway back has not moved far enough.
    await expect.poll(still).toBe(rest);
    await drag(420);
    await expect(viewer).toHaveCount(0);
    await expect(page).not.toHaveURL(/pid=/);
  },
);

test('in right-to-left the next photograph is on the left', LONG, async ({ page, project }) => {
  const mine = project('viewer');
  await page.goto(`/events/${mine.id}?c=${mine.code}&locale=he`);
  await page.goto(`/events/${mine.id}?locale=he`);
  await page.locator(`[data-pid="${mine.medias[0]}"]`).click();
  await expect(page.locator('.pswp').getByText('1 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.pswp').getByText('2 / 6')).toBeVisible();
});

test('a failed picture shows a notice and loads on retry', LONG, async ({ page, project }) => {
  const mine = project('viewer');
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  let broken = true;
  await page.route(/\/p\/.*\/(big|medium)\.jpg/, (route) =>
    broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.locator(`[data-pid="${mine.medias[4]}"]`).click();
  // The neighboring slides request theirs, too.
  const viewer = page.locator('.pswp__item[aria-hidden=false]');
  await expect(viewer.getByText(t('gallery.viewer.notLoaded'))).toBeVisible();
  broken = false;
  await viewer.getByRole('button', { name: t('gallery.tryAgain') }).click();
  await expect(viewer.getByText(t('gallery.viewer.notLoaded'))).toHaveCount(0);
});

test(
  'a pressed photo shows that it opens, and Back before its code is loaded keeps it closed',
  LONG,
  async ({ page, project }) => {
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answered = 0;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await held;
      await route.continue();
      answered += 1;
    });
    const photo = page.locator(`[data-pid="${mine.medias[1]}"]`);
    await photo.click();
    await expect(photo).toHaveAttribute('data-opening');
    await page.goBack();
    await expect(photo).not.toHaveAttribute('data-opening');
    // A press on another while one opens takes its place, also in the history.
    const other = page.locator(`[data-pid="${mine.medias[2]}"]`);
    await other.click();
    await expect(other).toHaveAttribute('data-opening');
    const last = page.locator(`[data-pid="${mine.medias[3]}"]`);
    await last.click();
    await expect(last).toHaveAttribute('data-opening');
    await expect(other).not.toHaveAttribute('data-opening');
    release();
    await expect.poll(() => answered).toBeGreaterThan(0);
    const viewer = page.locator('.pswp');
    await expect(viewer.getByText('4 / 6')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page.locator('[data-opening]')).toHaveCount(0);
    await expect(page).not.toHaveURL(/pid=/);
  },
);

test('two photographs are compared side by side, each with its picks', LONG, async ({ page, project }) => {
  const mine = project('viewer');
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  for (const at of [0, 2]) {
    await page.locator(`[data-pid="${mine.medias[at]}"]`).focus();
    await page.keyboard.press('c');
  }
  await page.getByRole('button', { name: t('gallery.compare.show'), exact: true }).click();
  const compare = page.getByRole('dialog', { name: t('gallery.compare.title') });
  await expect(compare.getByRole('img')).toHaveCount(2);
  await expect(compare.getByRole('button', { name: /Album/ })).toHaveCount(2);
  await expect(compare.getByText('IMG_0001.JPG')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(compare).toHaveCount(0);

  await test.step('opened from the viewer, Back closes it alone, and again the viewer', async () => {
    const viewer = page.locator('.pswp');
    await addToCompare(page, mine.medias);
    const address = page.url();
    await page.getByRole('button', { name: t('gallery.compare.show'), exact: true }).click();
    await expect(compare.getByRole('img')).toHaveCount(2);
    await page.goBack();
    await expect(compare).toHaveCount(0);
    await expect(viewer.getByText(`2 / ${mine.medias.length}`)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page.locator(`[data-pid="${mine.medias[1]}"]`)).toBeVisible();
  });
});

inBothLanguages('he', (locale) => {
  test(
    `three and four side by side, chosen by number and by arrow, one removed, ${locale}`,
    LONG,
    async ({ page, project }) => {
      const mine = project('viewer');
      const said = wordsIn(locale);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await page.goto(`/events/${mine.id}?locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      const lay = async (at: number) => {
        await page.locator(`[data-pid="${mine.medias[at]}"]`).focus();
        await page.keyboard.press('c');
      };
      for (const at of [0, 1, 2, 3]) await lay(at);
      await page.getByRole('button', { name: said('gallery.compare.show'), exact: true }).click();
      const compare = page.getByRole('dialog', { name: said('gallery.compare.title') });
      const places = compare.locator('.compare-place');
      const here = (at: number) => expect(places.nth(at)).toHaveAttribute('aria-current', 'true');
      await expect(places).toHaveCount(4);
      for (const number of [4, 2, 3, 1]) {
        await page.keyboard.press(String(number));
        await here(number - 1);
      }
      const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft';
      for (const next of [1, 2, 3, 0]) {
        await page.keyboard.press(forward);
        await here(next);
      }
      await page.keyboard.press('2');
      const heart = places.nth(1).getByRole('button', { name: /Album/ });
      await page.keyboard.press('s');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('s');
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expectAccessible(page);
      // Notices appear above the photographs, where their buttons can be pressed.
      await expect(compare.getByRole('status')).toContainText('Album');
      await page.keyboard.press('x');
      await expect(places).toHaveCount(3);
      await expect(compare.getByRole('img', { name: 'IMG_0002.JPG' })).toHaveCount(0);
      await page.keyboard.press('3');
      await here(2);
      await page.keyboard.press('4');
      await here(2);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        for (const at of [0, 1, 2]) {
          const box = await places.nth(at).locator('img').boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100);
          await expect(places.nth(at).getByRole('button', { name: /Album/ })).toBeInViewport({ ratio: 1 });
        }
      }
      await page.keyboard.press('Escape');
      await expect(compare).toHaveCount(0);
    },
  );
});

test(
  'the selected photographs have a cover with a link back, and own lists open',
  LONG,
  async ({ page, project }) => {
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
    const back = page.getByRole('link', { name: t('selection.backToGallery') });
    await expect(back).toBeVisible();
    await back.click();
    await expect(page.locator('[data-pid]')).toHaveCount(6);
    await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    await page.getByRole('button', { name: t('selection.lists.title'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('selection.lists.title') })).toBeVisible();
  },
);

test(
  'the shop shows that nothing is on sale, in the modal and on a page of its own',
  LONG,
  async ({ page, project }) => {
    const mine = project('viewer');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.waitForURL(`**/events/${mine.id}`);
    await page.goto(`/events/${mine.id}/photographer_products`);
    await expect(page.getByText(t('shop.nothingYet'))).toBeVisible();
    await expectAccessible(page);
    const fragment = await page.request.get(`/events/${mine.id}/photographer_products`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(await fragment.text()).toContain(t('shop.nothingYet'));
    expect(await fragment.text()).not.toContain('<html');
  },
);
