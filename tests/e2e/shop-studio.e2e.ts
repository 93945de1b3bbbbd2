import { profileIn } from '@media/lab-profiles/embedded-profile';
import { PROFILE_BYTES } from '@media/rules/lab-profile';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { Browser } from '../helpers/browser';
import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { readArchive } from './support/read-archive';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages(null, (locale) => {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`shop.admin.${key}`, params);
  const hebrew = locale === 'he';

  test(
    `from Home to the first product in a gallery in at most five actions, ${locale}`,
    LONG,
    async ({ page, newPerson, world, studio, wire, sql }) => {
      const name = `sell_${locale}`;
      const owner = await wire(name);
      const made = await owner.post('/api/x/studio/projects', {
        name: hebrew ? 'נועה ואיתי' : 'Noa and Itai',
      });
      const project = String(made.json.id);
      await owner.put(`/api/x/studio/projects/${project}/publishing`, { published: true });
      await signInOwner(page, world, locale, studio(name));
      let actions = 0;
      const press = async (what: Locator) => {
        actions++;
        await what.click();
      };
      await page.goto('/admin');
      await press(page.getByRole('link', { name: t('admin.nav.group.store') }));
      await expect(page.getByRole('heading', { name: said('orders.empty') })).toBeVisible();
      await expectAccessible(page);
      await keepPictures(page, `orders-empty-${locale}`);
      await press(page.getByRole('link', { name: said('products.add.print') }));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await keepPictures(page, `product-new-${locale}`);
      await press(page.getByRole('button', { name: said('form.add') }));
      await expect(page.getByText(said('products.starter.print'), { exact: true })).toBeVisible();
      expect(actions).toBeLessThanOrEqual(5);

      const guest = await newPerson();
      const [row] = await sql<{ code: string }>('select code from events where id = $1', [project]);
      await guest.request.post('/client_access', { data: { code: row?.code, guest: true } });
      await guest.goto(`${world.origins[0]}/events/${project}/photographer_products?locale=${locale}`);
      await expect(guest.getByText(said('products.starter.print')).first()).toBeVisible();

      await test.step('a picture that is none is refused at the field; a photograph is accepted', async () => {
        await page.getByRole('button', { name: new RegExp(`^${said('products.edit')}:`) }).click();
        const dialog = page.getByRole('dialog');
        const file = dialog.locator('input[type=file][accept^=image]').first();
        await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
        await expect(dialog.getByRole('alert')).toHaveText(t('errors.IMAGE_NOT_USABLE'));
        const buffer = await makeJpeg({ width: 900, height: 600, seed: 8100 });
        await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
        await expect(
          dialog.getByRole('button', { name: said('form.removePicture', { number: 1 }) }),
        ).toBeVisible();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await expectAccessible(page);
        await keepPictures(page, `product-edit-${locale}`);
        await dialog.getByRole('button', { name: said('form.save') }).click();
        await expect(dialog).toHaveCount(0);
      });

      await test.step('a lab’s color profile is refused at its field where it is none, and kept with the pixels per inch', async () => {
        const edit = () =>
          page.getByRole('button', { name: new RegExp(`^${said('products.edit')}:`) }).click();
        await edit();
        const dialog = page.getByRole('dialog');
        const field = dialog.getByRole('group', { name: t('admin.labProfile.label') });
        const file = field.locator('input[type=file]');
        await expect(field).toContainText(t('admin.labProfile.srgb'));
        await file.setInputFiles({ name: 'a.icc', mimeType: '', buffer: Buffer.from('<svg/>') });
        await expect(field.getByRole('alert')).toHaveText(t('errors.PROFILE_NOT_USABLE'));
        await file.setInputFiles({ name: 'a.icc', mimeType: '', buffer: Buffer.alloc(PROFILE_BYTES + 1) });
        await expect(field.getByRole('alert')).toHaveText(t('admin.labProfile.large'));
        await expectAccessible(page);
        const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } });
        const buffer = profileIn(await flat.withIccProfile('p3').jpeg().toBuffer());
        await file.setInputFiles({ name: 'Lab P3.icc', mimeType: '', buffer });
        await expect(field).toContainText('Lab P3.icc');
        await expect(field.getByRole('alert')).toHaveCount(0);
        await dialog.getByLabel(said('form.dpi')).fill('240');
        await expectAccessible(page);
        await keepPictures(page, `product-lab-${locale}`);
        await dialog.getByRole('button', { name: said('form.save') }).click();
        await expect(dialog).toHaveCount(0);
        await edit();
        await expect(field).toContainText('Lab P3.icc');
        await expect(dialog.getByLabel(said('form.dpi'))).toHaveValue('240');
        await field.getByRole('button', { name: t('admin.labProfile.remove') }).click();
        await expect(field).toContainText(t('admin.labProfile.srgb'));
        await page.keyboard.press('Escape');
      });

      await test.step('the project gets prices of its own, is closed, and opened again', async () => {
        await page.getByLabel(said('prices.label')).selectOption(project);
        await expect(page.getByText(said('prices.sharedText'))).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `prices-shared-${locale}`);
        await page.getByRole('button', { name: said('prices.own') }).click();
        await expect(page.getByText(said('prices.ownText'))).toBeVisible();
        await keepPictures(page, `prices-own-${locale}`);
        await page.getByRole('button', { name: said('prices.close') }).click();
        await expect(page.getByText(said('prices.closedText'))).toBeVisible();
        await guest.reload();
        await expect(guest.getByText(said('products.starter.print'), { exact: true })).toHaveCount(0);
        // The control that closed is the one that opens: a second press within half a second is ignored.
        await expect(async () => {
          await page.getByRole('button', { name: said('prices.open') }).click({ timeout: 1000 });
          await expect(page.getByText(said('prices.closedText'))).toHaveCount(0, { timeout: 1000 });
        }).toPass({ timeout: 10_000 });
        await page.getByRole('button', { name: said('prices.drop') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: said('prices.drop') })
          .click();
        await expect(page.getByText(said('prices.sharedText'))).toBeVisible();
      });

      await test.step('ways of delivery', async () => {
        const dialog = page.getByRole('dialog');
        const open = () => page.getByRole('button', { name: said('list.title') }).click();
        await page.goto('/admin/x/shop/products');
        await open();
        for (const [at, way] of [hebrew ? 'שליח עד הבית' : 'Courier', 'Pick up'].entries()) {
          const name = dialog.getByLabel(`${said('delivery.name')} ${at + 1}`);
          // A second press within half a second counts as a double click.
          await expect(async () => {
            await dialog.getByRole('button', { name: said('delivery.add') }).click();
            await expect(name).toBeVisible({ timeout: 1000 });
          }).toPass();
          await name.fill(way);
        }
        await dialog.getByLabel(`${said('delivery.how')}: Pick up`).selectOption('picked');
        await expectAccessible(page);
        await keepPictures(page, `delivery-${locale}`);
        await dialog.getByRole('button', { name: said('list.save') }).click();
        await expect(dialog).toHaveCount(0);
        await open();
        await expect(dialog.getByLabel(`${said('delivery.how')}: Pick up`)).toHaveValue('picked');
        await page.keyboard.press('Escape');
      });

      await test.step('coupons', async () => {
        await page.goto('/admin/x/shop/coupons');
        await expect(page.getByRole('heading', { name: said('coupons.empty') })).toBeVisible();
        await keepPictures(page, `coupons-empty-${locale}`);
        await page.getByRole('button', { name: said('coupons.add') }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(said('coupons.code')).fill('SUMMER');
        await expectAccessible(page);
        await keepPictures(page, `coupon-new-${locale}`);
        await dialog.getByRole('button', { name: said('coupons.add') }).click();
        await expect(page.getByText('SUMMER', { exact: true })).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `coupons-${locale}`);
        await page.getByRole('button', { name: `${said('coupons.edit')}: SUMMER` }).click();
        await dialog.getByLabel(said('coupons.percent')).fill('15');
        await dialog.getByLabel(said('coupons.endsOn')).fill('2099-08-31');
        await expectAccessible(page);
        await dialog.getByRole('button', { name: said('coupons.save') }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('15%', { exact: true })).toBeVisible();
        await expect(page.getByText(hebrew ? '31 באוגוסט 2099' : 'August 31, 2099')).toBeVisible();
      });
    },
  );

  test(`an order is paid, sent, refunded in part, noted and exported, ${locale}`, async ({
    newPerson,
    page,
    world,
    project,
    sql,
  }) => {
    const mine = project(`sell_${locale}`);
    const owner = await new Browser(world.origins[0]).signIn(world.owner, 'keepers-tests');
    await owner.post(`/api/x/shop/projects/${mine.id}/list`, {});
    const product = async (body: object) =>
      String((await owner.post('/api/x/shop/products', { ...body, event: mine.id })).json.id);
    const prints = await product({
      name: hebrew ? 'הדפסות על נייר כותנה' : 'Fine art prints',
      kind: 'print',
      options: [{ id: 'm', name: '20 × 30', amount: 8000, width: 20, height: 30 }],
    });
    const files = await product({
      name: hebrew ? 'קבצים דיגיטליים' : 'Digital photos',
      kind: 'digital',
      options: [{ id: 'f', name: '', amount: 5000 }],
    });
    const guest = new Browser(world.origins[0]);
    await guest.post('/client_access', { code: mine.code });
    const name = hebrew ? 'נועה לוי' : 'Noa Levi';
    const placed = await guest.post(`/events/${mine.id}/orders`, {
      lines: [
        { product: prints, medias: mine.medias.slice(0, 3), quantity: 2 },
        { product: files, medias: mine.medias.slice(3, 4) },
      ],
      name,
      email: 'noa@example.test',
      address: hebrew ? 'הרצל 1, תל אביב' : '1 Herzl St, Tel Aviv',
      note: hebrew ? 'מתנה, בבקשה לארוז יפה' : 'A present, please pack it nicely',
      method: 'cash',
      total: 53_000,
    });
    expect(placed.status).toBe(201);

    await signInOwner(page, world, locale);
    await page.goto('/admin/x/shop/orders');
    // Clients of other journeys have the same name.
    const order = page.locator(`a[href$="order=${placed.json.id}"]`);
    await expect(order).toContainText(name);
    await expect(page.getByRole('region', { name: said('sold.title') })).toBeVisible();
    await expectAccessible(page);
    await order.click();
    await expect(page.getByText(said('order.noteHelp'))).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `order-open-${locale}`);

    await page.getByRole('button', { name: said('order.markPaid') }).click();
    await expect(page.locator('h2 [data-state="paid"]')).toBeVisible();
    await page.getByRole('button', { name: said('order.markSent') }).click();
    await expect(page.locator('h2 [data-state="done"]')).toBeVisible();
    await page.getByRole('button', { name: said('order.refund'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(said('refund.byHand'))).toBeVisible();
    await dialog.getByRole('textbox').fill('9999');
    await dialog.getByRole('button', { name: said('refund.accept'), exact: true }).click();
    await expect(page.getByText(t('errors.REFUND_TOO_LARGE')).first()).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `refund-${locale}`);
    await dialog.getByRole('textbox').fill('80');
    await dialog.getByRole('button', { name: said('refund.accept'), exact: true }).click();
    await expect(page.getByText(said('order.refunded'), { exact: true })).toBeVisible();
    await page.getByLabel(said('order.note')).fill(hebrew ? 'לארוז בקופסה' : 'In the linen box');
    await page.getByRole('button', { name: said('order.saveNote') }).click();
    await expect
      .poll(() => sql('select studio_note from shop_orders where id = $1', [placed.json.id]))
      .toMatchObject([{ studio_note: expect.stringMatching(/./) }]);
    await expectAccessible(page);
    await keepPictures(page, `order-done-${locale}`);

    await expect(page.getByText(said('order.printsHelp', { count: 3 }))).toBeVisible();
    const packing = page.waitForEvent('download');
    await page.getByRole('link', { name: said('order.prints') }).click();
    const { files: pack } = await readArchive(await packing);
    expect([...pack.keys()].filter((path) => path.startsWith('files/'))).toHaveLength(3);
    expect([...pack.keys()].slice(3)).toEqual(['job-sheet.txt', 'job.json', 'prints.csv']);

    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: said('order.files') }).click();
    const { files: inside } = await readArchive(await saving);
    expect([...inside.keys()]).toHaveLength(5);
    expect([...inside.keys()].filter((path) => path.includes('20 × 30'))).toHaveLength(3);

    await page.goto('/admin/x/shop/orders');
    await expect(page.getByRole('region', { name: said('sold.title') })).toContainText(/[₪$]/);
    await keepPictures(page, `orders-${locale}`);

    await test.step('a client chooses how the order is delivered: its price and address follow', async () => {
      const courier = hebrew ? 'שליח עד הבית' : 'Courier';
      const pickup = { name: hebrew ? 'איסוף מהסטודיו' : 'Pick up in the studio', amount: 0, address: false };
      const delivery = [{ name: courier, amount: 2500, address: true }, pickup];
      expect((await owner.put('/api/x/shop/list', { project: mine.id, delivery })).status).toBe(200);
      const buyer = await newPerson({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await buyer.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await buyer.goto(`/events/${mine.id}/photographer_products/${prints}?from=all`);
      await buyer.getByRole('checkbox').first().click();
      await buyer.getByRole('button', { name: t('shop.add'), exact: true }).click();
      const address = buyer.getByLabel(t('shop.address'));
      await expect(buyer.getByRole('group', { name: t('shop.delivery.choose') })).toBeVisible();
      await expect(address).toHaveCount(0);
      // The page may still be loading its script, which then shows what is chosen.
      await expect(async () => {
        await buyer.getByRole('radio', { name: new RegExp(pickup.name) }).check();
        await buyer.getByRole('radio', { name: new RegExp(courier) }).check();
        await expect(address).toBeVisible({ timeout: 1000 });
      }).toPass();
      await buyer.getByRole('radio', { name: new RegExp(pickup.name) }).check();
      await expect(address).toHaveCount(0);
      await buyer.getByRole('radio', { name: new RegExp(courier) }).check();
      await address.fill(hebrew ? 'הרצל 5, חיפה' : 'Herzl 5, Haifa');
      await expect(buyer.getByText(/105\.00/).first()).toBeVisible();
      await buyer.getByLabel(t('shop.name'), { exact: true }).fill('Dana');
      await buyer.getByLabel(t('shop.email'), { exact: true }).fill('dana@example.test');
      await expectAccessible(buyer);
      await keepPictures(buyer, `delivery-cart-${locale}`);
      // Where cash is the only way to pay there is nothing to choose.
      const cash = buyer.getByRole('radio', { name: t('offline.way.cash'), exact: true });
      if ((await cash.count()) > 0) await cash.check();
      await buyer.getByRole('button', { name: new RegExp(`^${t('shop.placeFree')}`) }).click();
      await expect(
        buyer.getByRole('heading', { name: t('shop.thanks.open', { name: 'Dana' }) }),
      ).toBeVisible();
      await expect(buyer.getByText(courier)).toBeVisible();
      await expectAccessible(buyer);
    });
  });
});
