import { Browser } from '../helpers/browser';
import { keepPicture } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { emailOf, shopIn } from './support/shop';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

inBothLanguages('en', (locale) => {
  const { t, said, heading, place, payByCard, expectOrder } = shopIn(locale);
  const picks = (key: string, params?: Record<string, string | number>) => t(`selection.${key}`, params);
  const name = (nr: number) => `IMG_000${nr}.JPG`;

  for (const [device, options] of [
    ['phone', PHONE],
    ['desktop', DESK],
  ] as const)
    test(
      `extra photos are paid after sending on a ${device}, and the photographer sees them paid, ${locale}`,
      LONG,
      async ({ newPerson, page: studio, project, sql, world }) => {
        const mine = project(`extras_${device}_${locale}`);
        const [[album, id]] = Object.entries(mine.products) as [[string, string]];
        const owner = await new Browser(world.origins[0]).signIn(world.owner, 'keepers-tests');
        await owner.put(`/events/${mine.id}`, { event: { printselectiondone: false } });
        await sql('delete from product_medias where event_id = $1', [mine.id]);
        await sql('delete from selection_settlements where event_id = $1', [mine.id]);
        await sql('update products set extra_amount = 2500, extra_currency = $2 where id = $1', [
          id,
          locale === 'he' ? 'ILS' : 'USD',
        ]);

        const page = await newPerson({ ...options, reducedMotion: 'reduce' });
        await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        for (const nr of [1, 2, 3]) {
          const mark = picks('pickFor', { name: name(nr), product: album });
          await page.getByRole('button', { name: mark, exact: true }).click();
          // The first one beyond the limit says what it costs.
          if (nr === 2) await page.getByRole('dialog').getByRole('button', { name: /25/ }).click();
          await expect(page.getByRole('button', { name: mark, exact: true })).toHaveAttribute(
            'aria-pressed',
            'true',
          );
        }
        await page.getByRole('button', { name: picks('complete') }).click();
        const summary = page.getByRole('dialog').filter({ hasText: picks('completeTitle') });
        await expect(summary.getByText(picks('extrasHow'))).toBeVisible();
        await keepPicture(page, `extras-summary-${device}-${locale}`, false);
        await summary.getByRole('button', { name: picks('completeAccept') }).click();
        const pay = page.getByRole('link', { name: picks('thanks.pay'), exact: true });
        await expect(pay).toBeVisible();
        await expectAccessible(page);
        await keepPicture(page, `extras-thanks-${device}-${locale}`, false);
        await pay.click();
        const checkout = page.getByRole('dialog', { name: said('extras.title'), exact: true });
        await expect(checkout).toBeVisible();
        await expectAccessible(page);
        await keepPicture(page, `extras-checkout-${device}-${locale}`, false);
        const person = `Extra ${device} ${locale}`;
        await page.getByLabel(said('name'), { exact: true }).fill(person);
        await page.getByLabel(said('email'), { exact: true }).fill(emailOf(person));
        await place(page).click();
        await payByCard(page);
        await expect(heading(page, said('thanks.paid', { name: person }))).toBeVisible();
        await expectOrder(page, 'paid');
        await keepPicture(page, `extras-paid-${device}-${locale}`);
        // Nothing is left to pay.
        await page.goto(`/events/${mine.id}/cart?for=extras`);
        await expect(page.getByText(said('extras.none'))).toBeVisible();

        await studio.setViewportSize(DESK.viewport);
        await signInOwner(studio, world, locale);
        await studio.goto(`${world.origins[0]}/admin/projects/${mine.id}/picks`);
        await expect(studio.getByText(picks('admin.settledOnline', { count: 2 }))).toBeVisible();
        await keepPicture(studio, `extras-picks-${device}-${locale}`);
      },
    );
});
