import { inBothLanguages, LONG } from './support/languages';
import { mailWith } from './support/mailbox';
import { CARDS, emailOf, shopIn } from './support/shop';
import { expect, expectAccessible, test } from './support/test';
import { viewerMenu } from './support/viewer';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

inBothLanguages('en', (locale) => {
  const {
    t,
    said,
    prints,
    heading,
    openShop,
    goToShop,
    refusal,
    payNow,
    product,
    putIntoCart,
    fillIn,
    place,
    payByCard,
    expectOrder,
  } = shopIn(locale);

  test(`a client orders three prints in nine actions and pays by card on a phone, ${locale}`, async ({
    newPerson,
    project,
    sql,
  }) => {
    const mine = project(`buy_${locale}`);
    await sql(
      'update clients set email = $2 where id in (select client_id from invitations where event_id = $1)',
      [mine.id, emailOf(`Dana ${locale}`)],
    );
    const page = await newPerson(PHONE);
    let actions = 0;
    const act = async (action: Promise<unknown>) => {
      await action;
      actions += 1;
    };
    await page.goto(`${mine.link}?locale=${locale}`);
    actions += await goToShop(page);
    await expectAccessible(page);
    await act(product(page, prints).click());
    await expect(heading(page, prints)).toBeVisible();
    for (const nr of [0, 1, 2]) await act(page.getByRole('checkbox').nth(nr).click());
    await expect(page.locator('form').getByRole('status')).toContainText(said('chosen', { count: 3 }));
    await expectAccessible(page);
    await act(page.getByRole('button', { name: said('add'), exact: true }).click());
    await expect(heading(page, said('cart'))).toBeVisible();
    await expectAccessible(page);
    // The studio invited her by name and address; a card is the first way to pay.
    await expect(page.getByLabel(said('name'), { exact: true })).toHaveValue('Dana');
    await expect(page.getByLabel(said('email'), { exact: true })).toHaveValue(emailOf(`Dana ${locale}`));
    await act(place(page).click());
    await payByCard(page);
    await expect(heading(page, said('thanks.paid', { name: 'Dana' }))).toBeVisible();
    await expectOrder(page, 'paid');
    expect(actions, 'actions from the open gallery to a placed order').toBeLessThanOrEqual(9);
    // Back leads to the gallery and the shop, and the order is among hers.
    await page.getByRole('link', { name: said('toShop'), exact: true }).click();
    await page.getByRole('link', { name: said('orders'), exact: true }).click();
    await expect(page.getByText(said('state.paid')).first()).toBeVisible();
    await expect(page.getByRole('main').locator('li img').first()).toBeVisible();
    await expectAccessible(page);
  });

  test(
    `a declined card is tried again, and the buyer gets mails, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const person = `Declined ${locale}`;
      const page = await newPerson(DESK);
      await openShop(page, project(`buy_${locale}`));
      await putIntoCart(page, prints, 2);
      await fillIn(page, person, 'card');
      await place(page).click();
      await payByCard(page, CARDS.declined);
      await expect(page.getByRole('alert')).toContainText('declined');
      await payByCard(page);
      await expect(heading(page, said('thanks.paid', { name: person }))).toBeVisible();
      await expectOrder(page, 'paid');
      await mailWith(emailOf(person), new RegExp(said('mail.button')));
    },
  );

  test(
    `Back from the payment page shows the order, which is paid from there, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const person = `Back ${locale}`;
      const page = await newPerson(PHONE);
      await openShop(page, project(`buy_${locale}`));
      await putIntoCart(page, prints, 1);
      await fillIn(page, person, 'card');
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
      await page.goBack();
      await expect(heading(page, said('thanks.open', { name: person }))).toBeVisible();
      await expectOrder(page, 'open');
      await payNow(page).click();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(heading(page, said('thanks.open', { name: person }))).toBeVisible();
      await payNow(page).click();
      await payByCard(page);
      await expectOrder(page, 'paid');
    },
  );

  test(
    `a cart open in two tabs is ordered once, and its order is paid once, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const person = `Two tabs ${locale}`;
      const page = await newPerson(DESK);
      await openShop(page, project(`buy_${locale}`));
      await putIntoCart(page, prints, 1);
      const other = await page.context().newPage();
      await other.goto(page.url());
      for (const tab of [page, other]) await fillIn(tab, person, 'card');
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
      await place(other).click();
      await expect(refusal(other)).toHaveText(said('empty'));
      await expectAccessible(other);
      await other.getByRole('link', { name: said('orders'), exact: true }).click();
      await other.getByRole('link', { name: new RegExp(said('state.open')) }).click();
      await payNow(other).click();
      await payByCard(page);
      await expectOrder(page, 'paid');
      await payByCard(other).catch(() => undefined);
      await expect(other.getByRole('heading', { name: 'Already paid' })).toBeVisible();
      const rows = await sql('select state from shop_orders where name = $1', [person]);
      expect(rows).toEqual([{ state: 'paid' }]);
    },
  );

  test(
    `an order whose tab is closed after paying is paid all the same, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const person = `Closed ${locale}`;
      const page = await newPerson(PHONE);
      await openShop(page, project(`buy_${locale}`));
      await putIntoCart(page, prints, 1);
      await fillIn(page, person, 'card');
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
      // The money moves, and the way back is never followed.
      await page.route(/\/orders\//, (route) => route.abort());
      await payByCard(page);
      await page.close();
      const state = async () =>
        (await sql('select state from shop_orders where name = $1', [person]))[0]?.state;
      await expect.poll(state).toBe('paid');
      await mailWith(emailOf(person), new RegExp(said('mail.button')));
    },
  );

  test(
    `an order whose answer is lost is placed once, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const person = `Lost ${locale}`;
      const mine = project(`buy_${locale}`);
      const page = await newPerson(DESK);
      await openShop(page, mine);
      await putIntoCart(page, prints, 1);
      await fillIn(page, person, 'card');
      let cut = 1;
      await page.route(`**/events/${mine.id}/orders`, async (route) => {
        if (route.request().method() !== 'POST' || cut-- <= 0) return route.continue();
        // The server does it, and its answer never arrives.
        await route.fetch();
        await route.abort('internetdisconnected');
      });
      await place(page).click();
      await expect(refusal(page)).toHaveText(said('notSent'));
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
      expect(await sql('select 1 from shop_orders where name = $1', [person])).toHaveLength(1);
    },
  );

  test(`a photograph is ordered from the viewer, ${locale}`, LONG, async ({ newPerson, project }) => {
    const mine = project(`buy_${locale}`);
    const page = await newPerson(PHONE);
    await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.locator(`a[href*="pid=${mine.medias[3]}"]`).first().click();
    const menu = await viewerMenu(page, t);
    await menu.getByRole('button', { name: said('orderPhoto') }).click();
    await expect(heading(page, said('title'))).toBeVisible();
    await product(page, prints).click();
    await expect(page.locator('form').getByRole('status')).toContainText(said('chosen', { count: 1 }));
    await expect(page.getByRole('checkbox', { name: 'IMG_0004.JPG' })).toBeChecked();
  });

  test(
    `a shop without script sells, and its order is paid by card, ${locale}`,
    LONG,
    async ({ newPerson, project }) => {
      const person = `No script ${locale}`;
      const mine = project(`buy_${locale}`);
      const page = await newPerson({ ...DESK, javaScriptEnabled: false });
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
      await page.goto(`/events/${mine.id}/photographer_products`);
      await putIntoCart(page, prints, 3);
      await page.getByLabel(said('name'), { exact: true }).fill(person);
      await page.getByLabel(said('email'), { exact: true }).fill('noa@nowhere');
      await place(page).click();
      await expect(refusal(page)).toBeVisible();
      await expect(page.getByLabel(said('name'), { exact: true })).toHaveValue(person);
      await fillIn(page, person, 'card');
      await place(page).click();
      await expect(heading(page, said('thanks.open', { name: person }))).toBeVisible();
      await payNow(page).click();
      await payByCard(page);
      await expect(page.getByText(said('state.paid'))).toBeVisible();
    },
  );
});
