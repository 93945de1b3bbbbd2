import { expect, type Locator, type Page } from '@playwright/test';
import { formWorks } from './form-works';
import type { Seeded } from './seed';
import { expectAccessible } from './test';
import { wordsIn } from './words';

/** Cards that the stand-in for Stripe knows. */
export const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** What a client does in the shop of a project that `seed-shop.ts` made, in one language. */
export function shopIn(locale: 'en' | 'he') {
  const t = wordsIn(locale);
  const said = (key: string, params?: Record<string, string | number>) => t(`shop.${key}`, params);
  const prints = locale === 'he' ? 'הדפסות על נייר כותנה' : 'Fine art prints';
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

  /** Enters by the project's code, and opens the shop from the gallery. */
  async function openShop(page: Page, project: Seeded): Promise<void> {
    await page.goto(`/events/${project.id}?c=${project.code}&locale=${locale}`);
    await goToShop(page);
  }

  /** From the gallery to its shop: in the bar, or on a phone in the menu below the cover. Returns how many presses it took. */
  async function goToShop(page: Page): Promise<number> {
    await expect(page.locator('html[data-alive]')).toBeAttached();
    const narrow = (page.viewportSize()?.width ?? 0) < 700;
    if (narrow) {
      await page.locator('a[href="#photos"]').first().click();
      await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
    }
    await page
      .getByRole('link', { name: said('title'), exact: true })
      .first()
      .click();
    await expect(heading(page, said('title'))).toBeVisible();
    return narrow ? 3 : 1;
  }

  const product = (page: Page, name: string): Locator =>
    page.getByRole('link', { name: new RegExp(`^${name}`) });

  /** Opens a product of the shop, chooses the first photographs for it, and puts it into the cart. */
  async function putIntoCart(page: Page, name: string, photos: number): Promise<void> {
    await product(page, name).click();
    await expect(heading(page, name)).toBeVisible();
    for (let nr = 0; nr < photos; nr += 1) await page.getByRole('checkbox').nth(nr).click();
    await page.getByRole('button', { name: said('add'), exact: true }).click();
    await expect(heading(page, said('cart'))).toBeVisible();
  }

  /** Fills in who orders, and how it is paid: by `card` or in `cash`. */
  async function fillIn(page: Page, person: string, way: 'card' | 'cash'): Promise<void> {
    await page.getByLabel(said('name'), { exact: true }).fill(person);
    await page.getByLabel(said('email'), { exact: true }).fill(emailOf(person));
    const label = way === 'card' ? t('stripe.cards') : t('offline.way.cash');
    await page.getByRole('radio', { name: label, exact: true }).check();
  }

  const place = (page: Page) => page.getByRole('button', { name: new RegExp(`^${said('placeFree')}`) });

  /** Pays on the page of the stand-in for Stripe. */
  async function payByCard(page: Page, number: string = CARDS.good): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: /^Pay/ }).click();
  }

  /** The order's page shows this state. */
  async function expectOrder(page: Page, state: 'open' | 'paid' | 'done'): Promise<void> {
    await expect(page.getByText(said(`state.${state}`))).toBeVisible();
    await expectAccessible(page);
  }

  /** What a page of the shop refuses, in words. */
  const refusal = (page: Page) => page.getByRole('main').getByRole('alert');
  const payNow = (page: Page) =>
    page.getByRole('link', { name: new RegExp(`^${said('payNow', { total: '' }).trim()}`) });

  return {
    t,
    refusal,
    payNow,
    said,
    prints,
    heading,
    openShop,
    goToShop,
    formWorks,
    product,
    putIntoCart,
    fillIn,
    place,
    payByCard,
    expectOrder,
  };
}

/** The address of a person of a journey: theirs alone in a run. */
export const emailOf = (person: string) => `${person.toLowerCase().replace(/\W+/g, '.')}@example.test`;
