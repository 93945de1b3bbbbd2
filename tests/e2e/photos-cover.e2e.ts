import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

/** As long as names of galleries get: no line of a phone's dialog holds it. */
const LONG_NAME = {
  en: 'The wedding of Alexandra Konstantinopoulou and Maximilian von Hohenberg-Steinfeld, Saturday in the garden',
  he: 'החתונה של אלכסנדרה קונסטנטינופולו ומקסימיליאן פון הוהנברג־שטיינפלד, שבת אחר הצהריים בגן הבוטני',
};

inBothLanguages('en', (locale) => {
  test.describe(`covers of a project, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) => t(`admin-photos.${key}`, params);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('every notice undoes its own action; by touch, a button starts selecting', async ({
      page,
      newPerson,
      world,
      sql,
    }) => {
      await signInOwner(page, world, locale);
      await page.goto('/admin/projects/new');
      await page.locator('input[name=name]').fill(LONG_NAME[locale]);
      await page.getByRole('button', { name: t('admin.new.submit') }).click();
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
      const id = new URL(page.url()).pathname.split('/')[3] as string;
      const head = page.locator('main > header');
      const add = head.getByRole('button', { name: t('admin-project.next.addPhotos') });
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()]);
      const seed = locale === 'en' ? 9100 : 9200;
      await chooser.setFiles(
        await Promise.all(
          [1, 2, 3].map(async (nr) => ({
            name: `IMG_${nr}.JPG`,
            mimeType: 'image/jpeg',
            buffer: await makeJpeg({ width: 900, height: 600, seed: seed + nr }),
          })),
        ),
      );
      const grid = page.getByRole('grid');
      const tile = (nr: number) => grid.getByRole('gridcell', { name: `IMG_${nr}.JPG` });
      await expect(grid.locator('img')).toHaveCount(3, { timeout: 60_000 });
      const ids = Object.fromEntries(
        (await sql<{ id: string; name: string }>('select id, name from media where event_id = $1', [id])).map(
          (row) => [row.name, row.id],
        ),
      );
      const photo = (nr: number) => ids[`IMG_${nr}.JPG`] as string;
      await sql('update events set auto_cover_id = $2 where id = $1', [id, photo(1)]);
      await sql('update galleries set name = $2 where event_id = $1', [id, LONG_NAME[locale]]);
      await page.reload();
      const headed = (nr: number) =>
        expect(head.locator('img')).toHaveAttribute('src', new RegExp(photo(nr)));
      await headed(1);
      const stored = async () =>
        (
          await sql(
            `select e.cover_id as project, g.cover_id as gallery, m.focal_x::float8 as x, h.hidden
               from events e join galleries g on g.event_id = e.id join media m on m.id = $2 join media h on h.id = $3
              where e.id = $1`,
            [id, photo(3), photo(2)],
          )
        )[0];
      const notice = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
      const undo = (text: string) => notice(text).getByRole('button', { name: said('undo'), exact: true });
      const dialog = page.getByRole('dialog', { name: said('cover.title') });
      const openCover = async (nr: number) => {
        await tile(nr).click();
        await page.keyboard.press('c');
        await expect(dialog).toBeVisible();
      };
      const before = { project: null, gallery: null, x: null, hidden: true };

      await test.step('Undo of a new cover reverts the cover, not the hiding before it', async () => {
        await tile(2).click();
        await page.keyboard.press('h');
        await expect(undo(said('did.hidden', { count: 1 }))).toBeVisible();
        await openCover(3);
        const whole = dialog.getByRole('button', { name: said('cover.point', { x: 50, y: 50 }) });
        await whole.focus();
        await page.keyboard.press('ArrowRight');
        await dialog.getByRole('button', { name: said('cover.ofProject') }).click();
        await expect.poll(stored).toEqual({ ...before, project: photo(3), x: 0.53 });
        await headed(3);
        await undo(said('did.projectCover')).click();
        await expect.poll(stored).toEqual(before);
        await headed(1);
      });

      await test.step('Ctrl-Z reverts a cover, and a gallery’s', async () => {
        await openCover(3);
        await dialog.getByRole('button', { name: said('cover.ofProject') }).click();
        await expect.poll(stored).toEqual({ ...before, project: photo(3) });
        await headed(3);
        await expect(undo(said('did.projectCover'))).toBeVisible();
        await page.keyboard.press('ControlOrMeta+z');
        await expect.poll(stored).toEqual(before);
        await headed(1);
        await openCover(3);
        await dialog
          .getByRole('button', { name: said('cover.ofGallery', { name: LONG_NAME[locale] }) })
          .click();
        await expect.poll(stored).toEqual({ ...before, gallery: photo(3) });
        await expect(undo(said('did.galleryCover'))).toBeVisible();
        await page.keyboard.press('ControlOrMeta+z');
        await expect.poll(stored).toEqual(before);
      });

      await test.step('a hidden photograph says who sees another cover', async () => {
        await openCover(3);
        await expect(dialog.getByText(said('cover.hiddenFrom.guests'))).toHaveCount(0);
        await page.keyboard.press('Escape');
        await openCover(2);
        await expect(dialog.getByText(said('cover.hiddenFrom.guests'))).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('on a phone, Select makes taps select; nothing leaves the dialog or the screen', async () => {
        const phone = await newPerson({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          locale: locale === 'en' ? 'en-US' : 'he-IL',
        });
        await signInOwner(phone, world, locale);
        await phone.goto(`/admin/projects/${id}/photos`);
        // Beside a gallery of a long name what adds the next one stays in sight.
        await expect(phone.getByRole('button', { name: said('rail.add') })).toBeInViewport({ ratio: 1 });
        const cell = (nr: number) => phone.getByRole('gridcell', { name: `IMG_${nr}.JPG` });
        await phone.getByRole('button', { name: said('select'), exact: true }).tap();
        await cell(1).tap();
        await cell(3).tap();
        await expect(phone.getByRole('dialog')).toHaveCount(0);
        const bar = phone.getByRole('region', { name: said('chosen', { count: 2 }) });
        await expect(bar.getByRole('button', { name: said('act.delete') })).toBeInViewport({ ratio: 1 });
        await cell(1).tap();
        const one = phone.getByRole('region', { name: said('chosen', { count: 1 }) });
        await expect(one.locator('[data-more]')).toBeVisible();
        await one.getByRole('button', { name: said('act.cover') }).tap();
        const box = phone.getByRole('dialog', { name: said('cover.title') });
        await expect(box).toBeVisible();
        const beyond = await box.evaluate((own) => {
          const frame = own.getBoundingClientRect();
          return [...own.querySelectorAll('button')].filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            return left < frame.left || right > frame.right;
          }).length;
        });
        expect(beyond).toBe(0);
        await phone.keyboard.press('Escape');
        // Not by the button that began it: that takes one press in half a second, and all of this can be quicker.
        await one.getByRole('button', { name: said('chooseNone'), exact: true }).tap();
        await expect(phone.getByRole('button', { name: said('select'), exact: true })).toBeVisible();
        await expect(phone.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
        await cell(1).tap();
        await expect(phone.getByRole('dialog', { name: 'IMG_1.JPG' })).toBeVisible();
      });
    });
  });
});
