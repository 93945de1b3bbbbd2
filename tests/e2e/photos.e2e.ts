import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('he', (locale) => {
  test.describe(`photographs sorted, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) => t(`admin-photos.${key}`, params);
    // The reading direction turns the arrows around.
    const forward = locale === 'en' ? 'ArrowRight' : 'ArrowLeft';
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('by keys and by mouse, by two users, with every action undone', async ({
      page,
      newPerson,
      project,
      world,
      sql,
    }, info) => {
      const mine = project(`photos_${locale}`);
      const guest = await newPerson();
      await guest.request.post('/client_access', { data: { code: mine.code, guest: true } });
      const seen = async (gallery = mine.gallery) =>
        ((await (await guest.request.get(`/galleries/${gallery}`)).json()) as { total?: number }).total ?? 0;
      const order = async (gallery = mine.gallery) =>
        (
          await sql<{ nr: string }>(
            `select right(split_part(name, '.', 1), 1) as nr from media
              where gallery_id = $1 and deleted_at is null order by position, id`,
            [gallery],
          )
        )
          .map(({ nr }) => nr)
          .join('');
      const [other] = await sql<{ id: string; name: string }>(
        'select id, name from galleries where event_id = $1 and id <> $2',
        [mine.id, mine.gallery],
      );
      const second = other as { id: string; name: string };
      await sql(`update events set sort_by = 'manual' where id = $1`, [mine.id]);
      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects/${mine.id}/photos`);
      const grid = page.getByRole('grid');
      const tile = (nr: number) => grid.getByRole('gridcell', { name: `IMG_000${nr}.JPG` });
      const chosen = grid.locator('[aria-selected=true]');
      await expect(grid.getByRole('gridcell')).toHaveCount(6);

      await test.step('selected by keys: one, a range, all, none', async () => {
        // Also where no photograph has the focus.
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('ControlOrMeta+a');
        await expect(chosen).toHaveCount(6);
        await page.keyboard.press('Escape');
        await expect(chosen).toHaveCount(0);
        await tile(1).focus();
        await page.keyboard.press(forward);
        await expect(tile(2)).toBeFocused();
        await page.keyboard.press(`Shift+${forward}`);
        await expect(chosen).toHaveCount(2);
        await page.keyboard.press('ControlOrMeta+a');
        await expect(page.getByText(said('chosen', { count: 6 })).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(chosen).toHaveCount(0);
        await expectAccessible(page);
      });

      await test.step('sorted by keys, and undone by Ctrl-Z', async () => {
        await tile(1).click();
        await page.keyboard.press(`Alt+${forward}`);
        await expect.poll(() => order()).toBe('213456');
        await expect(tile(1)).toBeFocused();
        await page.keyboard.press('ControlOrMeta+z');
        await expect.poll(() => order()).toBe('123456');
        // The grid shows the undone order a moment after it is stored.
        await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName(/IMG_0001/);
      });

      await test.step('undone by Ctrl-Z while it is still being saved', async () => {
        const sent = Promise.withResolvers<void>();
        const held = Promise.withResolvers<void>();
        const hold = async (route: Route) => {
          sent.resolve();
          await held.promise;
          await route.continue();
        };
        await page.route('**/photos/place', hold, { times: 1 });
        await tile(1).click();
        await page.keyboard.press(`Alt+${forward}`);
        await sent.promise;
        const back = page.waitForRequest('**/photos/place');
        await page.keyboard.press('ControlOrMeta+z');
        held.resolve();
        await back;
        await expect.poll(() => order()).toBe('123456');
      });

      await test.step('dragged to another place, and several to another gallery, by mouse', async () => {
        const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(from.x + 10, from.y + 10);
          await page.mouse.move(to.x, to.y, { steps: 4 });
          await page.mouse.up();
        };
        const middle = async (nr: number) => {
          const box = await tile(nr).boundingBox();
          if (!box) throw new Error('The tile is not there');
          return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
        };
        // The grid shows the undone order a moment after it is stored.
        await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName(/IMG_0001/);
        const third = await middle(3);
        const before = { x: third.x + (locale === 'en' ? -0.6 : 0.6) * third.width, y: third.y };
        await drag(await middle(1), before);
        await expect.poll(() => order()).toBe('213456');
        await tile(5).click();
        await tile(6).click({ modifiers: ['Shift'] });
        // The bar of what is chosen moves the grid: only then is it measured.
        await expect(chosen).toHaveCount(2);
        const drop = await page.locator(`[data-drop-gallery="${second.id}"]`).boundingBox();
        if (!drop) throw new Error('The gallery is not in the rail');
        await drag(await middle(6), { x: drop.x + drop.width / 2, y: drop.y + drop.height / 2 });
        await expect.poll(() => order(second.id)).toBe('7856');
        expect(await order()).toBe('2134');
        await expect.poll(() => seen(second.id)).toBe(4);
      });

      await test.step('another user sorts meanwhile: the order updates here, and nothing is lost', async () => {
        const colleague = await newPerson();
        await signInOwner(colleague, world, locale);
        await colleague.goto(`/admin/projects/${mine.id}/photos`);
        await colleague.getByRole('gridcell', { name: 'IMG_0004.JPG' }).click();
        await colleague.keyboard.press('Alt+Home');
        await expect.poll(() => order()).toBe('4213');
        await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName(/IMG_0004/);
        await colleague.close();
      });

      await test.step('hidden from guests, and found by the filter', async () => {
        await tile(2).click();
        await page.keyboard.press('h');
        await expect(tile(2)).toHaveAccessibleName(new RegExp(said('state.hidden')));
        await expect.poll(() => seen()).toBe(3);
        await page.getByRole('button', { name: `${said('filter.hidden')} 1` }).click();
        await expect(grid.getByRole('gridcell')).toHaveCount(1);
        await page.getByRole('button', { name: `${said('filter.all')} 4` }).click();
        await page.keyboard.press('/');
        await page.keyboard.type('0003');
        await expect(grid.getByRole('gridcell')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(grid.getByRole('gridcell')).toHaveCount(4);
      });

      await test.step('enlarged; made the cover, with its focal point', async () => {
        await tile(3).dblclick();
        const large = page.getByRole('dialog', { name: 'IMG_0003.JPG' });
        await expect(large.getByRole('img')).toBeVisible();
        await page.keyboard.press(locale === 'en' ? 'ArrowLeft' : 'ArrowRight');
        await expect(page.getByRole('dialog', { name: 'IMG_0001.JPG' })).toBeVisible();
        await page.keyboard.press('Escape');
        await tile(3).click();
        await page.keyboard.press('c');
        const dialog = page.getByRole('dialog', { name: said('cover.title') });
        const whole = dialog.getByRole('button', { name: said('cover.point', { x: 50, y: 50 }) });
        const box = await whole.boundingBox();
        if (!box) throw new Error('There is no photograph to click on');
        await whole.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } });
        await expectAccessible(page);
        await dialog.getByRole('button', { name: said('cover.ofProject') }).click();
        const cover = () =>
          sql(
            `select right(split_part(m.name, '.', 1), 1) as nr, round(m.focal_x::numeric, 1)::text as x
               from events e join media m on m.id = e.cover_id where e.id = $1`,
            [mine.id],
          );
        await expect.poll(cover).toEqual([{ nr: '3', x: '0.3' }]);
      });

      await test.step('deleted after a confirmation, and restored from the trash', async () => {
        await tile(1).click();
        await page.keyboard.press('Delete');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: said('delete.accept'), exact: true }).click();
        await expect(tile(1)).toHaveCount(0);
        await page.getByRole('button', { name: said('trash.title') }).click();
        await tile(1).click();
        await page.keyboard.press('z');
        await expect(tile(1)).toHaveCount(0);
        await expect.poll(() => order()).toBe('4213');
      });

      await test.step('a gallery is renamed in place, and hidden from clients', async () => {
        const rail = page.getByRole('navigation', { name: said('rail.title') });
        await rail.getByRole('button', { name: new RegExp(`^${second.name}`) }).dblclick();
        const name = rail.getByRole('textbox', { name: said('rail.name') });
        // The answer to the new name arrives only after the gallery was hidden.
        const answer = Promise.withResolvers<void>();
        await page.route(`**/galleries/${second.id}`, async (route) => {
          const sent = route.request().postDataJSON() as { name?: string } | null;
          if (!sent?.name) return route.fallback();
          const response = await route.fetch();
          await answer.promise;
          await route.fulfill({ response });
        });
        await name.fill(`${second.name} 2`);
        await name.press('Enter');
        await expect
          .poll(() => sql('select name from galleries where id = $1', [second.id]))
          .toEqual([{ name: `${second.name} 2` }]);
        await rail.getByRole('button', { name: said('rail.menu', { name: `${second.name} 2` }) }).click();
        await page.getByRole('button', { name: said('rail.hide') }).click();
        await expect(rail.getByText(said('rail.private'))).toBeVisible();
        answer.resolve();
        await expect
          .poll(async () => (await guest.request.get(`/galleries/${second.id}`)).status())
          .toBe(404);
        await expect(rail.getByText(said('rail.private'))).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('Undo after deleting a gallery leads back to it', async () => {
        const rail = page.getByRole('navigation', { name: said('rail.title') });
        await rail.getByRole('button', { name: said('rail.menu', { name: `${second.name} 2` }) }).click();
        await page.getByRole('button', { name: said('rail.delete'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('admin-projects.delete.accept') })
          .click();
        await expect(page).toHaveURL(new RegExp(`gallery=${mine.gallery}`));
        await page.getByRole('button', { name: said('undo'), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`gallery=${second.id}`));
        await expect(rail.getByText(`${second.name} 2`, { exact: true })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`gallery=${second.id}`));
      });

      await test.step('folders become galleries of their names; edits replace their photographs', async () => {
        const card = info.outputPath('card');
        for (const [nr, folder] of ['One', 'Two', `${second.name} 2`].entries()) {
          mkdirSync(path.join(card, folder), { recursive: true });
          const bytes = await makeJpeg({
            width: 300,
            height: 200,
            seed: 500 + nr + (locale === 'he' ? 50 : 0),
          });
          writeFileSync(path.join(card, folder, `DSC_${nr}.JPG`), bytes);
        }
        await page
          .getByRole('navigation', { name: said('rail.title') })
          .getByRole('button')
          .nth(1)
          .click();
        await page.getByTestId('upload-folder').setInputFiles(card);
        const folders = page.getByRole('dialog', { name: said('folders.title', { count: 3 }) });
        await folders.getByRole('button', { name: said('folders.start', { count: 3 }) }).click();
        const galleries = () =>
          sql(
            `select g.name, (select count(*)::int from media m where m.gallery_id = g.id and m.name like 'DSC%') as count
               from galleries g where g.event_id = $1 and g.id <> $2 order by g.position`,
            [mine.id, mine.gallery],
          );
        await expect.poll(galleries, { timeout: 20_000 }).toEqual([
          { name: `${second.name} 2`, count: 1 },
          { name: 'One', count: 1 },
          { name: 'Two', count: 1 },
        ]);
        const edit = await makeJpeg({ width: 320, height: 200, seed: 600 + (locale === 'he' ? 50 : 0) });
        const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: edit });
        await page
          .getByTestId('upload-edits')
          .setInputFiles([file('img_0003-Edit.jpg'), file('UNKNOWN.jpg')]);
        const edits = page.getByRole('dialog', { name: said('edits.title', { count: 2 }) });
        await expect(edits.getByText('UNKNOWN.jpg')).toBeVisible();
        await edits.getByRole('checkbox').click();
        await edits.getByRole('button', { name: said('edits.start', { count: 1 }) }).click();
        const width = () =>
          sql('select original_width::int as width, name from media where id = $1', [mine.medias[2]]);
        await expect.poll(width, { timeout: 20_000 }).toEqual([{ width: 320, name: 'IMG_0003.JPG' }]);
      });
    });
  });
});
