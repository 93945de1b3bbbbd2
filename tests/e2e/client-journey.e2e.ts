import type { Page } from '@playwright/test';
import { inBothLanguages } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** The heart of a photograph for a product, by its label. */
const heart = (page: Page, name: string, product: string, t: ReturnType<typeof wordsIn>) =>
  page.getByRole('button', { name: t('selection.pickFor', { name, product }), exact: true });

inBothLanguages('he', (locale) => {
  test.describe(`a client's journey, ${locale}`, () => {
    const t = wordsIn(locale);
    const [album, cover] = locale === 'en' ? ['Album', 'Cover'] : ['אלבום', 'כריכה'];
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test('from the code to the completed selection, and back from the photographer', async ({
      page,
      newPerson,
      project,
      world,
      sql,
    }) => {
      const mine = project(`journey_${locale}`);

      await test.step('enters by the code', async () => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'he' ? 'rtl' : 'ltr');
        await expectAccessible(page);
        await page.getByLabel(t('sites.entry.code'), { exact: true }).fill('WRONG');
        await page.getByRole('button', { name: t('sites.entry.button') }).click();
        await expect(page.getByText(t('screen-errors.WRONG_PROJECT_CODE')).first()).toBeVisible();
        await page.getByLabel(t('sites.entry.code'), { exact: true }).fill(` ${mine.code.toLowerCase()} `);
        await page.getByRole('button', { name: t('sites.entry.button') }).click();
        await page.waitForURL(`**/events/${mine.id}`);
      });

      await test.step('looks at the photographs', async () => {
        await expect(page.locator('[data-pid]')).toHaveCount(8);
        await expectAccessible(page);
        await page.locator(`[data-pid="${mine.medias[1]}"]`).click();
        await expect(page).toHaveURL(new RegExp(`#gid=${mine.gallery}&pid=${mine.medias[1]}`));
        await expect(page.locator('.pswp')).toBeVisible();
        await expectAccessible(page);
        await page.goBack();
        await expect(page.locator('.pswp')).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`/events/${mine.id}$`));
      });

      await test.step('opens a photograph by its address, and Back closes it', async () => {
        await page.goto('about:blank');
        await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${mine.medias[2]}`);
        await expect(page.locator('.pswp')).toBeVisible();
        await page.reload();
        await expect(page.locator('.pswp--ui-visible')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('.pswp')).toHaveCount(0);
      });

      const other = await newPerson();
      await test.step('another person opens the project in another web process', async () => {
        const line = other.waitForResponse((response) => response.url().endsWith('/live'));
        await other.goto(`${world.origins[1]}/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await line;
        await expect(other.locator('[data-pid]')).toHaveCount(8);
      });

      await test.step('picks; the other sees it within a second', async () => {
        const first = heart(page, 'IMG_0001.JPG', album, t);
        await expect(heart(other, 'IMG_0001.JPG', album, t)).toBeVisible();
        await first.click();
        await expect(first).toHaveAttribute('aria-pressed', 'true');
        await expect(heart(other, 'IMG_0001.JPG', album, t)).toHaveAttribute('aria-pressed', 'true', {
          timeout: 1500,
        });
        await expect(other.getByText('1 / 3').first()).toBeVisible();
      });

      await test.step('removes it by the notice’s Undo', async () => {
        await page
          .getByRole('button', { name: t('selection.undo') })
          .first()
          .click();
        await expect(heart(page, 'IMG_0001.JPG', album, t)).toHaveAttribute('aria-pressed', 'false');
        await expect(heart(other, 'IMG_0001.JPG', album, t)).toHaveAttribute('aria-pressed', 'false');
      });

      await test.step('picks up to the limit, and is refused one more', async () => {
        // A heart ignores presses for half a second after one: others are used.
        for (const n of [2, 3, 6]) {
          await heart(page, `IMG_000${n}.JPG`, album, t).click();
          await expect(heart(page, `IMG_000${n}.JPG`, album, t)).toHaveAttribute('aria-pressed', 'true');
        }
        await heart(page, 'IMG_0004.JPG', album, t).click();
        const offer = page.getByRole('dialog', {
          name: t('selection.limit.full', { product: album, count: 3, max: 3 }),
        });
        await expect(offer).toBeVisible();
        await expect(heart(page, 'IMG_0004.JPG', album, t)).toHaveAttribute('aria-pressed', 'false');
        await offer.getByRole('button', { name: t('selection.limit.cancel') }).click();
        await expect(offer).toHaveCount(0);
      });

      await test.step('chooses the other product, by keyboard', async () => {
        await page.locator('.target-button').focus();
        await page.keyboard.press('Enter');
        await page.locator('.target-row').filter({ hasText: cover }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('.target-button')).toContainText(cover);
        await heart(page, 'IMG_0005.JPG', cover, t).press('Enter');
        await expect(page.getByText('1 / 1').first()).toBeVisible();
      });

      await test.step('completes after the summary', async () => {
        await page.getByRole('button', { name: t('selection.complete') }).click();
        await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
        await expectAccessible(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('selection.completeAccept') })
          .click();
        await expect(
          page.getByRole('dialog', { name: t('selection.thanks.title', { name: 'none' }) }),
        ).toBeVisible();
        await expect(page.getByText(t('selection.done')).filter({ visible: true }).first()).toBeVisible();
        await expect(other.getByText(t('selection.done')).filter({ visible: true }).first()).toBeVisible();
        await expect(heart(page, 'IMG_0004.JPG', album, t)).toHaveCount(0);
      });

      await test.step('mails were sent, and the completed selection refuses picks', async () => {
        const mails = await sql<{ kind: string }>('select kind from mails where event_id = $1', [mine.id]);
        expect(mails.length).toBeGreaterThan(0);
        const rows = await sql('select 1 from product_medias where event_id = $1', [mine.id]);
        expect(rows).toHaveLength(4);
      });

      const photographer = await newPerson();
      await test.step('the photographer signs in and exports the picks', async () => {
        await photographer.goto('/users/sign_in');
        await photographer.locator('input[name=email]').fill(world.owner);
        await photographer.locator('input[name=password]').fill('keepers-tests');
        await photographer.locator('input[name=password]').press('Enter');
        await photographer.waitForURL('**/admin**');
        const csv = await photographer.request.get(`/events/${mine.id}/selection.csv`);
        const text = await csv.text();
        for (const name of ['IMG_0002.JPG', 'IMG_0003.JPG', 'IMG_0006.JPG', 'IMG_0005.JPG'])
          expect(text).toContain(name);
        expect(text).not.toContain('IMG_0004.JPG');
      });

      await test.step('the photographer opens it again, and the client picks on', async () => {
        const token = (await (await photographer.request.get('/csrf')).json()).token as string;
        const opened = await photographer.request.put(`/events/${mine.id}`, {
          headers: { 'X-CSRF-Token': token },
          data: { event: { printselectiondone: false } },
        });
        expect(opened.status()).toBe(200);
        await expect(heart(page, 'IMG_0005.JPG', cover, t)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('button', { name: t('selection.complete') })).toBeVisible();
      });
    });
  });
});
