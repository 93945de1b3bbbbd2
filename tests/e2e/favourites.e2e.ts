import { chooseTarget } from './support/choose-target';
import { inBothLanguages } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  test.describe(`favourites first, ${locale}`, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) =>
      t(`selection.cull.${key}`, params);
    const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft';
    const back = locale === 'en' ? 'ArrowLeft' : 'ArrowRight';

    test('each photograph is decided: into the album, favorite only, or neither', async ({
      page,
      project,
      sql,
    }) => {
      const mine = project(`loved_${locale}`);
      for (const table of ['selection_marks', 'product_medias'])
        await sql(`delete from ${table} where event_id = $1`, [mine.id]);
      await sql('update events set allow_extra_selection = false where id = $1', [mine.id]);
      const [album, cover] = Object.values(mine.products);
      const places = (rows: unknown) =>
        (rows as { media_id: string }[]).map(({ media_id }) => mine.medias.indexOf(media_id)).sort();
      const picked = async (product = album) =>
        places(await sql('select media_id from product_medias where product_id = $1', [product]));
      const loved = async () =>
        places(
          await sql('select media_id from selection_marks where event_id = $1 and favourite', [mine.id]),
        );

      await page.goto(mine.link);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await chooseTarget(page, t('selection.marks.favourites'));
      for (const at of [0, 1, 2, 3, 4])
        await page.locator(`.tile:has([data-pid="${mine.medias[at]}"]) .tile-mark`).click();
      await expect.poll(loved).toEqual([0, 1, 2, 3, 4]);
      await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
      const begin = page.getByRole('button', { name: said('beginLoved'), exact: true });
      await begin.click();
      const dialog = page.locator('.cull');
      const photo = dialog.locator('.cull-photo');
      const shows = (at: number) => expect(photo).toHaveAttribute('data-media', mine.medias[at] ?? '');
      const where = (at: number, of: number) =>
        expect(dialog.getByText(said('where', { at, of }), { exact: true })).toBeVisible();
      await shows(0);
      await expect(dialog.getByText(said('room', { room: 2 }))).toBeVisible();
      await expectAccessible(page);

      await page.keyboard.press(forward);
      await shows(1);
      await expect.poll(() => picked()).toEqual([0]);
      await expect(dialog.getByText(said('room', { room: 1 }))).toBeVisible();
      await page.keyboard.press(back);
      await shows(2);
      await page.keyboard.press('x');
      await shows(3);
      await expect.poll(loved).toEqual([0, 1, 3, 4]);
      await page.keyboard.press('z');
      await shows(2);
      await expect.poll(loved).toEqual([0, 1, 2, 3, 4]);

      await test.step('decisions are kept, and a later visit resumes there', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await page.reload();
        await expect(page.locator('html[data-alive]')).toBeAttached();
        await begin.click();
        await shows(2);
        await where(2, 4);
      });

      await test.step('a swipe down removes it, a full product offers to remove others', async () => {
        const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2, box.y + (box.height * 3) / 4, { steps: 4 });
        await page.mouse.up();
        await shows(3);
        await expect.poll(loved).toEqual([0, 1, 3, 4]);
        await page.keyboard.press('s');
        await shows(4);
        await expect.poll(() => picked()).toEqual([0, 3]);
        await page.keyboard.press('s');
        await shows(4);
        await dialog.getByRole('button', { name: said('makeRoom') }).click();
        await shows(0);
        await page.keyboard.press('x');
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => picked()).toEqual([3, 4]);
      });

      await test.step('the rest is decided for another product, to the end', async () => {
        await begin.click();
        await shows(0);
        await dialog.getByLabel(said('for')).selectOption({ index: 1 });
        await expect(dialog.getByText(said('room', { room: 1 }))).toBeVisible();
        await shows(0);
        await page.keyboard.press('s');
        await shows(1);
        await expect.poll(() => picked(cover)).toEqual([0]);
        for (const next of [3, 4]) {
          await page.keyboard.press('k');
          await shows(next);
        }
        await page.keyboard.press('k');
        await expect(dialog.getByText(said('stayed', { count: 3 }))).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: said('done') }).click();
        await expect(dialog).toHaveCount(0);
      });
    });
  });
});
