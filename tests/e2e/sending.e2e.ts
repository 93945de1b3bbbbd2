import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { atRest, expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  test.describe(`limits and sending, ${locale}`, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
    const t = wordsIn(locale);
    const said = (key: string, params?: Record<string, string | number>) => t(`selection.${key}`, params);

    test(
      'a photo beyond the limit is swapped, what is missing is chosen, and the sent selection is thanked for',
      LONG,
      async ({ newPerson, project, sql }) => {
        const mine = project(`sending_${locale}`);
        const [[albumName, album], [coverName, cover]] = Object.entries(mine.products) as [
          [string, string],
          [string, string],
        ];
        await sql('update products set minphotos = case when id = $2 then 2 else 1 end where event_id = $1', [
          mine.id,
          album,
        ]);
        /** The numbers of the photographs picked for a product, from 1. */
        const picked = async (product: string) =>
          (
            await sql<{ media_id: string }>('select media_id from product_medias where product_id = $1', [
              product,
            ])
          )
            .map(({ media_id }) => mine.medias.indexOf(media_id) + 1)
            .sort();
        const begin = async () => {
          await sql('delete from product_medias where event_id = $1', [mine.id]);
          await sql(
            `update events set printselectiondone = false, completed_at = null, allow_extra_selection = false
            where id = $1`,
            [mine.id],
          );
          for (const nr of [1, 2, 3])
            await sql(
              `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
             select gen_random_uuid(), account_id, id, $2, $3, now(), now() from events where id = $1`,
              [mine.id, album, mine.medias[nr - 1]],
            );
        };

        for (const [width, height] of sizes([
          [390, 844],
          [1440, 900],
        ] as const)) {
          await begin();
          const page = await newPerson({
            viewport: { width, height },
            hasTouch: width < 640,
            reducedMotion: 'reduce',
            locale: locale === 'en' ? 'en-US' : 'he-IL',
          });
          await page.goto(`/?locale=${locale}`);
          await page.goto(`/events/${mine.id}?c=${mine.code}`);
          await expect(page.locator('html[data-alive]')).toBeAttached();
          const name = (nr: number) => `IMG_000${nr}.JPG`;
          const heart = (nr: number, product: string) =>
            page.getByRole('button', { name: said('pickFor', { name: name(nr), product }), exact: true });
          const undo = () => page.getByRole('button', { name: said('undo'), exact: true }).click();
          const fits = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

          await test.step(`a photo is swapped into the full album in one press, and back, ${width}`, async () => {
            await heart(4, albumName).click();
            const offer = dialogOf(page, said('limit.full', { product: albumName, count: 3, max: 3 }));
            await expect(offer.locator('img')).toHaveCount(1);
            await expectAccessible(page);
            await offer.getByRole('button', { name: said('cull.makeRoom') }).click();
            const review = page.locator('.cull');
            await expect(review.getByText(said('cull.swapHead'))).toBeVisible();
            await expect(review.locator('.cull-wanted img')).toBeVisible();
            await expect(review.getByText(said('cull.fits', { count: 3, max: 3 }))).toHaveCount(0);
            await expectAccessible(page);
            await review
              .getByRole('button', { name: said('cull.where', { at: 2, of: 3 }), exact: true })
              .click();
            await expect(review.locator('.cull-photo')).toHaveAttribute('data-media', mine.medias[1] ?? '');
            await review.getByRole('button', { name: said('cull.swapOut') }).click();
            await expect(review).toHaveCount(0);
            await expect(heart(4, albumName)).toHaveAttribute('aria-pressed', 'true');
            await expect.poll(() => picked(album)).toEqual([1, 3, 4]);
            if (width < 640) expect(await marksUnderNotice(page)).toEqual([]);
            await undo();
            await expect.poll(() => picked(album)).toEqual([1, 2, 3]);
          });

          await test.step(`in a swap’s comparison the new photo takes the other’s place, ${width}`, async () => {
            await heart(4, albumName).click();
            await page.getByRole('button', { name: said('cull.makeRoom') }).click();
            await page
              .locator('.cull')
              .getByRole('button', { name: said('cull.compare') })
              .click();
            const compare = page.locator('dialog.compare');
            await compare.getByRole('button', { name: new RegExp(`^${said('cull.swapIn')}`) }).click();
            await expect.poll(() => picked(album)).toEqual([2, 3, 4]);
            await undo();
            await expect.poll(() => picked(album)).toEqual([1, 2, 3]);
            await page.keyboard.press('Escape');
            await expect(compare).toHaveCount(0);
            await expect(page.locator('.cull')).toHaveCount(0);
          });

          const complete = page.getByRole('button', { name: said('complete') });
          const summary = dialogOf(page, said('completeTitle'));

          await test.step(`the summary names what is missing, and leads there, ${width}`, async () => {
            await complete.click();
            await expect(summary.locator('[data-state="ready"]')).toContainText(albumName);
            await expect(summary.locator('[data-state="ready"] img')).toHaveCount(3);
            const missing = summary.locator('[data-state="missing"]');
            await expect(missing).toContainText(said('rule.missing', { count: 1, min: 1 }));
            await expect(summary.getByText(said('send.unfinished', { count: 1 }))).toBeVisible();
            await expect(summary.locator('input[name=email]')).toBeVisible();
            await expectAccessible(page);
            expect(await fits()).toBe(0);
            await missing.getByRole('button', { name: said('send.choose') }).click();
            await expect(summary).toHaveCount(0);
          });

          await test.step(`the cover is chosen, replaced in one press, and restored, ${width}`, async () => {
            await heart(5, coverName).click();
            const who = page.getByRole('complementary', { name: said('who.title') });
            await who.getByRole('button', { name: said('who.add') }).click();
            const naming = dialogOf(page, said('who.title'));
            await naming.locator('input[name=name]').fill('Maya Levi');
            await naming.getByRole('button', { name: said('who.save') }).click();
            await expect(who).toHaveCount(0);
            await heart(6, coverName).click();
            const offer = dialogOf(page, said('limit.replace', { product: coverName }));
            await expect(offer.locator('img')).toHaveCount(2);
            await expectAccessible(page);
            await offer.getByRole('button', { name: said('limit.replaceNow') }).click();
            await expect.poll(() => picked(cover)).toEqual([6]);
            await expect(heart(6, coverName)).toHaveAttribute('aria-pressed', 'true');
            await expect(heart(5, coverName)).toHaveAttribute('aria-pressed', 'false');
            await undo();
            await expect.poll(() => picked(cover)).toEqual([5]);
          });

          await test.step(`the selection is sent, and the thank-you shows the cover, ${width}`, async () => {
            await complete.click();
            await expect(summary.locator('[data-state="ready"]')).toHaveCount(2);
            await expect(summary.getByRole('button', { name: said('send.choose') })).toHaveCount(0);
            await expect(summary.getByText(said('send.unfinished', { count: 1 }))).toHaveCount(0);
            await expect(summary.locator('input[name=email]')).toHaveCount(0);
            await summary.getByText(said('completeNote')).click();
            await summary.locator('textarea').fill('The left one, please');
            await summary.getByRole('button', { name: said('completeAccept') }).click();
            const thanks = dialogOf(page, said('thanks.title', { name: 'Maya' }));
            await expect(thanks.getByRole('heading')).toBeFocused();
            expect(await thanks.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
            await expect(thanks.locator('.thanks-cover img')).toHaveAttribute(
              'src',
              new RegExp(String(mine.medias[4])),
            );
            await expect(thanks.locator('.thanks-note')).toContainText('The left one, please');
            await expect(thanks.getByRole('link', { name: said('thanks.review') })).toBeVisible();
            await expect(thanks.getByRole('link', { name: said('thanks.download') })).toHaveCount(0);
            await expectAccessible(page);
            expect(await fits()).toBe(0);
            const back = thanks.getByRole('button', { name: said('backToGallery') });
            await expect(back).toBeInViewport({ ratio: 1 });
            await page.keyboard.press('Escape');
            await expect(thanks).toHaveCount(0);
            await expect(page.getByRole('button', { name: said('undo'), exact: true })).toHaveCount(0);
            await expect(heart(5, coverName)).toHaveCount(0);
            // What is sent asks for nothing more, also where a minimum was not reached.
            await sql('delete from product_medias where product_id = $1 and media_id <> $2', [
              album,
              mine.medias[0],
            ]);
            await page.reload();
            await page
              .locator('#photos')
              .evaluate((photos) => photos.scrollIntoView({ behavior: 'instant' }));
            await expect(page.locator('.target-button')).toBeInViewport();
            await page.locator('.target-button').click();
            await expect(page.locator('.target-row').last()).toBeVisible();
            await expect(page.locator('.target-note')).toHaveCount(0);
            await page.keyboard.press('Escape');
            const again = page.getByRole('button', { name: said('thanks.again') });
            await again.click();
            await expect(thanks).toBeVisible();
            await page.goBack();
            await expect(thanks).toHaveCount(0);
            await expect(again).toBeVisible();
            await again.click();
            await back.click();
            await expect(thanks).toHaveCount(0);
            await expect(page).toHaveURL(new RegExp(`/events/${mine.id}$`));
          });
          await page.context().close();
        }
      },
    );
  });
});

/** An open dialog by its title. */
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Marks of photographs below the bar that a notice covers, by their names; also the notice where it leaves the bar. */
const marksUnderNotice = async (page: Page) => {
  await expect(page.locator('.notice')).toBeVisible();
  await atRest(page);
  return page.evaluate(() => {
    const notice = document.querySelector('.notice')?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector('.bar-row')?.getBoundingClientRect() ?? new DOMRect();
    const covered = [...document.querySelectorAll('.tile button')].filter((mark) => {
      const box = mark.getBoundingClientRect();
      const shown = box.bottom > Math.max(bar.bottom, 0) && box.top < innerHeight;
      return shown && box.top < notice.bottom && box.bottom > Math.max(notice.top, bar.bottom);
    });
    const height = notice.bottom > 60 ? [`the notice ends at ${notice.bottom} px`] : [];
    return [...covered.map((mark) => mark.getAttribute('aria-label') ?? ''), ...height];
  });
};
