import type { Page } from '@playwright/test';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { shopIn } from './support/shop';
import { expect, expectAccessible, test } from './support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

inBothLanguages('he', (locale) => {
  const { said, prints, product, openShop, formWorks, fillIn, place, heading } = shopIn(locale);
  const button = (page: Page, key: string) => page.getByRole('button', { name: said(key), exact: true });
  const straighten = (page: Page) => page.getByRole('slider', { name: new RegExp(said('edit.straighten')) });

  test(
    `a chosen photograph leads to its crop, and the cart leads back to it, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const mine = project(`buy_${locale}`);
      const page = await newPerson(PHONE);
      await openShop(page, mine);
      await product(page, prints).click();
      await expect(heading(page, prints)).toBeVisible();
      await formWorks(page);
      const photos = page.getByRole('checkbox');
      const name = String(await photos.first().getAttribute('aria-label'));
      // Of the document: choosing may scroll.
      const top = () =>
        photos.nth(4).evaluate((box) => Math.round(box.getBoundingClientRect().top + window.scrollY));

      await test.step('choosing photographs moves none of them', async () => {
        const before = await top();
        await photos.nth(1).click();
        await expect(button(page, 'edit.open')).toBeVisible();
        expect(await top()).toBe(before);
        await photos.first().click();
        await expect(page.getByRole('button', { name: said('show', { name }) })).toBeVisible();
        expect(await top()).toBe(before);
      });

      await test.step('a press on the photograph shows its crop with the tools', async () => {
        await page.getByRole('button', { name: said('edit.of', { name }), exact: true }).click();
        await expect(straighten(page)).toBeVisible();
        await expect(page.getByRole('button', { name: said('show', { name }) })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(button(page, 'edit.open')).toBeInViewport();
        await expect(button(page, 'edit.open')).toBeFocused();
        for (const key of ['turn', 'bw', 'bwAll', 'reset']) {
          const box = await button(page, `edit.${key}`).boundingBox();
          expect([key, (box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 391) <= 390]).toEqual([
            key,
            true,
            true,
          ]);
        }
        await expectAccessible(page);
        await keepPictures(page, `shop-crop-${locale}`);
        await straighten(page).fill('2.5');
        await photos.nth(1).click();
        await button(page, 'add').click();
        await expect(heading(page, said('cart'))).toBeVisible();
      });

      await test.step('the cart names the edit, opens it again, and keeps copies and price', async () => {
        const tilt = said('edits.tilt', { degrees: 2.5 });
        await expect(page.getByText(tilt)).toBeVisible();
        const total = page.getByRole('main').locator('dl').last();
        const ofOne = String(await total.textContent());
        await page.getByRole('button', { name: new RegExp(`^${said('further')}`) }).click();
        await expect(total).not.toHaveText(ofOne);
        const sums = String(await total.textContent());
        await page.getByRole('link', { name: new RegExp(`^${said('editLine')}`) }).click();
        await expect(heading(page, said('edit.open'))).toBeVisible();
        await formWorks(page);
        await expect(straighten(page)).toHaveValue('2.5');
        await expectAccessible(page);
        await keepPictures(page, `shop-edit-line-${locale}`);
        await button(page, 'edit.bw').click();
        await button(page, 'edit.save').click();
        await expect(heading(page, said('cart'))).toBeVisible();
        await expect(page.getByText(`${tilt}, ${said('edits.bw')}`)).toBeVisible();
        await expect(total).toHaveText(sums);
        await expectAccessible(page);
        await keepPictures(page, `shop-edited-cart-${locale}`);
        await fillIn(page, `Crop ${locale}`, 'cash');
        await place(page).click();
        await expect(heading(page, said('thanks.open', { name: `Crop ${locale}` }))).toBeVisible();
        await expect(page.getByText(`${tilt}, ${said('edits.bw')}`)).toBeVisible();
      });
    },
  );
});
