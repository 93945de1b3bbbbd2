import { Browser } from '../helpers/browser';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** A key of the platform's at the stand-in, which knows it from the start. */
const KEY = 'rk_test_standin0studio0secret';

/** It is long because the platform's connection is one for all journeys: price lists and other studios' screens show it. */
test.describe.configure({ mode: 'default' });
test.afterAll(async ({ world }) => {
  const operator = await new Browser(world.origins[0] as string).signIn(world.operator, 'keepers-tests');
  await operator.put('/api/x/stripe/offer', { on: false });
  expect((await operator.delete('/api/x/stripe/connection')).status).toBeLessThan(300);
});

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, values?: Record<string, string | number>) => t(`stripe.connect.${key}`, values);

  test(`a studio opens its account at Stripe from our screen and takes cards afterwards, ${locale}`, async ({
    page,
    world,
    studio,
    sql,
  }) => {
    test.slow();
    const operator = await new Browser(world.origins[0] as string).signIn(world.operator, 'keepers-tests');
    expect((await operator.put('/api/x/stripe/connection', { key: KEY })).status).toBe(200);
    expect((await operator.put('/api/x/stripe/offer', { on: true })).status).toBe(200);
    const email = studio(`seller_${locale}`);
    await sql(
      "update accounts set country_code = 'DE' where id = (select account_id from users where email = $1)",
      [email],
    );
    await signInOwner(page, world, locale, email);
    // The earlier addresses lead to the screen of all ways to be paid.
    await page.goto('/admin/settings/features#offline');
    await page.waitForURL(/\/admin\/settings\/payments#offline/);
    await page.goto('/admin/x/stripe/payments');
    await page.waitForURL(/\/admin\/settings\/payments/);
    await expect(page.getByRole('heading', { name: t('offline.settings.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: said('none.title') })).toBeVisible();
    await keepPictures(page, `${locale}-connect-offer`);
    await expectAccessible(page);
    await page.getByRole('button', { name: said('none.go') }).click();
    // Left before it was finished, and continued.
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
    await page.goto('/admin/settings/payments');
    await expect(page.getByRole('heading', { name: said('begun.title') })).toBeVisible();
    await keepPictures(page, `${locale}-connect-begun`);
    await page.getByRole('button', { name: said('begun.go') }).click();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL(/\/admin\/settings\/payments/);
    await expect(page.getByRole('heading', { name: said('open.title') })).toBeVisible();
    await keepPictures(page, `${locale}-connect-open`);
    await expectAccessible(page);

    // The platform's own pages are drawn again within a minute.
    await expect(async () => {
      await page.goto('/pricing');
      await expect(page.getByText(t('sites.plans.commissionNote'))).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await keepPictures(page, `${locale}-prices-commission`);
  });
});
