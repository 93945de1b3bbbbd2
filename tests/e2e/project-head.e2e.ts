import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

/** A long but realistic name: it needs the whole line, and more. */
const LONG_NAME = {
  en: 'The wedding of Alexandra Konstantinopoulou and Maximilian von Hohenberg-Steinfeld, Saturday in the garden',
  he: 'החתונה של אלכסנדרה קונסטנטינופולו ומקסימיליאן פון הוהנברג־שטיינפלד, שבת אחר הצהריים בגן הבוטני',
};

inBothLanguages('en', (locale) => {
  test.describe(`the head of a project, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('opens the file chooser, and updates after uploads', async ({ page, world }) => {
      await signInOwner(page, world, locale);
      await page.goto('/admin/projects/new');
      await page.locator('input[name=name]').fill(LONG_NAME[locale]);
      await page.getByRole('button', { name: t('admin.new.submit') }).click();
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
      const actions = page.locator('main > header');
      const add = actions.getByRole('button', { name: t('admin-project.next.addPhotos') });

      await test.step('leads from another tab to the upload button', async () => {
        const tabs = page.getByRole('navigation', { name: t('admin.tab.label') });
        await tabs.getByRole('link', { name: t('admin.tab.clients') }).click();
        await page.waitForURL('**/clients');
        await add.click();
        await expect(
          page
            .locator('main > :not(header)')
            .getByRole('button', { name: t('admin.upload.chooseFiles'), exact: true }),
        ).toBeFocused();
      });

      await test.step('opens it on the photos tab; head, cover and panel update', async () => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()]);
        await chooser.setFiles([
          {
            name: 'IMG_1.JPG',
            mimeType: 'image/jpeg',
            buffer: await makeJpeg({ width: 1200, height: 800, seed: locale === 'en' ? 8801 : 8802 }),
          },
        ]);
        await expect(add).toHaveCount(0);
        await expect(actions.getByRole('button', { name: t('admin-project.next.publish') })).toBeVisible();
        await expect(actions.locator('img')).toBeVisible({ timeout: 60_000 });
        const dock = page.getByRole('region', { name: t('admin.upload.title') });
        await expect(dock.getByText(t('admin.upload.allDone', { count: 1 }))).toBeVisible();
        await expect(dock.getByRole('listitem')).toHaveCount(0);
      });

      await test.step('keeps every tab visible over a long page, and cuts a long name', async () => {
        const title = page.getByRole('heading', { level: 1 });
        const { lines } = await title.evaluate((one) => ({
          lines: Math.round(
            one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
        }));
        expect(lines).toBeLessThanOrEqual(3);
        await page.locator('main').evaluate((main) => {
          main.style.minBlockSize = '300vh';
        });
        await page.mouse.wheel(0, 900);
        const nav = page.getByRole('navigation', { name: t('admin.tab.label') });
        await expect(nav).toHaveAttribute('data-stuck', 'true');
        expect(await nav.getByRole('link').count()).toBeLessThanOrEqual(8);
        const last = nav.getByRole('link', { name: t('admin.tab.details') });
        await expect(last).toBeInViewport({ ratio: 1 });
        const inside = await last.evaluate((one) => {
          const [own, row] = [
            one.getBoundingClientRect(),
            (one.parentElement as Element).getBoundingClientRect(),
          ];
          return own.left >= row.left - 1 && own.right <= row.right + 1;
        });
        expect(inside).toBe(true);
      });
    });
  });
});
