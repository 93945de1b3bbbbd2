import type { Page } from '@playwright/test';
import { COVER_STYLES } from '@/core/photo/gallery-design';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const FOCAL = { x: 0.88, y: 0.24 };

/** Where the focal point of the cover is in its frame, in shares; and whether the photograph ends at a side. */
const focalIn = (page: Page) =>
  page.locator('.cover-picture > img').evaluate((img: HTMLImageElement, { x, y }) => {
    const frame = img.getBoundingClientRect();
    const ratio = img.width > 0 ? Number(img.getAttribute('width')) / Number(img.getAttribute('height')) : 1;
    const width = Math.max(frame.width, frame.height * ratio);
    const height = Math.max(frame.height, frame.width / ratio);
    const [left = 0, top = 0] = getComputedStyle(img).objectPosition.split(' ').map(Number.parseFloat);
    const ends = (at: number, room: number) => Math.abs(at) < 1 || Math.abs(at - room) < 1;
    return {
      x: (left + x * width) / frame.width,
      y: (top + y * height) / frame.height,
      endsAcross: ends(left, frame.width - width),
      endsDown: ends(top, frame.height - height),
    };
  }, FOCAL);

inBothLanguages('en', (locale) => {
  test(
    `each cover style keeps the focal point in its crop, its words whole, at every width (${locale})`,
    LONG,
    async ({ page, project, sql }) => {
      const mine = project(`covered_${locale}`);
      await sql('update events set cover_id = $2 where id = $1', [mine.id, mine.medias[0]]);
      await sql('update media set focal_x = $2, focal_y = $3 where id = $1', [
        mine.medias[0],
        FOCAL.x,
        FOCAL.y,
      ]);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await page.waitForURL(`**/events/${mine.id}**`);
      for (const style of COVER_STYLES) {
        await sql('update events set cover_style = $2 where id = $1', [mine.id, style]);
        for (const size of sizes(SIZES)) {
          const where = `${style} at ${size.width}`;
          await page.setViewportSize(size);
          await page.goto(`/events/${mine.id}?locale=${locale}`);
          await expect(page.locator('html[data-alive]')).toBeAttached();
          await expect(page.locator('.cover'), where).toHaveAttribute('data-style', style);
          if (style !== 'none') {
            const point = await focalIn(page);
            for (const at of [point.x, point.y]) {
              expect(at, where).toBeGreaterThan(0);
              expect(at, where).toBeLessThan(1);
            }
            // In the middle across, unless the photograph ends before.
            if (!point.endsAcross) expect(point.x, where).toBeCloseTo(0.5, 2);
            if (!point.endsDown) expect(point.y, where).toBeLessThan(0.5);
          }
          const button = page.locator('.cover-button');
          await expect(button, where).toBeInViewport();
          for (const part of ['.cover-title h1', '.cover-button', '.cover-brand']) {
            const box = await page.locator(part).boundingBox();
            expect(box?.x, `${part} ${where}`).toBeGreaterThanOrEqual(0);
            expect((box?.x ?? 0) + (box?.width ?? 0), `${part} ${where}`).toBeLessThanOrEqual(size.width);
          }
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          await expectAccessible(page);
        }
      }
    },
  );

  test(
    `the Design tab changes cover, type, spacing and focal point of the gallery (${locale})`,
    LONG,
    async ({ page, newPerson, project, world }) => {
      const t = wordsIn(locale);
      const mine = project(`restyled_${locale}`);
      const guest = await newPerson();
      await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
      await page.setViewportSize({ width: 1440, height: 900 });
      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects/${mine.id}/design`);
      const preview = page.frameLocator('iframe');
      const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

      await test.step('the preview is visible, however the page is opened', async () => {
        const place = page.locator('[data-screen]:has(> iframe)');
        for (let nr = 0; nr < 3; nr++) {
          await expect(preview.locator('.cover')).toBeVisible();
          await expect(place).not.toHaveAttribute('data-loads');
          await expect(page.locator('iframe')).toHaveCSS('opacity', '1');
          await page.reload();
        }
      });

      await test.step('each choice shows in the preview, as a client sees it', async () => {
        await expect(preview.locator('.cover')).toHaveAttribute('data-style', 'full');
        await choose(t('admin.cover_style.split'));
        await expect(preview.locator('.cover')).toHaveAttribute('data-style', 'split');
        await page.getByRole('radio', { name: t('admin.type_pair.romantic') }).check({ force: true });
        await expect(preview.locator('#top')).toHaveCSS('font-family', /Assistant/);
        await choose(t('admin.spacing.tight'));
        await expect(preview.locator('#top')).toHaveAttribute('data-spacing', 'tight');
        await page.getByRole('checkbox', { name: t('admin.field.cover_logo') }).uncheck();
        await expect(preview.locator('.cover-title')).toBeVisible();
        await expect(preview.locator('.cover-brand')).toHaveCount(0);
        await expect(preview.locator('.preview-note')).toHaveCount(0);
      });

      await test.step('the focal point is saved at once', async () => {
        const saved = page.waitForResponse((answer) => answer.url().endsWith('/focal') && answer.ok());
        await page
          .getByRole('button', { name: t('admin.design.focal', { x: 50, y: 42 }) })
          .click({ position: { x: 20, y: 20 } });
        await saved;
      });

      await test.step('another cover is chosen among the photographs', async () => {
        await page.getByRole('button', { name: t('admin.design.pickCover') }).click();
        const dialog = page.getByRole('dialog', { name: t('admin.design.pickCover') });
        await expectAccessible(page, 'iframe');
        await dialog.locator('li button').nth(2).click();
        await expect(page.getByText(t('admin.design.coverSaved')).first()).toBeVisible();
        await expect(page.getByRole('button', { name: t('admin.design.automatic') })).toBeVisible();
      });

      await expectAccessible(page, 'iframe');
      await page.getByRole('button', { name: t('admin.save'), exact: true }).click();
      await expect(page.getByText(t('admin.settings.saved'), { exact: true }).first()).toBeVisible();
      await guest.goto(`/events/${mine.id}`);
      await expect(guest.locator('.cover')).toHaveAttribute('data-style', 'split');
      await expect(guest.locator('#top')).toHaveCSS('font-family', /Assistant/);

      await test.step('on a phone the preview and the save bar stay in view', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const last = page.getByRole('combobox', { name: t('admin.field.sort_by') });
        await last.scrollIntoViewIfNeeded();
        await expect(page.locator('iframe')).toBeInViewport();
        await expect(page.getByRole('button', { name: t('admin.save'), exact: true })).toBeInViewport();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    },
  );
});

test('a gallery loads the faces of its own type pair and no others', async ({ page, project, sql }) => {
  const mine = project('typed');
  await sql("update events set type_pair = 'romantic' where id = $1", [mine.id]);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().split('/').at(-1) ?? '');
  });
  await page.goto(`/events/${mine.id}?c=${mine.code}&locale=en`);
  await page.waitForURL(`**/events/${mine.id}**`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.some((name) => name.startsWith('cormorant-latin'))).toBe(true);
  expect(fonts.some((name) => name.startsWith('assistant-latin'))).toBe(true);
  expect(fonts.filter((name) => /heebo|frank|inter|rubik/.test(name))).toEqual([]);
});
