import { dayWords } from '@/core/text/day-words';
import { inBothLanguages } from './support/languages';
import { readArchive } from './support/read-archive';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  test.describe(`a planner's link, ${locale}`, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('the studio gives a right to download, and the planner uses it while downloads are off', async ({
      page,
      newPerson,
      project,
      world,
    }) => {
      const { id, medias } = project('planner');
      const name = `Planner ${locale}`;
      await signInOwner(page, world, locale);
      await page.goto(`/admin/projects/${id}/clients`);
      await page.locator('input[name=name]').fill(name);
      await page.locator('select[name=access]').selectOption('download');
      await expect(page.getByText(t('admin-clients.access.downloadHelp'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('admin-clients.makeLink') }).click();
      const ready = page.getByRole('dialog', { name: t('admin-clients.readyTitle', { name }) });
      const link = new URL((await ready.getByText(/\/i\/[\w-]+$/).textContent()) ?? '');
      await ready.getByRole('button', { name: t('admin-clients.readyClose') }).click();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row.getByText(t('admin-clients.access.download'))).toBeVisible();

      const planner = await newPerson();
      await planner.goto(`${link.pathname}?locale=${locale}`);
      await planner.waitForURL('**/events/**');
      await expect(planner.locator('html[data-alive]')).toBeAttached();
      await planner.getByRole('link', { name: t('downloads.title'), exact: true }).click();
      const dialog = planner.getByRole('dialog', { name: t('downloads.title'), exact: true });
      const coming = planner.waitForEvent('download', { timeout: 60_000 });
      await dialog.getByRole('button', { name: t('downloads.start'), exact: true }).click();
      expect((await readArchive(await coming)).files.size).toBe(3);

      // On a phone one photograph is one press from its download: nothing else is in the viewer's bar.
      const phone = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await phone.goto(`${link.pathname}?locale=${locale}`);
      await phone.waitForURL('**/events/**');
      await expect(phone.locator('html[data-alive]')).toBeAttached();
      await phone.locator(`[data-pid="${medias[0]}"]`).click();
      await expect(
        phone
          .locator('.viewer-bar')
          .getByRole('link', { name: t('downloads.photo'), exact: true })
          .first(),
      ).toBeVisible();
      await expectAccessible(phone);

      await row.getByRole('button', { name: t('admin-clients.menu', { name }) }).click();
      await page.getByRole('button', { name: t('admin-clients.rights.menu') }).click();
      const rights = page.getByRole('dialog', { name: t('admin-clients.rights.title', { name }) });
      await rights.locator('select[name=access]').selectOption('guest');
      await expectAccessible(page);
      await rights.getByRole('button', { name: t('admin-clients.rights.save') }).click();
      await expect(row.getByText(t('admin-clients.access.guest'))).toBeVisible();
      await planner.reload();
      await expect(planner.locator('html[data-alive]')).toBeAttached();
      await expect(planner.getByRole('link', { name: t('downloads.title'), exact: true })).toHaveCount(0);

      // The download page's own address says it, with the downloads of before.
      await planner.goto(`/events/${id}/download`);
      await expect(planner.getByText(t('errors.DOWNLOAD_NOT_ALLOWED'))).toBeVisible();
      await expect(planner.getByText(t('common.product'), { exact: true })).toHaveCount(0);
      await expect(planner).not.toHaveTitle(t('common.product'));

      // The default access is written out as well.
      await row.getByRole('button', { name: t('admin-clients.menu', { name }) }).click();
      await page.getByRole('button', { name: t('admin-clients.rights.menu') }).click();
      const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      await rights.locator('input[name=ends_on]').fill(day);
      await rights.locator('select[name=access]').selectOption('client');
      await rights.getByRole('button', { name: t('admin-clients.rights.save') }).click();
      await expect(row.getByText(t('admin-clients.access.client'))).toBeVisible();

      // Its holder reads the last day of the link in the gallery's menu.
      await planner.goto(`/events/${id}`);
      await expect(planner.locator('html[data-alive]')).toBeAttached();
      await planner.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
      await expect(planner.getByText(t('gallery.until', { day: dayWords(day, locale) }))).toBeVisible();
    });
  });
});
