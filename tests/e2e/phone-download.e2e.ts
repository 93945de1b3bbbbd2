import type { Locator, Page } from '@playwright/test';
import { inBothLanguages, LONG } from './support/languages';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

/** What the page of a phone knows of its share sheet: what was put into it, and what it is to answer next. */
interface Phone {
  sheets: { name: string; sum: string }[][];
  answer: 'saved' | 'left';
}
declare global {
  interface Window {
    phone: Phone;
  }
}

/** A phone's share sheet, as its browser shows it to a page. */
async function haveSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.phone = { sheets: [], answer: 'saved' };
    const hex = (bytes: ArrayBuffer) =>
      [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      if (window.phone.answer === 'left') throw new DOMException('', 'AbortError');
      const sheet = files.map(async (file) => ({
        name: file.name,
        sum: hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())),
      }));
      window.phone.sheets.push(await Promise.all(sheet));
    };
  });
}

/** Nothing reaches past the edge of a phone. */
async function expectWithin(page: Page, box: Locator): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await box.boundingBox();
  expect(found?.x).toBeGreaterThanOrEqual(0);
  expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

inBothLanguages('he', (locale) => {
  test.describe(`downloading the photographs on a phone, ${locale}`, LONG, () => {
    const t = wordsIn(locale);
    test.use({
      locale: locale === 'en' ? 'en-US' : 'he-IL',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      // A request that a test holds must not be sent another way.
      serviceWorkers: 'block',
    });

    test('saves them among its own pictures, in batches', async ({ page, project, sql }) => {
      const mine = project(`phone_download_${locale}`);
      const dialog = page.getByRole('dialog', { name: t('downloads.title'), exact: true });
      const button = (name: string) => dialog.getByRole('button', { name, exact: true });
      const open = async () => {
        await page.goto(`/events/${mine.id}`);
        await expect(page.locator('html[data-alive]')).toBeAttached();
        // The bar at the bottom appears with the photographs.
        await page.locator(`[data-pid="${mine.medias[2]}"]`).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
        await page.getByRole('link', { name: t('downloads.title'), exact: true }).click();
      };
      await haveSheet(page);
      await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);

      await test.step('reads that it cannot be loaded, and tries again', async () => {
        await page.route(/\/downloads$/, (route) => route.fulfill({ status: 429 }), { times: 1 });
        await open();
        await expect(dialog.getByRole('alert')).toHaveText(t('common.failed'));
        await button(t('downloads.tryAgain')).click();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
      });

      await test.step('offers both ways, the phone’s own first', async () => {
        await expect(button(t('downloads.saveToPhotos'))).toBeVisible();
        await expect(button(t('downloads.startArchive'))).toBeVisible();
        await expectAccessible(page);
        await expectWithin(page, dialog);
      });

      await test.step('closing during the fetch asks for confirmation', async () => {
        const held = Promise.withResolvers<void>();
        await page.route(/\/download\?size=/, async (route) => {
          await held.promise;
          await route.continue();
        });
        await button(t('downloads.saveToPhotos')).click();
        await expect(dialog.getByText(t('downloads.batchFetching', { done: 0, count: 3 }))).toBeVisible();
        await button(t('downloads.close')).click();
        await expect(page.getByText(t('downloads.closeText'))).toBeVisible();
        await page.getByRole('button', { name: t('downloads.closeCancel'), exact: true }).click();
        await expect(page.getByText(t('downloads.closeText'))).toBeHidden();
        held.resolve();
        const ready = t('downloads.batchReady', { from: 1, to: 3, count: 3 });
        await expect(dialog.getByText(ready)).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('the share sheet can be opened again after it was closed; then all files are saved unchanged', async () => {
        await page.evaluate(() => {
          window.phone.answer = 'left';
        });
        await button(t('downloads.saveBatch', { count: 3 })).click();
        expect(await page.evaluate(() => window.phone.sheets)).toEqual([]);
        // By another button: one button takes one click in half a second.
        await button(t('downloads.more')).click();
        await button(t('downloads.saveToPhotos')).click();
        await page.evaluate(() => {
          window.phone.answer = 'saved';
        });
        await button(t('downloads.saveBatch', { count: 3 })).click();
        await expect(dialog.getByText(t('downloads.allSaved', { count: 3 }))).toBeVisible();
        const rows = await sql<{ name: string; sum: string }>(
          'select name, sha256 as sum from media where event_id = $1 order by name',
          [mine.id],
        );
        expect(await page.evaluate(() => window.phone.sheets)).toEqual([rows]);
      });

      await test.step('closing after the fetch asks nothing', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      await test.step('one photograph from the viewer is saved the same way', async () => {
        await page.locator(`[data-pid="${mine.medias[0]}"]`).click();
        // In the bar: a person who may not share has it there on phones.
        await page.getByRole('link', { name: t('downloads.photo'), exact: true }).click();
        await expect
          .poll(() => page.evaluate(() => window.phone.sheets.at(-1)?.map(({ name }) => name)))
          .toEqual(['IMG_0001.JPG']);
      });

      await test.step('reads that the archive is too large, and can still save', async () => {
        await page.addInitScript(() => {
          navigator.storage.estimate = async () => ({ quota: 1000, usage: 0 });
        });
        await open();
        await expect(dialog.getByRole('alert')).toContainText(t('downloads.tooLargeForPhone'));
        await expect(button(t('downloads.startArchive'))).toBeDisabled();
        await expect(button(t('downloads.saveToPhotos'))).toBeVisible();
        await expectAccessible(page);
        await expectWithin(page, dialog);
      });
    });
  });
});
