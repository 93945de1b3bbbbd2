import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { Browser } from '../helpers/browser';
import { inBothLanguages, LONG } from './support/languages';
import { linkTo } from './support/mailbox';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const FIRST = 'the first password';
const SECOND = 'another password';
const PROVIDER = /House of Names/;

/** Fills the sign-in form and sends it. */
async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

const atAdmin = (page: Page) => page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const inLanguage = (page: Page, url: string) =>
    page.context().addCookies([{ name: 'locale', value: locale, url }]);

  test(
    `an account from signing up to a new password (${locale})`,
    LONG,
    async ({ page, newPerson, world }) => {
      const email = `account-${randomUUID()}@people.test`;
      await inLanguage(page, world.origins[0]);

      await test.step('signs up, reads the notice to confirm, and confirms', async () => {
        await page.goto('/users/sign_up?photographer=true');
        await expectAccessible(page);
        await page.locator('input[name=business_name]').fill('Noa Bar');
        await page.locator('input[name=email]').fill(email);
        await page.locator('input[name=password]').fill(FIRST);
        await page.getByRole('button', { name: t('account.signUp') }).click();
        await atAdmin(page);
        await expect(page.getByText(t('account.notice.no_mail_server'))).toBeVisible();
        await page.goto(await linkTo(email, 'confirmation'));
        await expect(page).toHaveURL(/\/users\/confirmation$/);
        await expectAccessible(page);
        await page.getByRole('button', { name: t('account.screens.confirm.button') }).click();
        await atAdmin(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('complementary', { name: t('account.notice.label') })).toHaveCount(0);
      });

      const other = await newPerson();
      await inLanguage(other, world.origins[0]);
      await test.step('is warned before the lock, locked, and unlocks by mail', async () => {
        await other.goto('/users/sign_in');
        await expectAccessible(other);
        const said = other.getByRole('main').getByRole('alert');
        for (const code of ['INVALID_LOGIN', 'INVALID_LOGIN', 'INVALID_LOGIN', 'INVALID_LOGIN']) {
          const answered = other.waitForResponse((answer) => answer.request().method() === 'POST');
          await signIn(other, email, 'not my password');
          await answered;
          await expect(said).toHaveText(t(`screen-errors.${code}`));
        }
        await signIn(other, email, 'not my password');
        await expect(said).toHaveText(t('screen-errors.LAST_TRY_BEFORE_LOCK'));
        await signIn(other, email, 'not my password');
        await expect(said).toHaveText(t('screen-errors.ACCOUNT_LOCKED'));
        await signIn(other, email, FIRST);
        await expect(said).toHaveText(t('screen-errors.ACCOUNT_LOCKED'));
        await other.getByRole('link', { name: t('account.screens.unlock_again.title') }).click();
        await expect(other).toHaveURL(/\/users\/unlock\/new$/);
        await expectAccessible(other);
        await other.goto(await linkTo(email, 'unlock'));
        await expectAccessible(other);
        await other.getByRole('button', { name: t('account.screens.unlock.button') }).click();
        await expect(other).toHaveURL(/\/users\/sign_in$/);
        await signIn(other, email, FIRST);
        await atAdmin(other);
      });

      const third = await newPerson();
      await inLanguage(third, world.origins[0]);
      await test.step('forgets the password and chooses another, which ends every other session', async () => {
        await third.goto('/users/passwords/new');
        await expectAccessible(third);
        await third.locator('input[name=email]').fill(email);
        await third.getByRole('button', { name: t('account.screens.forgotten.button') }).click();
        await expect(third.getByText(t('account.screens.noMailSent'))).toBeVisible();
        await third.goto(await linkTo(email, 'passwords/edit'));
        await expect(third).toHaveURL(/\/users\/passwords\/edit$/);
        await expectAccessible(third);
        for (const field of ['password', 'password_confirmation'])
          await third.locator(`input[name=${field}]`).fill(SECOND);
        await third.getByRole('button', { name: t('account.screens.reset.button') }).click();
        await expect(third.getByText(t('account.screens.reset_success.text'))).toBeVisible();
        await expectAccessible(third);
        await third.getByRole('link', { name: t('account.screens.reset_success.button') }).click();
        await expect(third).toHaveURL(/\/users\/sign_in$/);
        await signIn(third, email, SECOND);
        await atAdmin(third);
        for (const ended of [page, other]) {
          await ended.goto('/admin/projects');
          await expect(ended).toHaveURL(/\/users\/sign_in/);
        }
      });
    },
  );

  test(
    `a second step, sessions and another way in (${locale})`,
    LONG,
    async ({ page, newPerson, world, sql }) => {
      const email = `second-${randomUUID()}@people.test`;
      await inLanguage(page, world.origins[0]);
      // The account is made over the wire: signing up is the other journey's.
      await page.goto('/users/sign_up');
      const token = await page.locator('meta[name=csrf-token]').getAttribute('content');
      const names = { first_name: 'Noa', family_name: 'Bar', photographer: true };
      const made = await page.request.post('/users/sign_up', {
        data: { email, password: FIRST, password_confirmation: FIRST, ...names },
        headers: { 'X-CSRF-Token': token ?? '', Origin: world.origins[0] },
      });
      expect(made.status()).toBe(201);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('WebAuthn.enable');
      await devtools.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      const dialog = page.getByRole('dialog');
      const prove = async () => {
        await dialog.locator('input[type=password]').fill(FIRST);
        await dialog.locator('input[type=password]').press('Enter');
      };
      let recovery = '';
      let secret = '';

      await test.step('adds a passkey and a code app', async () => {
        await page.goto('/admin/settings/security');
        await expectAccessible(page);
        await page.getByRole('button', { name: t('admin-security.addPasskey') }).click();
        await dialog.getByLabel(t('admin-security.passkeyName')).fill('My laptop');
        await prove();
        await expect(dialog.getByText(t('admin-security.recoveryText'))).toBeVisible();
        await expectAccessible(page);
        recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
        await dialog.getByRole('button', { name: t('admin-security.kept') }).click();
        await expect(page.getByText('My laptop')).toBeVisible();
        await page.getByRole('button', { name: t('admin-security.addCodes') }).click();
        await prove();
        secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
        await expectAccessible(page);
        await dialog.getByLabel(t('admin-security.code')).fill(await generate({ secret }));
        await dialog.getByRole('button', { name: t('admin-security.turnOn') }).click();
        await expect(page.getByText(t('admin-security.codes'), { exact: true })).toBeVisible();
      });

      const standBefore = async (who: Page) => {
        await who.goto('/users/sign_in?back=/admin');
        await signIn(who, email, FIRST);
        await expect(who).toHaveURL(/\/users\/second_factor$/);
      };
      await test.step('signs in by the passkey', async () => {
        await page.goto('/users/sign_out');
        await expectAccessible(page);
        await page.getByRole('button', { name: t('account.signOut') }).click();
        await expect(page).toHaveURL(/\/$/);
        await standBefore(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: t('account.usePasskey') }).click();
        await atAdmin(page);
      });

      const other = await newPerson();
      await inLanguage(other, world.origins[0]);
      await test.step('elsewhere by a code, and by a recovery code once', async () => {
        await standBefore(other);
        const code = other.locator('input[name=code]');
        // The step before was used up when the app was turned on.
        await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
        await code.press('Enter');
        await atAdmin(other);
        await other.context().clearCookies({ name: 'keepers-token' });
        await standBefore(other);
        await code.fill(recovery);
        await code.press('Enter');
        await atAdmin(other);
      });

      await test.step('sees every browser and signs the others out', async () => {
        await page.goto('/admin/settings/security');
        await page.getByRole('button', { name: t('admin-security.signOutAll') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('admin-security.signOutAll') })
          .click();
        await expect(page.getByText(t('admin-security.onlyHere'))).toBeVisible();
        await other.goto('/admin/projects');
        await expect(other).toHaveURL(/\/users\/sign_in/);
      });

      await test.step('links a social provider, and signs in by it with the second factor', async () => {
        const login = `elsewhere-${randomUUID()}@people.test`;
        const link = new RegExp(`^${t('admin-security.socialLink')} ${PROVIDER.source}$`);
        await page.getByRole('button', { name: link }).click();
        await prove();
        await page.getByLabel('Who are you?').fill(login);
        await page.getByRole('button', { name: 'That is me' }).click();
        await expect(page).toHaveURL(/\/admin\/settings\/security/);
        await expect(page.getByText(login)).toBeVisible();
        await other.goto('/users/sign_in');
        await other.getByRole('link', { name: PROVIDER }).click();
        await other.getByLabel('Who are you?').fill(login);
        await other.getByRole('button', { name: 'That is me' }).click();
        await expect(other).toHaveURL(/\/users\/second_factor/);
        await page.getByRole('button', { name: t('admin-security.socialUnlink'), exact: true }).click();
        await prove();
        await expect(page.getByText(login)).toHaveCount(0);
        await expect.poll(() => sql('select 1 from identities where email = $1', [login])).toEqual([]);
      });
      // The browser has one such device: that of this language ends here.
      await devtools.detach();
    },
  );

  test(
    `a client signs in by a social provider (${locale})`,
    LONG,
    async ({ page, context, project, world, sql }) => {
      const mine = project(`social_${locale}`);
      const login = `client-${randomUUID()}@people.test`;
      await inLanguage(page, world.origins[0]);
      const say = async (who: string) => {
        await page.getByLabel('Who are you?').fill(who);
        await page.getByRole('button', { name: 'That is me' }).click();
      };

      await test.step('cancels at the provider, reads that nothing has changed, and tries again', async () => {
        await page.goto(`/events/${mine.id}?c=${mine.code}`);
        await expect(page).toHaveURL(/\/users\/sign_up/);
        await page.getByRole('link', { name: PROVIDER }).click();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.SOCIAL_CANCELLED'));
        await expectAccessible(page);
        await page.getByRole('link', { name: PROVIDER }).click();
        await say(login);
        await expect(page).toHaveURL(/\/users\/social/);
        await expect(page.locator('input[name=first_name]')).toHaveValue('Noa');
        await expectAccessible(page);
        await page.getByRole('button', { name: t('account.social.signUp') }).click();
        await expect(page).toHaveURL(new RegExp(`/events/${mine.id}`));
      });

      await test.step('reads in the gallery that mail does not reach them, and corrects the address in the modal', async () => {
        await sql('update users set email_refused_at = now() where email = $1', [login]);
        await page.reload();
        const notice = page.getByRole('complementary', { name: t('account.notice.label') });
        await expect(notice).toContainText(t('account.notice.invalid_email'));
        await expect(page.locator('html')).toHaveAttribute('data-alive');
        await notice.getByRole('link', { name: t('account.notice.update') }).click();
        const modal = page.getByRole('dialog', { name: t('account.own.title') });
        await expect(modal.getByText(t('admin-security.noPassword'))).toBeVisible();
        await expectAccessible(page);
        await page.goto('/users/account');
        await expectAccessible(page);
      });

      await test.step('as a stranger enters the code in the modal, and the pending action is done', async () => {
        await page.goto(`/events/${mine.id}`);
        const product = Object.keys(mine.products)[0] ?? '';
        const heart = page.getByRole('button', {
          name: t('selection.pickFor', { name: 'IMG_0002.JPG', product }),
        });
        await expect(heart).toBeVisible();
        await context.clearCookies({ name: /^kg_|^keepers-token|^_session/ });
        await heart.click();
        const modal = page.getByRole('dialog', { name: t('account.signUpTitle') });
        await modal.getByRole('link', { name: PROVIDER }).click();
        await say(`another-${login}`);
        await page.getByLabel(t('account.projectCode')).fill(mine.code);
        await page.getByRole('button', { name: t('account.social.signUp') }).click();
        await expect(page).toHaveURL(new RegExp(`/events/${mine.id}`));
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      });
    },
  );
});

test('a notice after a form is shown by the next page alone', LONG, async ({ page, world }) => {
  const t = wordsIn('en');
  const wire = new Browser(world.origins[0]);
  const password = { password: FIRST, password_confirmation: FIRST };
  const person = { first_name: 'Noa', family_name: 'Bar', email: `notice-${randomUUID()}@people.test` };
  expect((await wire.post('/users/sign_up', { ...person, ...password })).status).toBe(201);
  const cookies = [...wire.cookies].map(([name, value]) => ({ name, value, url: world.origins[0] }));
  await page.context().addCookies(cookies);
  const notice = page.locator('.notices').getByText(t('account.signedUpUnsent'));
  await page.goto('/users/account');
  await expect(notice).toBeVisible();
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain('keepers_flash');
  await page.reload();
  await expect(page.getByRole('heading', { name: t('account.own.title') })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
