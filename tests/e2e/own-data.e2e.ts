import { Browser } from '../helpers/browser';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PASSWORD = 'keepers-tests';

inBothLanguages('he', (locale) => {
  test(
    `a person exports their data, requests erasure and cancels it; a studio erases a client (${locale})`,
    LONG,
    async ({ page, world, sql }, info) => {
      const t = wordsIn(locale);
      const email = `own-data-${locale}-${info.repeatEachIndex}-${Date.now()}@people.test`;
      const signed = await new Browser(world.origins[0]).post('/users/sign_up', {
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        first_name: 'Noa',
        family_name: 'Levi',
      });
      expect(signed.status).toBe(201);
      await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);

      // Signed out, a person is sent to sign in, and comes back.
      await page.goto('/users/data');
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.locator('input[name=password]').press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: t('account-data.title') })).toBeVisible();
      await expectAccessible(page);

      // An export: requested, created by the worker, downloaded.
      await page.getByRole('button', { name: t('account-data.exportAsk') }).click();
      const file = page.locator('a[download]');
      await expect(file).toBeVisible({ timeout: 30_000 });
      const coming = page.waitForEvent('download');
      await file.click();
      expect((await coming).suggestedFilename()).toMatch(/^keepers-data-.*\.zip$/);

      // Erasure: a wrong password is refused; the right one sets the day; one press cancels it.
      const erase = page.getByRole('button', { name: t('account-data.eraseAsk') });
      const password = page.locator('input[name=password]');
      await password.fill('not it');
      await erase.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await expect(erase).toBeEnabled();
      await password.fill(PASSWORD);
      await password.press('Enter');
      const keep = page.getByRole('button', { name: t('account-data.keep') });
      await expect(keep).toBeVisible();
      await expect(erase).toHaveCount(0);
      await expectAccessible(page);
      await keep.click();
      await expect(erase).toBeVisible();
      const left = await sql(`select erase_after from users where email = $1`, [email]);
      expect(left).toEqual([{ erase_after: null }]);

      // The studio: everything about a client, and then nothing.
      const wire = await new Browser(world.origins[0]).signIn(world.owner, PASSWORD);
      const name = `Erased ${locale} ${info.repeatEachIndex}`;
      const made = await wire.post('/api/x/studio/clients', { name, email: `erased-${email}` });
      await page.context().clearCookies();
      await page
        .context()
        .addCookies([
          { name: 'locale', value: locale, url: world.origins[0] },
          ...[...wire.cookies].map(([key, value]) => ({ name: key, value, url: world.origins[0] })),
        ]);
      await page.goto(`/admin/clients/${made.json.id}`);
      await page.getByRole('button', { name: t('admin-data.save') }).click();
      await expect(page.locator('a[download]')).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: t('admin-data.erase') }).click();
      const dialog = page.getByRole('dialog', { name: t('admin-data.eraseTitle', { name }) });
      await dialog.getByRole('button', { name: t('admin-data.erase') }).click();
      await page.waitForURL('**/admin/clients');
      await expect
        .poll(async () => (await sql('select 1 from clients where name = $1', [name])).length)
        .toBe(0);
    },
  );
});
