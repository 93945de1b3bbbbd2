import { Browser } from '../helpers/browser';
import { keepPicture } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`shop.${key}`, params);

  test(`a photographer makes a product in four actions, ${locale}`, async ({ page, world, studio }) => {
    await page.setViewportSize(DESK.viewport);
    await signInOwner(page, world, locale, studio(`shop_${locale}`));
    await page.goto(`${world.origins[0]}/admin`);
    // 1: the store, 2: add prints, 3: save.
    await page.getByRole('link', { name: t('admin.nav.group.store') }).click();
    await expect(page.getByRole('heading', { name: said('admin.orders.empty') })).toBeVisible();
    await keepPicture(page, `shop-empty-${locale}`);
    await page.getByRole('link', { name: said('admin.products.add.print') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await keepPicture(page, `shop-product-form-${locale}`);
    await page.getByRole('button', { name: said('admin.form.add') }).click();
    await expect(page.getByText(said('admin.products.starter.print'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await keepPicture(page, `shop-products-${locale}`);
    await page.setViewportSize(PHONE.viewport);
    await keepPicture(page, `shop-products-phone-${locale}`);
  });

  test(
    `a client orders three prints, and the photographer sends them, ${locale}`,
    LONG,
    async ({ newPerson, page, world, sql, project }) => {
      const mine = project(`shop_${locale}`);
      const owner = await new Browser(world.origins[0]).signIn(world.owner, 'keepers-tests');
      await sql('delete from shop_orders where event_id = $1', [mine.id]);
      await sql('delete from shop_carts where event_id = $1', [mine.id]);
      await sql(
        'delete from shop_products where list_id in (select id from shop_lists where event_id = $1)',
        [mine.id],
      );
      await owner.post(`/api/x/shop/projects/${mine.id}/list`, {});
      for (const product of [
        {
          name: locale === 'he' ? 'הדפסות על נייר כותנה' : 'Fine art prints',
          description:
            locale === 'he' ? 'נייר כותנה עבה, צבעים שנשמרים.' : 'Heavy cotton paper, colors that last.',
          kind: 'print',
          options: [
            { id: 's', name: '10 × 15', amount: 1500, width: 10, height: 15 },
            { id: 'm', name: '20 × 30', amount: 8000, width: 20, height: 30 },
            { id: 'l', name: '30 × 30', amount: 12000, width: 30, height: 30 },
          ],
        },
        {
          name: locale === 'he' ? 'קנבס' : 'Canvas',
          kind: 'print',
          options: [{ id: 'c', name: '50 × 70', amount: 42000, width: 50, height: 70 }],
        },
        {
          name: locale === 'he' ? 'קבצים דיגיטליים' : 'Digital photos',
          kind: 'digital',
          options: [{ id: 'f', name: '', amount: 5000 }],
        },
      ])
        await owner.post('/api/x/shop/products', { ...product, event: mine.id });
      await owner.post('/api/x/shop/coupons', {
        code: `gift${locale}`,
        kind: 'credit',
        amount: 100000,
        currency: 'USD',
      });

      const client = await newPerson(PHONE);
      await client.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await expect(client.locator('html[data-alive]')).toBeAttached();
      await client.locator('a[href="#photos"]').first().click();
      await client.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
      await keepPicture(client, `shop-menu-${locale}`, false);
      await client.getByRole('link', { name: said('title'), exact: true }).click();
      await expect(client.getByRole('heading', { name: said('title'), level: 1 })).toBeVisible();
      await expectAccessible(client);
      await keepPicture(client, `shop-phone-${locale}`);
      await client.getByRole('link', { name: locale === 'he' ? /כותנה/ : /Fine art/ }).click();
      const photos = client.getByRole('checkbox');
      for (const nr of [0, 1, 2]) await photos.nth(nr).click();
      await expect(client.locator('form').getByRole('status')).toContainText(said('chosen', { count: 3 }));
      await expectAccessible(client);
      await keepPicture(client, `shop-product-phone-${locale}`);
      await client.getByRole('button', { name: said('add') }).click();
      await expect(client.getByRole('heading', { name: said('cart'), level: 1 })).toBeVisible();
      await expectAccessible(client);
      await keepPicture(client, `shop-cart-phone-${locale}`);

      const desk = await newPerson(DESK);
      await desk.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await desk.goto(`/events/${mine.id}/photographer_products`);
      await keepPicture(desk, `shop-desk-${locale}`);
      await desk.getByRole('link', { name: locale === 'he' ? /כותנה/ : /Fine art/ }).click();
      await desk.getByRole('checkbox').nth(1).click();
      await desk.getByRole('radio').nth(2).click();
      await keepPicture(desk, `shop-product-desk-${locale}`);

      await client.getByLabel(said('coupon')).fill(`gift${locale}`);
      await client.getByRole('button', { name: said('apply') }).click();
      await client.getByLabel(said('name')).fill('Noa Levi');
      await client.getByLabel(said('email')).fill('noa@example.test');
      await keepPicture(client, `shop-checkout-phone-${locale}`);
      await client.getByRole('button', { name: said('placeFree') }).click();
      await expect(
        client.getByRole('heading', { name: said('thanks.paid', { name: 'Noa Levi' }) }),
      ).toBeVisible();
      await expectAccessible(client);
      await keepPicture(client, `shop-order-phone-${locale}`);

      await page.setViewportSize(DESK.viewport);
      await signInOwner(page, world, locale);
      await page.goto(`${world.origins[0]}/admin/x/shop/orders`);
      await keepPicture(page, `shop-orders-${locale}`);
      // Clients of other journeys have the same name.
      const [order] = await sql<{ id: string }>('select id from shop_orders where event_id = $1', [mine.id]);
      await page.locator(`a[href$="order=${order?.id}"]`).click();
      await expect(page.getByRole('button', { name: said('admin.order.markSent') })).toBeVisible();
      await expectAccessible(page);
      await keepPicture(page, `shop-order-desk-${locale}`);
      await page.getByRole('button', { name: said('admin.order.markSent') }).click();
      await expect(page.locator('[data-state="done"]')).toBeVisible();
    },
  );
});
