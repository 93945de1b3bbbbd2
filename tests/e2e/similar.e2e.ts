import type { Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { lateLine } from './support/late-line';
import type { Seeded } from './support/seed';
import { expectStill, watchShifts } from './support/shifts';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Of eight photographs: a moment of three, the second the sharpest; one alone; a moment of two; two alone. */
const SHOTS: [seconds: number, scene: number, sharpness: number][] = [
  [0, 1, 1],
  [1, 1, 3],
  [2, 1, 2],
  [60, 2, 1],
  [120, 3, 1],
  [121, 3, 2],
  [300, 1, 1],
  [400, 2, 1],
];
const SCENES = ['', 'a5a5f00f33cc9966', '5a5a0ff0cc336699', 'ff00ff0012345678'];
type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

async function shoot(sql: Sql, { id, medias }: Seeded): Promise<void> {
  await sql('delete from product_medias where event_id = $1', [id]);
  for (const [at, [seconds, scene, sharpness]] of SHOTS.entries()) {
    const time = new Date(Date.UTC(2026, 5, 14, 17, 0, seconds)).toISOString().slice(0, 19);
    await sql('update media set captured_at = $2, likeness = $3, sharpness = $4 where id = $1', [
      medias[at],
      time,
      SCENES[scene],
      sharpness,
    ]);
  }
}

inBothLanguages(null, (locale) => {
  test.describe(`similar shots, ${locale}`, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const t = wordsIn(locale);
    const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft';
    const tiles = (page: Page) => page.locator('.photo-grid > .tile');
    const tile = (page: Page, id: string | undefined) => page.locator(`.tile:has([data-pid="${id}"])`);
    const alive = (page: Page) => expect(page.locator('html[data-alive]')).toBeAttached();

    test('are stacked, expand by a tap, and hide no pick', async ({ page, project, sql }) => {
      const mine = project(`similar_${locale}`);
      await shoot(sql, mine);
      const [first, sharpest] = mine.medias;
      await watchShifts(page);
      await page.goto(mine.link);
      await alive(page);
      await page.locator('#photos').evaluate((photos) => photos.scrollIntoView({ behavior: 'instant' }));
      await expect(tiles(page)).toHaveCount(5);
      const badge = tile(page, sharpest).locator('.stack-badge[aria-expanded]');
      await expect(badge).toHaveAttribute('aria-expanded', 'false');
      await expectStill(page, 'a gallery with stacks');
      await expectAccessible(page);

      const topOf = () => tile(page, sharpest).evaluate((element) => element.getBoundingClientRect().top);
      const before = await topOf();
      await badge.click();
      await expect(tiles(page)).toHaveCount(7);
      await expect(badge).toBeFocused();
      expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
      await tile(page, first).locator('.tile-mark').click();
      await page.locator(`[data-pid="${sharpest}"]`).focus();
      await page.keyboard.press('g');
      await expect(tiles(page)).toHaveCount(5);
      await expect(tile(page, sharpest).getByLabel(t('selection.cull.beneath', { count: 1 }))).toBeVisible();
      await expectAccessible(page);

      await test.step('the viewer shows all of them, and returns the focus to the tile that represents the last', async () => {
        await expect
          .poll(() => sql('select media_id from product_medias where event_id = $1', [mine.id]))
          .toHaveLength(1);
        await page.goto('about:blank');
        await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${first}`);
        const viewer = page.locator('.pswp');
        await expect(viewer.getByText('1 / 8')).toBeVisible();
        await page.keyboard.press(forward);
        await expect(viewer.getByText('2 / 8')).toBeVisible();
        await page.keyboard.press(forward);
        await expect(viewer.getByText('3 / 8')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(viewer).toHaveCount(0);
        await expect(page.locator(`[data-pid="${sharpest}"]`)).toBeFocused();
      });

      await test.step('the switch shows all singly, and this browser remembers it', async () => {
        const press = async () => {
          await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
          await page.getByRole('button', { name: t('similar.switch') }).click();
        };
        await press();
        await expect(tiles(page)).toHaveCount(8);
        await page.reload();
        await alive(page);
        await expect(tiles(page)).toHaveCount(8);
        await press();
        await expect(tiles(page)).toHaveCount(5);
      });
    });

    test(
      'the picks of a full product are reviewed until they are within the limit',
      LONG,
      async ({ page, project, sql }) => {
        const mine = project(`cull_${locale}`);
        await shoot(sql, mine);
        await sql('update products set maxphotos = 3 where event_id = $1', [mine.id]);
        await sql('update events set allow_extra_selection = false where id = $1', [mine.id]);
        const [album] = Object.values(mine.products);
        const heart = (at: number) => tile(page, mine.medias[at]).locator('.tile-mark');
        const picked = async () =>
          (
            (await sql('select media_id from product_medias where product_id = $1', [album])) as {
              media_id: string;
            }[]
          )
            .map(({ media_id }) => mine.medias.indexOf(media_id))
            .sort();
        const line = await lateLine(page);
        await page.goto(mine.link);
        await alive(page);
        for (const at of [1, 3, 5]) await heart(at).click();
        await expect.poll(picked).toEqual([1, 3, 5]);
        await heart(7).click();
        await page.getByRole('button', { name: t('selection.cull.makeRoom') }).click();
        const dialog = page.locator('.cull');
        await expect(dialog.getByText(t('selection.cull.where', { at: 1, of: 3 }))).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('k');
        await page.keyboard.press('x');
        await expect(dialog).toHaveCount(0);
        await expect.poll(picked).toEqual([1, 5, 7]);

        await sql('update products set maxphotos = 2 where id = $1', [album]);
        await sql('update events set allow_extra_selection = true where id = $1', [mine.id]);
        await page.reload();
        await alive(page);
        await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        const begin = page.getByRole('button', { name: t('selection.cull.beginOver', { over: 1 }) });
        await expect(begin).toBeVisible();
        await begin.click();
        await expect(dialog.getByText(t('selection.cull.where', { at: 1, of: 3 }))).toBeVisible();
        const photo = dialog.locator('.cull-photo');
        const shows = (at: number) => expect(photo).toHaveAttribute('data-media', mine.medias[at] ?? '');
        await shows(1);
        await line.hold();
        await page.keyboard.press('Delete');
        await shows(5);
        await expect.poll(picked).toEqual([5, 7]);
        await page.keyboard.press('z');
        await shows(1);
        await expect.poll(picked).toEqual([1, 5, 7]);
        // The live message about the removal arrives late: nothing shows, and nothing moves.
        await line.release(2);
        await shows(1);
        await expect(dialog.locator('.selection-count')).toHaveText('3 / 2');
        const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const swipe = async (way: 1 | -1) => {
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          await page.mouse.move(middle.x, middle.y);
          await page.mouse.down();
          await page.mouse.move(middle.x + (way * box.width) / 3, middle.y, { steps: 4 });
          await page.mouse.up();
        };
        const on = locale === 'en' ? 1 : -1;
        await swipe(on);
        await shows(5);
        await expect(dialog.getByText(t('selection.cull.where', { at: 2, of: 3 }))).toBeVisible();
        await swipe(on === 1 ? -1 : 1);
        await shows(7);
        await expect.poll(picked).toEqual([1, 7]);

        await test.step('the rest are compared side by side, chosen by number', async () => {
          await page.keyboard.press('z');
          await shows(5);
          await expect.poll(picked).toEqual([1, 5, 7]);
          await page.keyboard.press('c');
          const compare = page.locator('.compare');
          await expect(compare.locator('.compare-place')).toHaveCount(2);
          await page.keyboard.press(forward);
          await expect(compare.locator('.compare-place').nth(1)).toHaveAttribute('aria-current', 'true');
          await expectAccessible(page);
          await page.keyboard.press('s');
          await expect.poll(picked).toEqual([1, 5]);
          await page.keyboard.press('Escape');
          await expect(compare).toHaveCount(0);
          await shows(5);
        });
        await page.keyboard.press('k');
        await expect(dialog.getByText(t('selection.cull.fits', { count: 2, max: 2 }))).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: t('selection.cull.done') }).click();
        await expect(dialog).toHaveCount(0);
      },
    );
  });
});
