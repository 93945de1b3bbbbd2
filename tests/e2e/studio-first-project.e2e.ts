import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test.describe(`a studio with one project, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('sees the errors of an invitation, and restores the project after deleting it', async ({
      page,
      world,
      studio,
    }) => {
      const name = `Only one ${locale}`;
      await signInOwner(page, world, locale, studio(`first_${locale}`));
      await page.goto('/admin/projects/new');
      await page.locator('input[name=name]').fill(name);
      await page.getByRole('button', { name: t('admin.new.submit') }).click();
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);

      await test.step('a wrong address below the opened message is scrolled into view', async () => {
        const tabs = page.getByRole('navigation', { name: t('admin.tab.label') });
        await tabs.getByRole('link', { name: t('admin.tab.clients') }).click();
        await page.getByRole('button', { name: t('admin-clients.seeMessage') }).click();
        const email = page.locator('input[name=email]');
        await email.fill('no address');
        const send = page.getByRole('button', { name: t('admin-clients.sendMail') });
        await send.scrollIntoViewIfNeeded();
        await send.click();
        await expect(email).toBeFocused();
        await expect(email).toBeInViewport({ ratio: 1 });
      });

      await test.step('the empty list is that of a new studio, with a link to the trash', async () => {
        await page.goto('/admin/projects');
        const card = page.getByRole('article').filter({ hasText: name });
        await card.getByRole('button', { name: t('admin.shelf.menu', { name }) }).click();
        await page.getByRole('button', { name: t('admin.shelf.delete'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('admin-projects.delete.accept'), exact: true })
          .click();
        await expect(page.getByRole('heading', { name: t('admin.projects.emptyTitle') })).toBeVisible();
        await page.getByRole('link', { name: t('admin.projects.trash', { count: 1 }) }).click();
      });

      await test.step('restored, it can be opened from the notice', async () => {
        await page.getByRole('button', { name: t('admin.trash.restore') }).click();
        await page.getByRole('link', { name: t('admin.trash.open') }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      });
    });
  });
});
