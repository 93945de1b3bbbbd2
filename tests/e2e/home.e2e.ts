import type { Locator } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test(
    `a new studio sends its first invitation in seven clicks, and finds a project despite a typing error, ${locale}`,
    LONG,
    async ({ page, world, sql }) => {
      const t = wordsIn(locale);
      const step = (name: string, word: string) => t(`admin-home.start.step.${name}.${word}`);
      let clicks = 0;
      const press = async (what: Locator) => {
        clicks++;
        await what.click();
      };
      const start = page.getByRole('region', { name: t('admin-home.start.title') });
      const next = start.locator('[aria-current=step]');
      const draft = page.getByRole('article').filter({ hasText: t('admin-home.card.drafts', { count: 1 }) });
      const home = async () => {
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      };

      await test.step('Home shows four steps, as a draft’s header does', async () => {
        await signInOwner(page, world, locale, world.fresh[locale]);
        await page.goto('/admin');
        await expect(next).toContainText(step('project', 'title'));
        await expect(start.getByRole('listitem')).toHaveCount(4);
        await expectAccessible(page);
      });

      await test.step('they are dismissed, and resumed at the same step', async () => {
        await start.getByRole('button', { name: t('admin-home.start.skip') }).click();
        await expect(start).toHaveCount(0);
        await expect(page.getByText(t('admin-home.start.title'))).toBeVisible();
        await page.getByRole('button', { name: t('admin-home.start.resume') }).click();
        await expect(next).toContainText(step('project', 'title'));
      });

      const name = locale === 'en' ? 'Wedding of Maya and Jonathan' : 'החתונה של נועה ואיתי';
      await test.step('the project', async () => {
        await press(next.getByRole('link', { name: step('project', 'button') }));
        await page.locator('input[name=name]').fill(name);
        await press(page.getByRole('button', { name: t('admin.new.submit') }));
        await page.waitForURL(/\/photos/);
        await home();
        // From here on the project's own header shows the steps; Home offers the next one.
        await expect(start).toHaveCount(0);
        await expect(page.getByRole('heading', { name: t('admin-home.tutorials.title') })).toHaveCount(0);
        await expect(draft).toContainText(name);
        await expectAccessible(page);
      });

      await test.step('its photographs', async () => {
        await press(draft.getByRole('link', { name: t('admin.steps.photos'), exact: true }));
        await page.waitForURL(/\/photos/);
        clicks++;
        const buffer = await makeJpeg({ width: 900, height: 600, seed: locale === 'en' ? 7700 : 7701 });
        await page
          .getByTestId('upload-files')
          .setInputFiles([{ name: 'DSC_0001.JPG', mimeType: 'image/jpeg', buffer }]);
        await expect
          .poll(() =>
            sql('select 1 from media m join events e on e.id = m.event_id where e.name = $1', [name]),
          )
          .toHaveLength(1);
        await home();
      });

      await test.step('what there is to choose', async () => {
        await press(draft.getByRole('link', { name: t('admin.steps.products'), exact: true }));
        await press(page.getByRole('button', { name: t('admin.products.add') }).first());
        await page.locator('dialog input[name=name]').fill('Album');
        await page.locator('dialog input[name=name]').press('Enter');
        await expect
          .poll(() =>
            sql('select 1 from products p join events e on e.id = p.event_id where e.name = $1', [name]),
          )
          .toHaveLength(1);
        await home();
      });

      await test.step('an invitation that is sent', async () => {
        await press(draft.getByRole('link', { name: t('admin.steps.clients'), exact: true }));
        await page.locator('input[name=name]').fill('Dana');
        await page.locator('input[name=email]').fill(`dana-${locale}@bride.test`);
        // These web processes have no mail server: the link is the first way to invite.
        await page.locator('input[name=email]').press('Enter');
        const ready = page.getByRole('dialog', { name: t('admin-clients.readyTitle', { name: 'Dana' }) });
        await expect(ready).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(ready).toHaveCount(0);
        await page.locator('input[name=name]').fill('Omer');
        await page.locator('input[name=email]').fill(`omer-${locale}@groom.test`);
        await page.getByRole('button', { name: t('admin-clients.sendMail'), exact: true }).click();
        await expect
          .poll(() => sql(`select kind from mails where "to" = $1`, [`omer-${locale}@groom.test`]))
          .toHaveLength(1);
        await home();
        // Home says that the mail waits instead of claiming delivery.
        await expect(page.getByText(t('admin-home.card.unsent', { count: 1 }))).toBeVisible();
        await expect(page.getByText(t('admin-home.needs.clear'))).toHaveCount(0);
        await expect(draft).toHaveCount(0);
        expect(clicks).toBe(7);
        await expectAccessible(page);
      });

      await test.step('finds last year’s wedding by a word with a wrong letter, by keys alone', async () => {
        await sql(`update events set date = '2025-06-12' where name = $1`, [name]);
        await page.goto('/admin/tutorials');
        await expect(
          page.getByRole('heading', { name: t('admin-home.tutorials.title'), level: 1 }),
        ).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Control+KeyK');
        const field = page.getByRole('combobox', { name: t('admin-home.search.placeholder') });
        await expect(field).toBeFocused();
        await page.keyboard.type(locale === 'en' ? '2025 weding' : '2025 החתנה');
        const option = page.getByRole('option', { name });
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expectAccessible(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        await expect(field).toBeFocused();
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
        await expect(page.getByRole('heading', { name })).toBeVisible();

        await page.getByRole('button', { name: t('admin-home.search.open') }).click();
        await expect(page.getByRole('option', { name })).toBeVisible();
        await page.keyboard.type('zzzzzz');
        await expect(page.getByText(t('admin-home.search.nothing', { text: 'zzzzzz' }))).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(field).toHaveCount(0);
      });
    },
  );
});
