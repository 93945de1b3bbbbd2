import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** The distance of a photograph from the top of the screen; null where it is not in the page. */
const topOf = (page: Page, pid: string) =>
  page.evaluate(
    (id) => document.querySelector(`[data-pid="${id}"]`)?.getBoundingClientRect().top ?? null,
    pid,
  );

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  // One after the other: the first changes the layout of their project.
  test.describe.configure({ mode: 'default' });

  test(
    `all galleries follow in one scroll with their headings, in every layout, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project(`stress_${locale}`);
      const names = await sql<{ name: string }>(
        `select g.name from galleries g
        where g.event_id = $1 and exists (select 1 from media m where m.gallery_id = g.id) order by g.position`,
        [mine.id],
      );
      expect(names.length).toBeGreaterThan(5);
      for (const layout of sizes(['vertical', 'masonry', 'variable_size', 'horizontal'])) {
        await sql('update events set layout = $2 where id = $1', [mine.id, layout]);
        const page = await newPerson(layout === 'vertical' || layout === 'variable_size' ? PHONE : DESKTOP);
        await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        const sections = page.locator('[data-section]');
        await expect(sections).toHaveCount(names.length);
        for (const [at, { name }] of names.entries()) {
          const section = sections.nth(at);
          await section.scrollIntoViewIfNeeded();
          // The first gallery is created with the project's name, which the cover has: it is called "Photos" there.
          if (at > 0) await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
          await expect(section.locator('[data-pid]').first()).toBeVisible();
        }
        await page.screenshot({ path: `test-results/scroll-${locale}-${layout}.png` });
        if (layout === 'vertical') await expectAccessible(page);

        await test.step(`the bar and the address name the gallery on the screen, ${layout}`, async () => {
          const third = sections.nth(2);
          const id = (await third.getAttribute('data-section')) ?? '';
          await third.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
          await expect(page.locator('.bar-gallery.is-here')).toHaveText(names[2]?.name ?? '');
          await expect(page).toHaveURL(new RegExp(`gallery=${id}`));
        });

        await test.step(`a photograph further down opens, and closing returns to it, ${layout}`, async () => {
          const tile = sections.nth(4).locator('a[data-pid]').first();
          await tile.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
          const pid = (await tile.getAttribute('data-pid')) ?? '';
          const before = await topOf(page, pid);
          await tile.click();
          await expect(page.locator('.pswp--open')).toBeVisible();
          expect(new URL(page.url()).hash).toContain(pid);
          await page.keyboard.press('Escape');
          await expect(page.locator('.pswp')).toHaveCount(0);
          expect(Math.abs(((await topOf(page, pid)) ?? 0) - (before ?? 0))).toBeLessThan(2);
          await expect(page.locator('.bar-gallery.is-here')).toHaveText(names[4]?.name ?? '');
        });

        await test.step(`the name of a gallery above leads to it, and Back returns, ${layout}`, async () => {
          const here = new URL(page.url()).search;
          await page.locator('.bar-gallery').nth(1).click();
          await expect(sections.nth(1).getByRole('heading', { level: 2 })).toBeInViewport();
          await expect(page.locator('.bar-gallery.is-here')).toHaveText(names[1]?.name ?? '');
          await page.goBack();
          await expect(page.locator('.bar-gallery.is-here')).toHaveText(names[4]?.name ?? '');
          expect(new URL(page.url()).search).toBe(here);
        });
        await page.close();
      }
    },
  );

  test(
    `a reload returns to the photograph of a gallery further down, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project(`stress_${locale}`);
      await sql(`update events set layout = 'vertical' where id = $1`, [mine.id]);
      const page = await newPerson(DESKTOP);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      const sections = page.locator('[data-section]');
      for (const at of [1, 2, 3]) {
        await sections.nth(at).scrollIntoViewIfNeeded();
        await expect(sections.nth(at).locator('[data-pid]').first()).toBeVisible();
      }
      const tile = sections.nth(3).locator('a[data-pid]').first();
      await tile.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const pid = (await tile.getAttribute('data-pid')) ?? '';
      const gallery = (await sections.nth(3).getAttribute('data-section')) ?? '';
      await expect(page).toHaveURL(new RegExp(`gallery=${gallery}`));
      await page.reload();
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await expect(page.locator(`[data-pid="${pid}"]`)).toBeInViewport();
      await expect(sections.first()).toHaveAttribute('data-section', gallery);
    },
  );

  test(
    `a gallery further down that does not load says so, and loads at the next try, ${locale}`,
    LONG,
    async ({ newPerson, project, stray }) => {
      const mine = project(`stress_${locale}`);
      const page = await newPerson(DESKTOP);
      const refused = /\/galleries\/[^/]+\?filter=all/;
      await page.route(refused, (route) => route.abort());
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      const second = page.locator('[data-section]').nth(1);
      await second.scrollIntoViewIfNeeded();
      const again = second.getByRole('button', { name: t('gallery.tryAgain') });
      await expect(again).toBeVisible();
      await page.unroute(refused);
      await again.click();
      await expect(second.locator('[data-pid]').first()).toBeVisible();
      stray.splice(0);
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`the name of the next gallery leads to its photographs, ${locale}`, async ({ page, project }) => {
      const mine = project(`stress_${locale}`);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      const link = page.locator('.set-head a').first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.locator('[data-section]').first().getByRole('heading', { level: 2 })).toHaveText(
        name,
      );
      await expect(page.locator('[data-section]').first().locator('[data-pid]').first()).toBeVisible();
    });
  });
});
