import type { Page } from '@playwright/test';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

// The web process that has a mail server.
test.use({ baseURL: async ({ world }, use) => use(world.origins[1]) });

/** Signs a user in without the form, which is not tested here. */
async function signIn(
  page: Page,
  email: string,
  locale: string,
): Promise<(path: string, data: object) => Promise<number>> {
  const origin = new URL((await page.request.get('/csrf')).url()).origin;
  await page.context().addCookies([{ name: 'locale', value: locale, url: origin }]);
  const post = async (path: string, data: object) => {
    const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
    const headers = { Origin: origin, 'X-CSRF-Token': token, Accept: 'application/json' };
    return (await page.request.post(path, { data, headers })).status();
  };
  expect(await post('/users/sign_in', { email, password: 'keepers-tests' })).toBe(200);
  return post;
}

inBothLanguages(null, (locale) => {
  test(
    `a refused message is shown with its fix, and sent again to the right address, ${locale}`,
    LONG,
    async ({ page, world, project, sql }) => {
      const t = wordsIn(locale);
      const { id } = project(`mail_${locale}`);
      const [wrong, right] = [`unknown-${locale}@example.test`, `right-${locale}@example.test`];
      const post = await signIn(page, world.owner, locale);
      const invitation = { name: 'Dana', email: wrong, send: true };
      expect(await post(`/api/x/studio/projects/${id}/invitations`, invitation)).toBe(201);
      const stateOf = async (to: string) =>
        (
          await sql<{ state: string }>(
            `select state::text as state from mails where "to" = '${to}' order by id desc`,
          )
        )[0]?.state;
      await expect.poll(() => stateOf(wrong), { timeout: 15_000 }).toBe('failed');

      await page.goto('/admin/outbox?state=trouble');
      const row = page.getByRole('listitem').filter({ hasText: wrong });
      await expect(row).toContainText(t('admin-operators.trouble.unknown_address'));
      await expectAccessible(page);
      await row.getByRole('link').first().click();
      const alert = page.getByRole('alert').filter({ hasText: t('admin-operators.fix.unknown_address') });
      await expect(alert).toBeVisible();
      // The message itself is in a sandboxed frame, where axe cannot run either.
      await expectAccessible(page, 'iframe');

      await sql(`update clients set email = '${right}' where email = '${wrong}'`);
      await page.getByRole('button', { name: t('admin-operators.outbox.again') }).click();
      await expect(page.getByRole('link', { name: t('admin-operators.outbox.newOne') })).toBeVisible();
      await expect.poll(() => stateOf(right), { timeout: 15_000 }).toBe('sent');
      expect(await sql(`select 1 from mails where "to" in ('${wrong}', '${right}')`)).toHaveLength(2);
    },
  );

  test(`an operator sends a studio’s refused message again without reading it, ${locale}`, async ({
    page,
    newPerson,
    world,
    project,
    sql,
  }) => {
    const t = wordsIn(locale);
    const stamp = `${locale}-${Date.now()}`;
    const [wrong, right] = [`unknown-op-${stamp}@example.test`, `right-op-${stamp}@example.test`];
    const owner = await newPerson();
    const post = await signIn(owner, world.owner, locale);
    const path = `/api/x/studio/projects/${project(`mail_${locale}`).id}/invitations`;
    expect(await post(path, { name: 'Dana', email: wrong, send: true })).toBe(201);
    const mailTo = async (to: string) =>
      (
        await sql<{ state: string; subject: string }>(
          `select state::text as state, subject from mails where "to" = $1 order by id desc`,
          [to],
        )
      )[0];
    await expect.poll(async () => (await mailTo(wrong))?.state, { timeout: 15_000 }).toBe('failed');
    const { subject = '' } = (await mailTo(wrong)) ?? {};

    await signIn(page, world.operator, locale);
    await page.goto('/admin/operator/health');
    await page.getByRole('link', { name: t('admin-operators.mails.title'), exact: true }).click();
    await page.getByRole('searchbox').fill(wrong);
    // The notice afterwards is a listitem, too.
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: wrong });
    await expect(row).toContainText(t('admin-operators.trouble.unknown_address'));
    await expect(row).not.toContainText(subject);
    await sql('update clients set email = $2 where email = $1', [wrong, right]);
    await row.getByRole('button', { name: t('admin-operators.outbox.again') }).click();
    await expect(row).toContainText(t('admin-operators.outbox.replaced'));
    await expect.poll(async () => (await mailTo(right))?.state, { timeout: 15_000 }).toBe('sent');
  });

  test(
    `an operator retries a failed job and reads the doctor; other roles cannot, ${locale}`,
    LONG,
    async ({ page, newPerson, world, project, sql }) => {
      const t = wordsIn(locale);
      const why = `The disk was full, ${locale}`;
      const [job] = await sql<{ id: string }>(
        `insert into pgboss.job (name, data, state, retry_limit, output)
       values ('media.redraw', '{"event":"${project(`mail_${locale}`).id}"}', 'failed', 0, '{"message":"${why}"}') returning id`,
      );
      await signIn(page, world.operator, locale);
      await page.goto('/admin/operator/jobs');
      const row = page.getByRole('listitem').filter({ hasText: why });
      await expect(row).toBeVisible();
      await expectAccessible(page);
      await row.getByRole('button', { name: t('admin-operators.jobs.retry') }).click();
      await expect(row).toHaveCount(0);
      const state = async () =>
        (
          await sql<{ state: string }>(`select state::text as state from pgboss.job where id = '${job?.id}'`)
        )[0]?.state;
      await expect.poll(state, { timeout: 15_000 }).toBe('completed');

      await page.goto('/admin/operator/health');
      await expect(
        page.getByRole('heading', { name: t('admin-operators.health.title'), level: 1 }),
      ).toBeVisible();
      const part = (name: string) =>
        page.getByRole('heading', { name: t(`admin-operators.doctor.part.${name}`), level: 2, exact: true });
      for (const name of ['database', 'storage', 'mail', 'worker', 'disk'])
        await expect(part(name)).toBeVisible();
      await expectAccessible(page);
      for (const screen of ['accounts', 'plans', 'storage', 'mails', 'translations']) {
        await page.goto(`/admin/operator/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }

      const owner = await newPerson();
      await signIn(owner, world.owner, locale);
      await owner.goto('/admin/operator/health');
      await expect(owner.getByText(t('admin-operators.health.title'), { exact: true })).toHaveCount(0);
      expect((await owner.goto('/admin/collections/users'))?.status()).toBe(404);
    },
  );

  test(
    `an operator sees the plan that a studio wants, and assigns it, ${locale}`,
    LONG,
    async ({ page, newPerson, world }) => {
      const t = wordsIn(locale);
      const plan = (id: string) => t(`admin-operators.plans.name.${id}`);
      const email = `wants-${locale}-${Date.now()}@people.test`;
      const photographer = await newPerson();
      await photographer.context().addCookies([{ name: 'locale', value: locale, url: world.origins[1] }]);
      await photographer.goto('/users/sign_up?photographer=true&plan=pro&period=yearly');
      await photographer.locator('input[name=business_name]').fill('Wants more');
      await photographer.locator('input[name=email]').fill(email);
      await photographer.locator('input[name=password]').fill('a studio of my own');
      await photographer.getByRole('button', { name: t('account.signUp') }).click();
      await photographer.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
      await expect(photographer.getByText(t('admin-plan.name.pro')).first()).toBeVisible();
      await keepPictures(photographer, `${locale}-wanted-home`);

      await signIn(page, world.operator, locale);
      await page.goto('/admin');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('admin-operators.accounts.title') })
        .click();
      await page.getByRole('searchbox').fill(email);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText(t('admin-operators.accounts.wanted', { plan: plan('pro') }));
      await expectAccessible(page);
      await keepPictures(page, `${locale}-wanted-accounts`);
      await row
        .getByRole('button', { name: t('admin-operators.accounts.changeOf', { name: 'Wants more' }) })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Wants more' });
      await dialog.getByLabel(t('admin-operators.accounts.plan')).selectOption({ label: plan('pro') });
      await keepPictures(page, `${locale}-wanted-dialog`);
      await dialog.getByRole('button', { name: t('admin-operators.accounts.assign') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row).toContainText(plan('pro'));
      await expect(row).not.toContainText(t('admin-operators.accounts.wanted', { plan: plan('pro') }));
    },
  );

  test(
    `an operator adds a plan, which the price list offers until it is taken off, ${locale}`,
    LONG,
    async ({ page, newPerson, world }) => {
      const t = wordsIn(locale);
      const own = (key: string) => t(`admin-operators.plans.${key}`);
      const stamp = `${locale}${Date.now()}`.slice(-9);
      const names = { en: `Boutique ${stamp}`, he: `בוטיק ${stamp}` };
      await signIn(page, world.operator, locale);
      await page.goto('/admin/operator/accounts');
      await page.getByRole('link', { name: own('title'), exact: true }).click();
      await page.getByRole('button', { name: own('add') }).click();
      const dialog = page.getByRole('dialog', { name: own('add') });
      for (const one of ['en', 'he'] as const)
        await dialog.getByLabel(own(`field.name_${one}`)).fill(names[one]);
      await dialog.getByLabel(own('field.project_limit')).fill('12');
      await dialog.getByLabel(own('field.monthly_usd')).fill('9.50');
      await dialog.getByLabel(own('field.monthly_ils')).fill('35');
      await expectAccessible(page);
      await keepPictures(page, `${locale}-plan-dialog`);
      await dialog.getByRole('button', { name: own('add') }).click();
      await expect(dialog).toHaveCount(0);
      const card = page.getByRole('form', { name: names[locale] });
      await expect(card.getByLabel(own('field.project_limit'))).toHaveValue('12');
      await keepPictures(page, `${locale}-plans`);

      const visitor = await newPerson();
      await visitor.context().addCookies([{ name: 'locale', value: locale, url: world.origins[1] }]);
      await test.step('a visitor chooses it, and signing up says so', async () => {
        await visitor.goto('/pricing');
        const plan = visitor.getByRole('listitem').filter({ hasText: names[locale] });
        await expect(plan).toContainText(t('sites.plans.projects', { count: 12 }));
        await keepPictures(visitor, `${locale}-plan-list`);
        await visitor.goto((await plan.getByRole('link').first().getAttribute('href')) ?? '');
        await expect(visitor.getByText(names[locale])).toBeVisible();
      });

      await test.step('taken off the list, no one is offered it', async () => {
        await card.getByLabel(own('field.listed')).uncheck();
        await card.getByRole('button', { name: own('save') }).click();
        await expect(page.getByText(own('saved'))).toBeVisible();
        await visitor.goto('/pricing');
        await expect(visitor.getByRole('listitem').first()).toBeVisible();
        await expect(visitor.getByText(names[locale])).toHaveCount(0);
      });
    },
  );
});
