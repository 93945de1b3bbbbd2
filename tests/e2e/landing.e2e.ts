import type { Locator } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// One after the other: both languages rename and complete the same project.
test.describe.configure({ mode: 'default' });

test(
  'clients land on the first gallery with photos, deep links survive the code, one tap shows controls',
  LONG,
  async ({ page, newPerson, project, sql }) => {
    const mine = project('landing');
    const [party] = await sql<{ id: string }>(
      `select id from galleries where event_id = $1 and name = 'Party'`,
      [mine.id],
    );
    const partyId = party?.id ?? '';
    // The gallery the project was made with is first, and empty.
    await sql('update media set gallery_id = $2 where event_id = $1', [mine.id, partyId]);
    const photos = page.locator('[data-pid] img');
    const galleries = page.getByRole('navigation', { name: t('gallery.galleries') });

    await test.step('a client lands on the photos', async () => {
      await page.goto(`/events/${mine.id}?c=${mine.code}`);
      await expect(photos).toHaveCount(4);
      await expect(page.getByText(t('gallery.emptyTitle'))).toHaveCount(0);
      await expect(galleries).toHaveCount(0);
    });

    await test.step('the address of the empty gallery links to the photos', async () => {
      await page.goto(`/events/${mine.id}?gallery=${mine.gallery}`);
      await expect(page.getByText(t('gallery.emptyGalleryTitle'))).toBeVisible();
      await expect(galleries.getByRole('link')).toHaveCount(2);
      await page.getByRole('button', { name: t('gallery.otherGallery') }).click();
      await expect(photos).toHaveCount(4);
    });

    const phone = await newPerson(PHONE);
    await test.step('a link to a photo opens it after the code', async () => {
      await phone.goto(`/events/${mine.id}?gallery=${partyId}#gid=${partyId}&pid=${mine.medias[2]}`);
      await phone.locator('input[name=code]').fill(mine.code);
      await phone.getByRole('button', { name: t('entry.open') }).click();
      await expect(phone.locator('.pswp')).toBeVisible();
      expect(new URL(phone.url()).hash).toContain(mine.medias[2]);
    });

    await test.step('one tap shows controls that have faded', async () => {
      const viewer = phone.locator('.pswp');
      const shown = phone.locator('.pswp.pswp--ui-visible:not(.is-idle)');
      await phone.touchscreen.tap(195, 400);
      await expect(phone.locator('.pswp:not(.pswp--ui-visible)')).toBeAttached();
      await phone.touchscreen.tap(195, 400);
      await expect(shown).toBeAttached();
      await expect(viewer).toHaveClass(/is-idle/, { timeout: 20_000 });
      await phone.touchscreen.tap(195, 400);
      // What a tap does is known when it cannot be the first half of a double tap any more.
      await expect(shown).toBeAttached();
      await phone.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400))));
      await expect(shown).toBeAttached();
    });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the download page sends the archive, keeps the choice, and lists the order once', async ({
    page,
    project,
  }) => {
    const mine = project('landing');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.goto(`/events/${mine.id}/download`);
    for (const time of [1, 2]) {
      await test.step(`press ${time}`, async () => {
        await page.locator('input[name=size][value=original]').check();
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: t('downloads.start'), exact: true }).click();
        expect((await coming).suggestedFilename()).toMatch(/\.zip$/);
        await expect(page).toHaveURL(`/events/${mine.id}/download`);
        await expect(page.locator('input[name=size][value=original]')).toBeChecked();
      });
    }
    await page.reload();
    await expect(page.locator('a[href$="/1.zip"]')).toHaveCount(1);
  });
});

test(
  'a gallery that does not load says so where it was opened, and loads after reconnecting',
  LONG,
  async ({ newPerson, project, stray }) => {
    const mine = project('download_en');
    const page = await newPerson({ ...PHONE, serviceWorkers: 'block' });
    // It is below the first gallery: it must not be loaded while it comes near, either.
    const lists = /\/galleries\/[^/]+\?filter=all/;
    await page.route(lists, (route) => route.abort());
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await page.context().setOffline(true);
    await page
      .getByRole('navigation', { name: t('gallery.galleries') })
      .getByRole('link', { name: 'Dancing' })
      .click();
    await expect(page.getByText(t('gallery.failedText'))).toBeInViewport();
    await page.unroute(lists);
    await page.context().setOffline(false);
    await expect(page.locator('[data-pid]')).toHaveCount(2);
    // What the browser itself prints of requests without a connection.
    stray.splice(0);
  },
);

/** Whether a part is within its frame, from side to side. */
async function isInside(part: Locator, frame: Locator): Promise<boolean> {
  const [one, outer] = [await part.boundingBox(), await frame.boundingBox()];
  return one !== null && outer !== null && one.x >= outer.x && one.x + one.width <= outer.x + outer.width;
}

inBothLanguages('en', (locale) => {
  test(
    `names of both directions are cut at their end, and counts, states and all products stay reachable, ${locale}`,
    LONG,
    async ({ newPerson, project, sql }) => {
      const mine = project('long_names');
      await sql('update events set name = $2 where id = $1', [
        mine.id,
        'The wedding of Maximiliana and Bartholomew in the old town hall',
      ]);
      for (const viewport of sizes([
        PHONE.viewport,
        { width: 820, height: 1180 },
        { width: 1440, height: 900 },
      ])) {
        await sql('update events set printselectiondone = false where id = $1', [mine.id]);
        const page = await newPerson(viewport.width < 500 ? PHONE : { viewport });
        await page.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await page.locator('a[href="#photos"]').first().click();
        const target = page.locator('.target-button');
        await expect(target).toBeInViewport();
        const at = `${locale} ${viewport.width}`;
        const count = target.locator('.selection-count');
        expect(await isInside(count, target), at).toBe(true);
        await target.click();
        const row = page.locator('.target-row').last();
        await row.scrollIntoViewIfNeeded();
        await expect(row).toBeInViewport({ ratio: 1 });
        expect(await isInside(row.locator('.selection-count'), row), at).toBe(true);
        await page.keyboard.press('Escape');
        await expect(page.locator('.bar-gallery bdi', { hasText: '01 Getting ready' })).toBeAttached();
        const title = page.locator('.bar-name bdi');
        if (await title.isVisible())
          expect(await title.evaluate((one) => getComputedStyle(one).textOverflow), at).toBe('ellipsis');
        await page.screenshot({
          path: `test-results/names-${locale}-${viewport.width}.png`,
        });
        await sql('update events set printselectiondone = true where id = $1', [mine.id]);
        await page.reload();
        const done = page.locator('.selection-done');
        await expect(done).toBeAttached();
        const lines = await done.evaluate(
          (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
        );
        expect(lines, at).toBeLessThan(1.5);
        await page.screenshot({
          path: `test-results/done-${locale}-${viewport.width}.png`,
        });
      }
    },
  );
});
