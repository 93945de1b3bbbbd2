import { readFile } from 'node:fs/promises';
import { inBothLanguages, LONG } from './support/languages';
import { mailWith } from './support/mailbox';
import { readArchive } from './support/read-archive';
import { emailOf, shopIn } from './support/shop';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

inBothLanguages('he', (locale) => {
  const { said, prints, openShop, putIntoCart, fillIn, place, payByCard, expectOrder, heading } =
    shopIn(locale);
  const files = locale === 'he' ? 'תמונה דיגיטלית אחת' : 'One digital photo';
  const all = locale === 'he' ? 'כל התמונות הדיגיטליות' : 'All digital photos';

  test(
    `files paid in cash are fetched once the studio marks the order as paid, ${locale}`,
    LONG,
    async ({ newPerson, page, project, world }) => {
      const person = `Cash ${locale}`;
      const mine = project(`buy_${locale}`);
      const buyer = await newPerson(PHONE);
      await openShop(buyer, mine);
      await putIntoCart(buyer, files, 2);
      await buyer.getByRole('link', { name: said('title'), exact: true }).click();
      await putIntoCart(buyer, all, 0);
      await fillIn(buyer, person, 'cash');
      await place(buyer).click();
      await expect(heading(buyer, said('thanks.open', { name: person }))).toBeVisible();
      await expect(buyer.getByRole('heading', { name: said('howToPay') })).toBeVisible();
      await expectOrder(buyer, 'open');
      await expect(buyer.getByText(said('files.title'))).toHaveCount(0);

      await signInOwner(page, world, locale);
      await page.goto(`${world.origins[0]}/admin/x/shop/orders`);
      await page.getByRole('link', { name: new RegExp(person) }).click();
      await page.getByRole('button', { name: said('admin.order.markPaid') }).click();
      await expect(page.getByRole('button', { name: said('admin.order.refund') })).toBeVisible();
      await mailWith(emailOf(person), new RegExp(said('mail.paid.heading')));

      await buyer.reload();
      await expectOrder(buyer, 'paid');
      const coming = buyer.waitForEvent('download');
      await buyer.getByRole('link', { name: 'IMG_0001.JPG' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe('IMG_0001.JPG');
      expect((await readFile(await file.path())).subarray(0, 2).toString('hex')).toBe('ffd8');
      const archive = buyer.waitForEvent('download');
      await buyer.getByRole('button', { name: all }).click();
      expect((await readArchive(await archive)).files.size).toBe(mine.medias.length);
      // Another person of the project may fetch nothing.
      const other = await newPerson(DESK);
      await other.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      const refused = await other.request.get(
        `/events/${mine.id}/medias/${mine.medias[0]}/download?size=original`,
      );
      expect(refused.status()).toBe(403);
    },
  );

  test(
    `a part of a card payment is returned, and the client sees it, ${locale}`,
    LONG,
    async ({ newPerson, page, project, world }) => {
      const person = `Refund ${locale}`;
      const buyer = await newPerson(DESK);
      await openShop(buyer, project(`buy_${locale}`));
      await putIntoCart(buyer, prints, 2);
      await fillIn(buyer, person, 'card');
      await place(buyer).click();
      await payByCard(buyer);
      await expectOrder(buyer, 'paid');
      await expect(buyer.getByText(said('refunded'))).toHaveCount(0);

      await signInOwner(page, world, locale);
      await page.goto(`${world.origins[0]}/admin/x/shop/orders`);
      await page.getByRole('link', { name: new RegExp(person) }).click();
      await page.getByRole('button', { name: said('admin.order.refund') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(said('admin.refund.byService'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('textbox').fill('10');
      await dialog.getByRole('button', { name: said('admin.order.refund') }).click();
      await expect(dialog).toHaveCount(0);

      await buyer.reload();
      const row = buyer.locator('div', { has: buyer.getByText(said('refunded'), { exact: true }) }).last();
      await expect(row).toContainText('10.00');
      await expectAccessible(buyer);
    },
  );
});
