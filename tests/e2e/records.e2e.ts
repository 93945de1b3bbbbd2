import type { Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

/** No page is wider than the screen. */
async function fits(page: Page): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wide <= 0]).toEqual([width, true]);
  }
}

inBothLanguages('he', (locale) => {
  test(
    `an operator finds a studio's brand among the records and changes it by its rules, ${locale}`,
    LONG,
    async ({ page, world, sql }) => {
      const t = wordsIn(locale);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400)
          refused.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
      });
      await signInOwner(page, world, locale, world.operator);
      await page.goto('/admin');
      await page.getByRole('link', { name: t('admin.nav.group.operator'), exact: true }).click();
      await page.getByRole('link', { name: t('admin-operators.records.title'), exact: true }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('admin-operators.records.title') }),
      ).toBeVisible();
      await page.getByRole('link', { name: t('admin-operators.records.kind.brands') }).click();
      await page.waitForURL(/\/admin\/collections\/brands/);
      const [brand] = await sql<{ id: string; name: string }>(
        // Both languages may run at once: each changes a brand of its own.
        'select id, business_name as name from brands order by created_at limit 1 offset $1',
        [locale === 'en' ? 1 : 0],
      );
      await page.goto(`/admin/collections/brands/${brand?.id}`);
      const phone = page.locator('input[name=contact_phone]');
      await expect(phone).toBeEditable();
      await phone.fill(`03-${locale}`);
      await page.locator('#action-save').click();
      await expect
        .poll(
          async () =>
            (
              await sql<{ phone: string }>('select contact_phone as phone from brands where id = $1', [
                brand?.id,
              ])
            )[0]?.phone,
        )
        .toBe(`03-${locale}`);
      await expect(page.locator('#action-save')).toBeDisabled();
      expect(refused).toEqual([]);

      // What an operation alone writes is there to be read.
      const [photo] = await sql<{ id: string; name: string }>(
        'select id, name from media order by created_at limit 1',
      );
      await page.goto('/admin/collections/media');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        t('admin-operators.records.kind.media'),
      );
      await expect(page.locator('.collection-list tbody tr').first()).toBeVisible();
      await fits(page);
      await page.goto(`/admin/collections/media/${photo?.id}`);
      await expect(page.locator('input[name=name]')).toHaveValue(photo?.name ?? '');
      await expect(page.locator('input[name=name]')).toBeDisabled();
      await expect(page.locator('#action-save')).toHaveCount(0);
      await fits(page);

      // A plugin's collection is listed beside the core's, by the plugin's own name for it.
      await page.goto('/admin/records');
      await page.getByRole('link', { name: t('sharing.records.kind.share-counts') }).click();
      await page.waitForURL(/\/admin\/collections\/share-counts/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        t('sharing.records.kind.share-counts'),
      );
      await fits(page);
      expect(refused).toEqual([]);
    },
  );
});

test('a photographer finds no records, and no link to them', LONG, async ({ page, world }) => {
  const t = wordsIn('en');
  await signInOwner(page, world, 'en');
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: t('admin-operators.records.title'), exact: true })).toHaveCount(
    0,
  );
  for (const path of [
    '/admin/records',
    '/admin/collections',
    '/admin/collections/brands',
    '/admin/collections/users/create',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('admin.missing.title') })).toBeVisible();
  }
});
