import type { Page } from '@playwright/test';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

type Ask = <R extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>;

/** Sets what operators set: how studios pay by transfer. Other journeys need none of it. */
const payable = (sql: Ask) =>
  sql(
    `insert into installation (key, value) values ('subscriptions', '{"transfer_en": "IBAN DE00 1234", "transfer_he": "בנק 12, סניף 345"}')
     on conflict (key) do update set value = installation.value || excluded.value`,
  );

/** Signs up as a new studio, from an address or where the form is shown already, with the fields that a person sees. */
async function signUp(
  page: Page,
  { locale, address }: { locale: 'en' | 'he'; address?: string },
): Promise<{ email: string; studio: string }> {
  const t = wordsIn(locale);
  const own = crypto.randomUUID();
  // Journeys run side by side: an operator sees the invoices of all of them.
  const [email, studio] = [`plan-${locale}-${own}@people.test`, `Studio ${own.slice(0, 8)}`];
  if (address) await page.goto(address);
  await page.locator('input[name=business_name]').fill(studio);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('a studio of my own');
  await page.getByRole('button', { name: t('account.signUp') }).click();
  await page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
  return { email, studio };
}

async function signInOperator(page: Page, email: string, locale: string): Promise<void> {
  const origin = new URL((await page.request.get('/csrf')).url()).origin;
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const headers = { Origin: origin, 'X-CSRF-Token': token, Accept: 'application/json' };
  const answer = await page.request.post('/users/sign_in', {
    data: { email, password: 'keepers-tests' },
    headers,
  });
  expect(answer.status()).toBe(200);
}

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const plan = (key: string, values?: Record<string, string | number>) => t(`admin-plan.${key}`, values);
  const name = (id: string) => plan(`name.${id}`);
  /** The whole text of a message around its arguments. */
  const button = (key: string, values?: Record<string, string | number>) => ({ name: plan(key, values) });

  test.beforeEach(async ({ context, world, sql }) => {
    await payable(sql);
    for (const url of world.origins) await context.addCookies([{ name: 'locale', value: locale, url }]);
  });

  test(`a studio pays for the plan of the price list, upgrades, and withdraws a downgrade, ${locale}`, async ({
    page,
    newPerson,
    world,
    sql,
  }) => {
    await page.goto('/pricing');
    // Its words depend on whether plans are sold, which another journey may ask meanwhile.
    await page.locator('a[href*="plan=pro"][href*=monthly]').click();
    // The sign-up opens over the price list.
    const { email, studio } = await signUp(page, { locale });
    // The choice leads on to paying for it.
    await page.getByRole('link', { name: plan('wantedGo') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/69|19/).first()).toBeVisible();
    await keepPictures(page, `${locale}-plan-approve`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: plan('approve.details') }).click();
    const due = page.locator('section', { has: page.locator('#plan-due') });
    await expect(due).toContainText(plan('open.transfer'));
    await keepPictures(page, `${locale}-plan-due`);
    // It is ordered: Home offers it no more.
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: plan('wantedGo') })).toBeHidden();

    const operator = await newPerson();
    await signInOperator(operator, world.operator, locale);
    await operator.goto('/admin/operator/money');
    await expect(operator.getByRole('heading', { name: t('admin-operators.money.title') })).toBeVisible();
    await keepPictures(operator, `${locale}-operator-money`);
    await expectAccessible(operator);
    const [invoice] = await sql<{ id: string }>(
      `select i.id from subscription_invoices i join users u on u.account_id = i.account_id where u.email = $1`,
      [email],
    );
    await operator
      .getByRole('button', { name: t('admin-operators.money.markOf', { name: studio, nr: 1 }) })
      .first()
      .click();
    await operator
      .getByRole('dialog')
      .getByRole('button', { name: t('admin-operators.money.mark') })
      .click();
    await expect(operator.getByRole('dialog')).toBeHidden();
    const paid = () =>
      sql<{ state: string }>('select state from subscription_invoices where id = $1', [invoice?.id]);
    await expect.poll(async () => (await paid())[0]?.state).toBe('paid');

    await page.goto('/users/subscription');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name('pro'));
    await expect(page.getByText(plan('pay.vat'))).toBeVisible();
    await keepPictures(page, `${locale}-plan-paid`);
    await expectAccessible(page);

    // Up is now: the rest of the old plan goes off.
    await page.getByRole('button', button('choose.pick', { plan: name('unlimited') })).click();
    await expect(dialog.getByText(plan('approve.lines.left'))).toBeVisible();
    await dialog.getByRole('button', { name: t('common.cancel') }).click();

    // To free is at the end, and can be withdrawn.
    await page.getByRole('button', button('choose.cancel')).click();
    await dialog.getByRole('button', { name: plan('approve.confirmFree', { day: '' }) }).click();
    const keep = page.getByRole('button', button('next.keep', { plan: name('pro') }));
    await expect(keep).toBeVisible();
    await keepPictures(page, `${locale}-plan-waiting`);
    await keep.click();
    await expect(keep).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name('pro'));
  });

  test(`a new studio tries the largest plan free, and sees until when, ${locale}`, LONG, async ({ page }) => {
    await signUp(page, { locale, address: '/users/sign_up?photographer=true' });
    await page.goto('/admin/settings/plan');
    await page.getByRole('button', button('trial.start')).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name('unlimited'));
    await expect(page.getByRole('button', button('trial.start'))).toBeHidden();
    await keepPictures(page, `${locale}-plan-trial`);
  });

  test(
    `at the limit a studio buys one project and goes on where it was, ${locale}`,
    LONG,
    async ({ page, sql }) => {
      const { email } = await signUp(page, { locale, address: '/users/sign_up?photographer=true' });
      await sql(
        `update subscriptions set project_limit = 0 where account_id = (select account_id from users where email = $1)`,
        [email],
      );
      await page.goto('/admin/projects/new');
      await page.locator('input[name=name]').fill('Wedding');
      await page
        .locator('form')
        .filter({ has: page.locator('input[name=name]') })
        .locator('[type=submit]')
        .click();
      await page.getByRole('button', { name: t('admin-projects.limit.plan') }).click();
      await page.waitForURL(/settings\/plan/);
      await keepPictures(page, `${locale}-plan-limit`);
      await page.locator('#single').getByRole('button').click();
      await expect(page.locator('#plan-due')).toBeVisible();
      // The operator's mark: its own screen is in another journey.
      await sql(
        `insert into extra_projects (id, account_id, invoice_id, created_at)
       select gen_random_uuid(), account_id, id, now() from subscription_invoices
        where account_id = (select account_id from users where email = $1)`,
        [email],
      );
      await page.reload();
      await page.getByRole('link', { name: plan('room.go') }).click();
      await page.waitForURL(/projects\/new/);
      await page.locator('input[name=name]').fill('Wedding');
      await page
        .locator('form')
        .filter({ has: page.locator('input[name=name]') })
        .locator('[type=submit]')
        .click();
      await page.waitForURL(/projects\/[0-9a-f-]{36}/);
    },
  );

  test(
    `an ended discount link says so, and an active one is taken into the account, ${locale}`,
    LONG,
    async ({ page, sql }) => {
      const code = `JOURNEY-${locale.toUpperCase()}-${Date.now()}`;
      await sql(
        `insert into discount_links (id, code, percent, amount_usd, amount_ils, invoices, plans, created_at)
       values (gen_random_uuid(), $1, 25, 0, 0, 2, '[]', now())`,
        [code],
      );
      await page.goto('/users/sign_up?photographer=true&discount=GONE');
      await expect(page.getByText(t('account.discount.ended'))).toBeVisible();
      await signUp(page, { locale, address: `/users/sign_up?photographer=true&discount=${code}` });
      await page.goto('/admin/settings/plan');
      await expect(page.getByText(plan('pay.percentOff', { percent: 25 })).first()).toBeVisible();
      // A code that is typed by hand may be misspelled; the button stays where it is.
      await page.getByRole('button', button('code.have')).click();
      const use = page.getByRole('button', button('code.use'));
      const before = await use.boundingBox();
      await page.getByLabel(plan('code.label')).fill('SPRNG');
      await use.click();
      await expect(page.getByText(plan('code.unknown'))).toBeVisible();
      expect((await use.boundingBox())?.y).toBe(before?.y);
      await page.getByRole('button', button('choose.pick', { plan: name('pro') })).click();
      await expect(page.getByRole('dialog').getByText(plan('approve.lines.discount'))).toBeVisible();
      await keepPictures(page, `${locale}-plan-discount`);
    },
  );

  test(
    `a partner’s link brings a sign-up, which the partner sees, ${locale}`,
    LONG,
    async ({ page, newPerson, world }) => {
      await signUp(page, { locale, address: '/users/sign_up?photographer=true' });
      await page.goto('/users/partners');
      const link = (await page.locator('code').first().textContent()) ?? '';
      await keepPictures(page, `${locale}-partners`);
      await expectAccessible(page);
      const friend = await newPerson();
      for (const url of world.origins)
        await friend.context().addCookies([{ name: 'locale', value: locale, url }]);
      await friend.goto(new URL(link).pathname);
      await expect(friend.getByText(t('account.discount.partner'))).toBeVisible();
      await signUp(friend, { locale, address: friend.url() });
      await page.reload();
      await expect(page.locator('dl').getByText('1', { exact: true }).first()).toBeVisible();
    },
  );
});
