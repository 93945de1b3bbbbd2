import type { Locator, Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { mailWith } from './support/mailbox';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** Counts what a person does with the mouse. */
function counting() {
  const done = { clicks: 0 };
  const click = async (target: Locator) => {
    done.clicks += 1;
    await target.click();
  };
  return { done, click };
}

/** Invitations by mail publish a project where there is a mail server. */
test.use({ baseURL: async ({ world }, use) => use(world.origins[1]) });

const tableOf = (lines: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
});

inBothLanguages('en', (locale) => {
  test.describe(`people of a project, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const button = (page: Page, name: string) => page.getByRole('button', { name });

    test('from a new project to an invitation that is opened', async ({ page, newPerson, world, sql }) => {
      const stamp = `${locale}${Date.now()}`;
      const email = `maya-${stamp}@example.com`;
      await signInOwner(page, world, locale);

      await test.step('edits the text of the invitation', async () => {
        await page.goto('/admin/settings/messages');
        const heading = page.locator('input[name=heading]');
        await heading.fill('{client} {clinet}');
        await button(page, t('admin-clients.msg.save')).click();
        await expect(page.getByText(t('errors.unknown_placeholder', { name: '{clinet}' }))).toBeVisible();
        await heading.fill(`${stamp} {client}`);
        await expect
          .poll(async () => page.locator('iframe').first().getAttribute('srcdoc'))
          .toContain(`${stamp} ${t('admin-clients.sample.client')}`);
        await heading.press('Enter');
        await expect(page.getByText(t('admin-clients.msg.saved'), { exact: true })).toBeVisible();
        await expectAccessible(page, 'iframe');
      });

      const { done, click } = counting();
      await test.step('creates a project and invites, in four clicks', async () => {
        await page.goto('/admin/projects');
        await click(page.getByRole('link', { name: t('admin.projects.new') }).first());
        await page.waitForURL('**/admin/projects/new');
        await page.locator('input[name=name]').fill(`Wedding ${stamp}`);
        await click(button(page, t('admin.new.submit')));
        await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
        await click(
          page
            .getByRole('navigation', { name: t('admin.tab.label') })
            .getByRole('link', { name: t('admin.tab.clients') }),
        );
        await page.waitForURL(/\/clients$/);
        await page.locator('input[name=name]').fill('Maya');
        await page.locator('input[name=email]').fill(email);
        await page.locator('select[name=locale]').selectOption(locale);
        await click(button(page, t('admin-clients.sendMail')));
        await expect(page.getByText(t('admin-clients.sent', { name: 'Maya' }))).toBeVisible();
        expect(done.clicks).toBe(4);
        await expectAccessible(page);
      });

      await test.step('a half-written invitation asks before it is left, a sent one does not', async () => {
        const tabs = page.getByRole('navigation', { name: t('admin.tab.label') });
        const photos = tabs.getByRole('link', { name: t('admin.tab.photos') });
        const name = page.locator('input[name=name]');
        await expect(name).toHaveValue('');
        await name.fill('Dana');
        await photos.click();
        const asked = page.getByRole('dialog', { name: t('admin-project.leave.title') });
        await asked.getByRole('button', { name: t('admin-project.leave.stay') }).click();
        await expect(name).toHaveValue('Dana');
        // By a person's menu, and by Enter in the search.
        await page.getByRole('button', { name: t('admin-clients.menu', { name: 'Maya' }) }).click();
        await page.getByRole('link', { name: t('admin-clients.edit'), exact: true }).click();
        await asked.getByRole('button', { name: t('admin-project.leave.stay') }).click();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
        const search = page.getByRole('dialog', { name: t('admin-home.search.title') });
        await search.getByRole('combobox').fill(t('admin.nav.projects'));
        await search.getByRole('combobox').press('Enter');
        await asked.getByRole('button', { name: t('admin-project.leave.stay') }).click();
        await page.keyboard.press('Escape');
        await expect(search).toBeHidden();
        await expect(name).toHaveValue('Dana');
        await name.fill('');
        await photos.click();
        await page.waitForURL(/\/photos$/);
        await tabs.getByRole('link', { name: t('admin.tab.clients') }).click();
        await page.waitForURL(/\/clients$/);
      });

      await test.step('the mail has the text and the link, which the client opens', async () => {
        await mailWith(email, new RegExp(`${stamp} Maya`));
        const link = await mailWith(email, /\/i\/[\w-]+/);
        const opened = () =>
          sql<{ opened_at: Date | null }>(
            `select i.opened_at from invitations i join clients c on c.id = i.client_id where c.email = $1`,
            [email],
          );
        const bot = await fetch(world.origins[0] + link, { headers: { 'User-Agent': 'WhatsApp/2.23.20.0' } });
        expect([bot.status, await bot.text()]).toEqual([200, expect.stringContaining(`Wedding ${stamp}`)]);
        expect(await opened()).toEqual([{ opened_at: null }]);
        const client = await newPerson();
        await client.goto(link);
        await client.waitForURL('**/events/**');
        await expect.poll(async () => (await opened())[0]?.opened_at ?? null).not.toBeNull();
        await page.reload();
        await expect(page.getByText(t('admin-clients.state.opened'), { exact: true })).toBeVisible();
      });

      await test.step('hands a link to WhatsApp, with the number as it is dialled', async () => {
        await page.locator('input[name=name]').fill('Dan');
        await page.locator('input[name=phone]').fill('+972 54-123 4567');
        await button(page, t('admin-clients.makeLink')).click();
        const whatsapp = page.getByRole('link', { name: t('admin-clients.openWhatsapp') });
        await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/972541234567\?text=/);
        // The invitation by mail has published the project before.
        await expect(page.getByText(t('admin-clients.readyPublished'))).toHaveCount(0);
        await button(page, t('admin-clients.readyClose')).click();
      });

      await test.step('imports people from a table, and corrects a row', async () => {
        await page.goto('/admin/clients');
        await button(page, t('admin-clients.csv.import')).click();
        await page
          .locator('input[name=table]')
          .setInputFiles(
            tableOf([
              `${t('admin-clients.csv.column.name')},${t('admin-clients.csv.column.email')}`,
              `Noa ${stamp},noa-${stamp}@example.com`,
              `Eli ${stamp},eli-at-example.com`,
              `Maya Levi ${stamp},${email}`,
            ]),
          );
        const columns = page.getByRole('group', { name: t('admin-clients.csv.columns') });
        const nameColumn = columns.getByLabel(t('admin-clients.csv.column.name'), { exact: true });
        await expect(nameColumn).toHaveValue('name');
        // Corrected, the table is read again: without names, all rows still have their addresses.
        await nameColumn.selectOption({ value: '' });
        await expect(button(page, t('admin-clients.csv.submit', { count: 2 }))).toBeVisible();
        await nameColumn.selectOption({ value: 'name' });
        await expect(page.getByText(t('screen-errors.invalid_email'))).toBeVisible();
        await expectAccessible(page);
        await page.locator('dialog input[dir=ltr]').fill(`eli-${stamp}@example.com`);
        await button(page, t('admin-clients.csv.submit', { count: 3 })).click();
        await expect(page.getByText(t('admin-clients.csv.done', { made: 2, updated: 1 }))).toBeVisible();
        await page.getByRole('searchbox').fill(`maya levi ${stamp}`);
        // The former content stays, dimmed, until the answer arrives.
        await page.waitForURL(/[?&]q=maya/);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByRole('row', { name: `Maya Levi ${stamp}` })).toBeVisible();
        await expect(page.getByRole('row', { name: `Noa ${stamp}` })).toHaveCount(0);
        await expectAccessible(page);
        await page.getByRole('link', { name: `Maya Levi ${stamp}` }).click();
        await page.waitForURL(/\/admin\/clients\/[0-9a-f-]{36}/);
        await expect(page.getByText(`Wedding ${stamp}`)).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
});
