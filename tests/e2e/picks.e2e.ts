import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import type { Seeded } from './support/seed';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test.describe(`the picks, ${locale}`, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) =>
      t(`selection.admin.${key}`, params);
    const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft';
    const idsOf = (project: Seeded) => Object.values(project.products) as [album: string, cover: string];

    test('of two people are reviewed, and the selection is reopened with a message', async ({
      page,
      newPerson,
      world,
      project,
      sql,
    }) => {
      const mine = project(`picks_${locale}`);
      const [album, cover] = idsOf(mine);
      const pick = (product: string, at: number, by: string, note: string | null = null) =>
        sql(
          `insert into product_medias (id, account_id, event_id, product_id, media_id, picked_by, note, created_at, updated_at)
           select gen_random_uuid(), account_id, id, $2, $3, $4, $5, now(), now() from events where id = $1
           on conflict do nothing`,
          [mine.id, product, mine.medias[at], by, note],
        );
      await sql('update products set minphotos = 2 where id = $1', [album]);
      await sql('delete from product_medias where event_id = $1', [mine.id]);
      await pick(album, 0, 'Dana', 'Crop it, please');
      await pick(album, 1, 'Dana');
      await pick(album, 2, 'Omer');
      await pick(cover, 1, 'Omer');
      await sql(
        `update events set printselectiondone = true, completed_at = now(), reopen_note = null where id = $1`,
        [mine.id],
      );
      const client = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await client.goto(mine.link);
      await expect(client.getByText(t('selection.done')).filter({ visible: true }).first()).toBeVisible();

      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects/${mine.id}/picks`);
      const grid = page.getByRole('grid');
      const tiles = grid.getByRole('gridcell');
      await expect(tiles).toHaveCount(3);
      // The Hebrew text isolates the range, which the expected one has no marks for.
      const ofMany = said('ofMany', { kind: 'both', count: 3, min: 2, max: 4 });
      const marked = new RegExp(`^${[...ofMany].join('[\\u2066-\\u2069]?')}[\\u2066-\\u2069]?$`);
      await expect(page.getByText(marked)).toBeVisible();
      await expect(grid.getByText('Crop it, please')).toBeVisible();
      await expectAccessible(page);

      await test.step('filters by person, by product, by comment, and by not picked', async () => {
        const by = page.getByLabel(said('filter.by'));
        const show = (name: string) =>
          page.getByRole('button', { name: new RegExp(`^${said(`filter.${name}`)}`) });
        await by.selectOption('Omer');
        await expect(tiles).toHaveCount(2);
        await show('unpicked').click();
        await expect(tiles).toHaveCount(4);
        await by.selectOption('');
        await expect(tiles).toHaveCount(3);
        await show('picked').click();
        await page.getByLabel(said('filter.noted')).click();
        await expect(tiles).toHaveCount(1);
        await page.getByLabel(said('filter.noted')).click();
        await page.getByRole('button', { name: new RegExp(`^${Object.keys(mine.products)[1]}`) }).click();
        await expect(tiles).toHaveCount(1);
        await page.getByRole('button', { name: new RegExp(`^${said('allProducts')}`) }).click();
        await expect(tiles).toHaveCount(3);
      });

      await test.step('enlarged, by keys, and back to the same tile', async () => {
        await tiles.first().click();
        const large = page.getByRole('dialog', { name: 'IMG_0001.JPG' });
        await expect(large.getByText('Crop it, please')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press(forward);
        await expect(page.getByRole('dialog', { name: 'IMG_0002.JPG' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(tiles.nth(1)).toBeFocused();
      });

      await test.step('reopened: the client sees the message at once', async () => {
        const word = locale === 'en' ? 'Please choose two more' : 'בחרו בבקשה עוד שתיים';
        const state = page.getByRole('region', { name: said('state') });
        await state.getByRole('button', { name: said('reopen') }).click();
        const dialog = page.getByRole('dialog', { name: t('admin-project.state.reopenTitle') });
        await expect(dialog.getByRole('status')).toBeVisible();
        await dialog.getByLabel(t('admin-project.state.reopenNote')).fill(word);
        await dialog.getByRole('button', { name: t('admin-project.state.reopen') }).click();
        await expect(dialog).toHaveCount(0);
        await expect(state.getByText(word)).toBeVisible();
        await expect(client.getByText(word)).toBeVisible();
        await expect(client.getByText(t('selection.done'), { exact: true })).toHaveCount(0);
        await expectAccessible(client);
      });
    });

    test(
      'a product that two users change at once shows both values',
      LONG,
      async ({ page, newPerson, world, project, sql }) => {
        const mine = project(`picks_${locale}`);
        const [, cover] = idsOf(mine);
        const name = Object.keys(mine.products)[1] as string;
        const own = (key: string) => t(`admin-project.changes.${key}`);
        await sql('update products set maxphotos = 1 where id = $1', [cover]);
        const other = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await signInOwner(page, world, locale);
        await signInOwner(other, world, locale);
        for (const [who, most] of [
          [page, '3'],
          [other, '2'],
        ] as const) {
          await who.goto(`/admin/projects/${mine.id}/products`);
          await who.getByRole('button', { name: t('admin.products.edit', { name }) }).click();
          await who.getByRole('dialog').getByLabel(t('admin.products.max')).fill(most);
        }
        const most = async () =>
          (
            await sql<{ most: number }>('select maxphotos::int as most from products where id = $1', [cover])
          )[0]?.most;
        const save = (who: typeof page) =>
          who
            .getByRole('dialog')
            .getByRole('button', { name: t('admin.save'), exact: true })
            .click();
        await save(other);
        await expect(other.getByRole('dialog')).toHaveCount(0);
        await save(page);
        const clash = page.getByRole('dialog', { name: own('title') });
        await expect(clash.getByText('2', { exact: true })).toBeVisible();
        await expect(clash.getByText('3', { exact: true })).toBeVisible();
        await expectAccessible(page);
        expect(await most()).toBe(2);
        await clash.getByLabel(own('mine')).click();
        await clash.getByRole('button', { name: own('accept') }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await most()).toBe(3);
      },
    );

    test(
      'a found photograph opens, and a dropped edit replaces it and keeps its picks',
      LONG,
      async ({ page, world, project, sql }) => {
        const mine = project(`picks_${locale}`);
        const [media] = mine.medias.slice(4);
        await signInOwner(page, world, locale);
        await page.goto(`/admin/projects/${mine.id}/photos?gallery=${mine.gallery}&photo=${media}`);
        await expect(page.getByRole('dialog', { name: 'IMG_0005.JPG' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator(`#photo-${media}`)).toBeFocused();
        await expect(page).not.toHaveURL(/photo=/);
        // Another width puts it into another row, and the keys still go on from it.
        const columns = page.getByRole('grid').first();
        const before = await columns.getAttribute('aria-colcount');
        await page.setViewportSize({ width: 640, height: 720 });
        await expect(columns).not.toHaveAttribute('aria-colcount', String(before));
        await expect(page.locator(`#photo-${media}`)).toBeFocused();
        await page.setViewportSize({ width: 1280, height: 720 });

        const hash = async () =>
          (await sql<{ sha256: string }>('select sha256 from media where id = $1', [media]))[0]?.sha256;
        const sent = await hash();
        // Other bytes each time this runs: what is there already is not sent.
        const buffer = await makeJpeg({ width: 330, height: 220, seed: Date.now() % 1_000_000 });
        await page
          .getByTestId('upload-files')
          .setInputFiles([{ name: 'img_0005.jpg', mimeType: 'image/jpeg', buffer }]);
        const dialog = page.getByRole('dialog', { name: t('admin-photos.edits.dropTitle', { count: 1 }) });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: t('admin-photos.edits.start', { count: 1 }) }).click();
        await expect.poll(hash, { timeout: 20_000 }).not.toBe(sent);
        const [row] = await sql<{ count: number }>(
          'select count(*)::int as count from media where event_id = $1 and deleted_at is null',
          [mine.id],
        );
        expect(row?.count).toBe(6);
      },
    );
  });
});
