import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string) => t(`admin-seller.${key}`);
  const field = (name: string) => own(`field.${name}`);

  test(
    `an owner fills in the seller form for Israel, then for Germany; clients read the bank account, ${locale}`,
    LONG,
    async ({ page, world, studio }) => {
      await signInOwner(page, world, locale, studio(`seller_${locale}`));
      await page.goto('/users/seller');
      await expect(page.getByRole('heading', { level: 1, name: own('title') })).toBeVisible();
      await keepPictures(page, `${locale}-seller-empty`);
      await expectAccessible(page);

      const fill = (name: string, value: string) =>
        page
          .locator('input:not([type=checkbox])')
          .and(page.getByLabel(field(name)))
          .fill(value);
      const save = () => page.getByRole('button', { name: t('admin.save'), exact: true }).click();
      const shown = page.getByRole('figure');
      await page.getByLabel(field('country')).selectOption('IL');
      await page.getByLabel(field('seller_type')).selectOption('private');
      await fill('full_name', 'נועה בר');
      // A part is kept as a draft, which says what is missing.
      await save();
      const missing = page.getByRole('region', { name: own('draft') });
      await expect(missing.getByRole('link', { name: field('full_name') })).toBeHidden();
      await missing.getByRole('link', { name: field('address') }).click();
      await expect(page.getByLabel(field('address'))).toBeFocused();
      await keepPictures(page, `${locale}-seller-draft`);
      await expectAccessible(page);
      // The last digit is wrong.
      await fill('id_number', '123456789');
      await fill('id_issue_date', '2015-06-01');
      await fill('date_of_birth', '1990-02-28');
      await fill('address', 'הרצל 1, חיפה');
      await fill('phone_number', '050-123-4567');
      await fill('bank_code', '12');
      await fill('bank_branch_number', '345');
      await fill('bank_account_number', '6789012');
      await save();
      await expect(page.getByText(t('screen-errors.wrong_check_digit'))).toBeVisible();
      await keepPictures(page, `${locale}-seller-wrong`);
      await fill('id_number', '123456782');
      await page.getByLabel(field('shows_transfer')).check();
      await save();
      await expect(shown).toContainText('6789012');
      // The numbers are back as their ends, and shown in full when asked.
      await page.reload();
      await expect(page.getByText('••••6782')).toBeVisible();
      await keepPictures(page, `${locale}-seller-israel`);
      await expectAccessible(page);
      await page.getByRole('button', { name: `${own('show')} ${field('id_number')}` }).click();
      await expect(page.getByText('123456782')).toBeVisible();

      await page.getByLabel(field('country')).selectOption('DE');
      await expect(page.getByLabel(field('bank_branch_number'))).toBeHidden();
      await fill('iban', 'DE89 3704 0044 0532 0130 00');
      await save();
      await expect(shown).toContainText('DE89 3704 0044 0532 0130 00');
      await page.reload();
      await expect(page.getByText('••••3000')).toBeVisible();
      await keepPictures(page, `${locale}-seller-germany`);

      await page.goto('/admin/settings/history');
      await expect(page.getByText(t('admin-history.action.seller.read')).first()).toBeVisible();
    },
  );
});
