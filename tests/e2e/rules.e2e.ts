import { dayWords } from '@/core/text/day-words';
import { moneyWords } from '@/core/text/money';
import { chooseTarget } from './support/choose-target';
import { inBothLanguages } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const PAST = '2001-02-03';

/** A text without the direction marks and spaces in which browsers and Node format amounts differently. */
const said = (text: string) =>
  new RegExp(
    [...text.replace(/[\u200e\u200f\s]+/g, ' ')]
      .map((one) => (one === ' ' ? '[\\u200e\\u200f\\s]+' : one.replace(/[.*+?^${}()|[\]\\]/, '\\$&')))
      .join(''),
  );

inBothLanguages(null, (locale) => {
  test.describe(`the rules of a selection, ${locale}`, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const t = wordsIn(locale);

    test('an extension, extras with their price, a cover from the album, a message on completing', async ({
      page,
      newPerson,
      world,
      project,
      sql,
    }) => {
      const mine = project(`rules_${locale}`);
      const [[albumName, album], [coverName, cover]] = Object.entries(mine.products) as [
        [string, string],
        [string, string],
      ];
      await sql('delete from product_medias where event_id = $1', [mine.id]);
      await sql('delete from selection_completions where event_id = $1', [mine.id]);
      await sql('update events set printselectiondone = false, completed_at = null where id = $1', [mine.id]);
      await sql(
        `update products set minphotos = 2, extra_amount = 2000, extra_currency = 'ILS', closes_on = $2 where id = $1`,
        [album, PAST],
      );
      await sql('update products set among_id = $2 where id = $1', [cover, album]);
      const heart = (nr: number, product: string) =>
        page.getByRole('button', {
          name: t('selection.pickFor', { name: `IMG_000${nr}.JPG`, product }),
          exact: true,
        });
      /** Expects a text in a product's row, found by position: a row also names the product it depends on. */
      const expectInRow = async (product: string, text: string | RegExp) => {
        const row = page.locator('.target-row[data-kind=product]').nth(product === albumName ? 0 : 1);
        if (!(await row.isVisible())) await page.locator('.target-button').click();
        await expect(row).toContainText(text);
      };

      // Closed: a notice appears, and hearts are off. The photographer extends by a week in one press.
      await page.goto(mine.link);
      const closed = t('selection.rule.closed', { day: dayWords(PAST, locale) });
      await expectInRow(albumName, closed);
      await expectAccessible(page);
      await expect(heart(1, albumName)).toHaveCount(0);
      const studio = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await signInOwner(studio, world, locale);
      await studio.goto(`/admin/projects/${mine.id}/picks`);
      const acts = studio.getByRole('list', { name: t('selection.admin.acts') });
      await expect(acts).toContainText(dayWords(PAST, locale));
      await acts.getByRole('button').click();
      await expect(acts).not.toContainText(dayWords(PAST, locale));
      await page.reload();

      // Beyond its limit the album offers an extra with its price, and adds it once that is accepted.
      for (const nr of [1, 2]) {
        await heart(nr, albumName).click();
        await expect(heart(nr, albumName)).toHaveAttribute('aria-pressed', 'true');
      }
      const cost = moneyWords({ amount: 2000, currency: 'ILS' }, locale);
      await heart(3, albumName).click();
      await expect(
        page.getByRole('dialog', {
          name: t('selection.limit.full', { product: albumName, count: 2, max: 2 }),
        }),
      ).toBeVisible();
      await expectAccessible(page);
      await expect(heart(3, albumName)).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('button', { name: said(t('selection.limit.extra', { cost })) }).click();
      await expect(heart(3, albumName)).toHaveAttribute('aria-pressed', 'true');
      const extras = t('selection.rule.extrasCost', { count: 1, cost });
      await expectInRow(albumName, said(extras));
      await page.keyboard.press('Escape');

      // A cover out of the album: what is not in it is refused, with a way to have both; and off both again.
      await chooseTarget(page, coverName);
      await heart(4, coverName).click();
      await page.getByRole('button', { name: t('selection.chooseBoth', { product: albumName }) }).click();
      await expect(heart(4, coverName)).toHaveAttribute('aria-pressed', 'true');
      await chooseTarget(page, albumName);
      await expect(heart(4, albumName)).toHaveAttribute('aria-pressed', 'true');
      // The same heart was pressed a moment ago: what is pressed again within half a second counts once.
      const takeOffBoth = page.getByRole('button', { name: t('selection.takeOffBoth') });
      await expect(async () => {
        await heart(4, albumName).click();
        await expect(takeOffBoth).toBeVisible({ timeout: 1000 });
      }).toPass();
      await takeOffBoth.click();
      await expect(heart(4, albumName)).toHaveAttribute('aria-pressed', 'false');
      await expectInRow(coverName, '0 / 1');

      // The summary as a page, for browsers without script; then the dialog, with a message.
      const bare = await newPerson({
        locale: locale === 'en' ? 'en-US' : 'he-IL',
        javaScriptEnabled: false,
      });
      await bare.goto(mine.link);
      await bare.goto(`/events/${mine.id}/completion`);
      await expect(bare.getByText(said(extras))).toBeVisible();
      await expect(bare.getByRole('button', { name: t('selection.completeAccept') })).toBeVisible();
      await expect(bare.getByRole('link', { name: t('selection.sheet.link') })).toBeVisible();
      const sheet = await bare.request.get(`/events/${mine.id}/selection.pdf`);
      expect(sheet.headers()['content-type']).toBe('application/pdf');
      await page.getByRole('button', { name: t('selection.complete') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(said(extras));
      await dialog.getByText(t('selection.completeNote')).click();
      await dialog.locator('textarea').fill('Please crop the first');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('selection.completeAccept') }).click();
      await expect(page.getByText(t('selection.done'), { exact: false }).first()).toBeVisible();

      await bare.goto(`/events/${mine.id}/completion`);
      await expect(
        bare.getByRole('heading', { name: t('selection.thanks.title', { name: 'Dana' }) }),
      ).toBeVisible();
      await expect(bare.getByRole('button', { name: t('selection.completeAccept') })).toHaveCount(0);

      // She reads the word with the picks, and marks the extra as settled.
      await expect(studio.getByText('Please crop the first')).toBeVisible();
      await studio.getByRole('button', { name: t('selection.admin.settle') }).click();
      await expect(studio.getByRole('button', { name: t('selection.admin.unsettle') })).toBeVisible();
      await expectAccessible(studio);
    });
  });
});
