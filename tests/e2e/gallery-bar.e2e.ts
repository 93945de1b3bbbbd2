import type { Page } from '@playwright/test';
import { chooseTarget } from './support/choose-target';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Most controls beside the galleries' own links and the marks on photographs. */
const MOST = 6;
/** The bar's visible controls, and what is wrong with their places: clipped, out of the window, too small, overlapping. */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.bar');
    const all = [...(bar?.querySelectorAll('a, button') ?? [])].filter((one) => one.checkVisibility());
    const shown = all.filter((one) => !one.closest('.bar-strip') && !one.closest('[popover]'));
    const boxes = shown.map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }));
    const faults = boxes.flatMap(({ name, box }, at) => [
      ...(box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < 0 || box.bottom > innerHeight
        ? [`${name} is outside the window`]
        : []),
      ...(box.width < 43.5 || box.height < 43.5 ? [`${name} is smaller than 44 px`] : []),
      ...boxes
        .slice(at + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 0.5 &&
            other.box.left < box.right - 0.5 &&
            box.top < other.box.bottom - 0.5 &&
            other.box.top < box.bottom - 0.5,
        )
        .map((other) => `${name} overlaps ${other.name}`),
    ]);
    return { count: shown.filter((one) => !one.closest('.bar-galleries')).length, faults };
  });

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);

  test(`clients read in the menu that downloads are off, ${locale}`, async ({ newPerson, project, sql }) => {
    const mine = project('layout_vertical');
    await sql('update events set allow_downloads = false where id = $1', [mine.id]);
    const page = await newPerson({ viewport: { width: 1440, height: 900 } });
    await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    await expect(page.getByText(t('downloads.off'))).toBeVisible();
    await expectAccessible(page);
  });

  test(
    `the bar holds 12 galleries, 8 products and a long name, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project(`stress_${locale}`);
      await sql('update events set name = $2, allow_sharing = true where id = $1', [
        mine.id,
        'The wedding weekend of Maximiliana and Bartholomew in the Galilee',
      ]);
      const products = Object.keys(mine.products);
      await sql('delete from product_medias where event_id = $1', [mine.id]);
      for (const viewport of sizes([
        PHONE.viewport,
        { width: 820, height: 1180 },
        { width: 1440, height: 900 },
      ])) {
        const page = await newPerson(viewport.width < 500 ? PHONE : { viewport });
        await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        await page.locator('a[href="#photos"]').first().click();
        await expect(page.locator('.target-button')).toBeInViewport({ ratio: 1 });
        const at = `${locale} ${viewport.width}`;

        if (viewport.width < 500)
          await test.step(`the hint before the first pick leaves the photographs by itself, ${at}`, async () => {
            const hint = page.locator('.target-hint');
            await expect(hint).toBeVisible();
            // It leaves after twelve seconds, which are not waited for.
            const delay = await hint.evaluate((element) => {
              const [leaving] = element.getAnimations();
              leaving?.finish();
              return leaving?.effect?.getTiming().delay;
            });
            expect(delay).toBe(12_000);
            await expect(hint).toBeHidden();
          });

        await test.step(`few controls, none clipped, ${at}`, async () => {
          const { count, faults } = await controlsOf(page);
          expect(faults, at).toEqual([]);
          expect(count, at).toBeLessThanOrEqual(MOST);
          await expectAccessible(page);
          await page.screenshot({ path: `test-results/bar-${locale}-${viewport.width}.png` });
        });

        await test.step(`every gallery is one press away, ${at}`, async () => {
          await page.getByRole('button', { name: t('gallery.moreGalleries') }).click();
          const last = page.locator('.bar-sheet a').last();
          await last.scrollIntoViewIfNeeded();
          await page.screenshot({ path: `test-results/bar-galleries-${locale}-${viewport.width}.png` });
          const name = (await last.textContent()) ?? '';
          await last.click();
          await expect(page.locator('.bar-gallery.is-here')).toHaveText(name);
          await expect(page.locator('.bar-gallery.is-here')).toBeInViewport();
          await expect(page.locator('[data-pid]')).toHaveCount(1);
        });

        await test.step(`a mark of one product stays visible for all others, ${at}`, async () => {
          await chooseTarget(page, products.at(-1) ?? '');
          const mark = page.locator('.tile-mark');
          // Its state is that of the product before until the tile is rendered for this one.
          await expect(mark).toHaveAccessibleName(new RegExp(products.at(-1) ?? ''));
          if ((await mark.getAttribute('aria-pressed')) !== 'true') await mark.click();
          await expect(mark).toHaveAttribute('aria-pressed', 'true');
          await page.locator('.target-button').click();
          await page.screenshot({ path: `test-results/bar-targets-${locale}-${viewport.width}.png` });
          await page.keyboard.press('Escape');
          await chooseTarget(page, products[0] ?? '');
          await expect(mark).toHaveAttribute('aria-pressed', 'false');
          await expect(page.locator('.tile-states')).toContainText(products.at(-1) ?? '');
          await chooseTarget(page, t('selection.marks.favourites'));
          await expect(page.locator('.tile-states')).toContainText(products.at(-1) ?? '');
          await mark.click();
          await expect(mark).toHaveAttribute('aria-pressed', 'true');
          await chooseTarget(page, products[0] ?? '');
          await expect(page.locator('.tile-states')).toContainText(t('selection.marks.favourite'));
          await page.screenshot({ path: `test-results/bar-marks-${locale}-${viewport.width}.png` });
          await chooseTarget(page, t('selection.marks.favourites'));
          await mark.click();
          await expect(mark).toHaveAttribute('aria-pressed', 'false');
        });
      }
    },
  );
});
