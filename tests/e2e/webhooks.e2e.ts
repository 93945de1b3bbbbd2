import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** A name that does not resolve: it can be saved, and every delivery fails. */
const INSIDE = 'https://unknown.invalid/in';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`admin-webhooks.${key}`, params);

  test(`a webhook is added, tested, its message inspected, disabled and removed, ${locale}`, async ({
    page,
    world,
    studio,
    wire,
  }) => {
    const email = studio(`settings_${locale}`);
    const owner = await wire(`settings_${locale}`);
    await signInOwner(page, world, locale, email);
    await page.goto('/admin/settings/webhooks');
    await expect(page.getByRole('heading', { name: own('emptyTitle') })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: own('add') }).click();
    const dialog = page.getByRole('dialog', { name: own('add') });
    const address = dialog.getByLabel(own('url'));
    await address.fill('http://hooks.example.com/in');
    await address.press('Enter');
    await expect(dialog.getByText(t('errors.WEBHOOK_ADDRESS'))).toBeVisible();
    await address.fill(INSIDE);
    await dialog.getByLabel(own('everything')).click();
    await dialog.getByLabel(own('event.selection.completed')).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: own('make'), exact: true }).click();
    await expect(page.getByTestId('webhook-secret')).toHaveText(/^whsec_/);
    // It is shown once: only its own button closes it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('webhook-secret')).toBeVisible();
    await page.getByRole('button', { name: own('done') }).click();

    await expect(page.getByRole('heading', { name: /^unknown\.invalid/, level: 1 })).toBeVisible();
    await expect(page.getByText(own('noMessages'))).toBeVisible();
    await page.getByRole('button', { name: own('test') }).click();
    const message = page.getByTestId('deliveries').getByRole('listitem').first();
    await message.locator('summary').click();
    await expect(message.getByText(own('trouble.inside')).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(own('state.failing'))).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: own('notice.last') })).toContainText(
      own('trouble.inside'),
    );
    await expectAccessible(page);
    await page.goto('/admin/settings/webhooks');
    await expect(page.getByRole('listitem').filter({ hasText: INSIDE })).toContainText(own('trouble.inside'));
    await page.getByRole('link', { name: INSIDE }).click();

    await page.getByRole('button', { name: own('turnOff') }).click();
    await expect(page.getByRole('main').getByText(own('state.off'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: own('test') })).toBeDisabled();
    const { webhooks } = (await owner.get('/api/x/studio/webhooks')).json as unknown as {
      webhooks: { url: string; events: string[] }[];
    };
    expect(webhooks).toMatchObject([{ url: INSIDE, events: ['selection.completed'] }]);

    await page.getByRole('button', { name: own('remove') }).click();
    await page
      .getByRole('dialog', { name: own('removeTitle', { host: 'unknown.invalid' }) })
      .getByRole('button', { name: own('remove') })
      .click();
    await expect(page.getByRole('heading', { name: own('emptyTitle') })).toBeVisible();
  });
});
