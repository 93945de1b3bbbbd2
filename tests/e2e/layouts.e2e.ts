import type { Page } from '@playwright/test';
import { inBothLanguages, LONG, sizes } from './support/languages';
import { expectStill, watchShifts } from './support/shifts';
import { expect, expectAccessible, test } from './support/test';

const LAYOUTS = ['vertical', 'horizontal', 'masonry', 'variable_size'] as const;
const WIDTHS = [390, 820, 1440];

interface Box {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The tiles of the page in its order, measured from the reading direction's start. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const rtl = document.documentElement.dir === 'rtl';
    return [...document.querySelectorAll<HTMLElement>('.photo-grid > .tile')].map((tile) => {
      const { left, right, top, width, height } = tile.getBoundingClientRect();
      const id = tile.querySelector<HTMLElement>('[data-pid]')?.dataset.pid ?? '';
      return { id, x: rtl ? innerWidth - right : left, y: top, w: width, h: height };
    });
  });

function expectApart(boxes: Box[]): void {
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
      expect(apart, `${a.id} overlaps ${b.id}`).toBe(true);
    }
  }
}

for (const layout of LAYOUTS) {
  inBothLanguages('he', (locale) => {
    test(
      `${layout} does not shift, keeps the order and does not overlap at every width (${locale})`,
      LONG,
      async ({ page, project }) => {
        const mine = project(`layout_${layout}`);
        await watchShifts(page);
        await page.goto(`/events/${mine.id}?c=${mine.code}`);
        await page.waitForURL(`**/events/${mine.id}`);
        for (const width of sizes(WIDTHS)) {
          await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
          await page.goto(`/events/${mine.id}?locale=${locale}`);
          await expect(page.locator('html[data-alive]')).toBeAttached();
          await page.locator('#photos').evaluate((photos) => photos.scrollIntoView({ behavior: 'instant' }));
          const boxes = await boxesOf(page);
          expect(boxes.map(({ id }) => id)).toEqual(mine.medias);
          expectApart(boxes);
          // A filmstrip begins at the edge of the window.
          const margin = layout === 'horizontal' ? 0 : width >= 1000 ? 24 : 8;
          expect(boxes[0]?.x).toBeCloseTo(margin, 0);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          await expectStill(page, `${layout} at ${width} in ${locale}`);
          await expectAccessible(page);
        }
      },
    );
  });
}

test('every layout has all its photographs before scripts run and without them', async ({
  newPerson,
  project,
}) => {
  const page = await newPerson({ javaScriptEnabled: false });
  for (const layout of LAYOUTS) {
    const mine = project(`layout_${layout}`);
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.waitForURL(`**/events/${mine.id}`);
    await expect(page.locator('.tile [data-pid]'), layout).toHaveCount(12);
    await expect(page.locator('.tile').last(), layout).toBeVisible();
  }
});

test(
  'the filmstrip turns by wheel and keys, in both directions of reading',
  LONG,
  async ({ page, project }) => {
    const mine = project('layout_horizontal');
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    for (const [locale, sign] of [
      ['en', 1],
      ['he', -1],
    ] as const) {
      await page.goto(`/events/${mine.id}?locale=${locale}`);
      await expect(page.locator('html[data-alive]')).toBeAttached();
      const strip = page.locator('.strip');
      await strip.scrollIntoViewIfNeeded();
      await strip.hover();
      await page.mouse.wheel(0, 600);
      await expect
        .poll(() => strip.evaluate((s) => s.scrollLeft * (s.matches(':dir(rtl)') ? -1 : 1)))
        .toBe(600);
      await page.locator(`[data-pid="${mine.medias[4]}"]`).focus();
      await page.keyboard.press(sign === 1 ? 'ArrowRight' : 'ArrowLeft');
      await expect(page.locator(`[data-pid="${mine.medias[5]}"]`)).toBeFocused();
    }
  },
);

test.describe('ten thousand photographs on a phone', LONG, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('only a few are in the DOM, and Back and reload restore the position', async ({
    page,
    project,
    sql,
  }) => {
    const mine = project('endless');
    await sql(
      `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, state, width, height,
                          thumbhash, position, uploaded_at)
       select gen_random_uuid(), m.account_id, m.event_id, m.gallery_id, 'X_' || i || '.JPG', 'x' || lpad(i::text, 6, '0'),
              md5(i::text) || md5('x'), 1000, 'processing', 3000, case when i % 3 = 0 then 4500 else 2000 end, m.thumbhash,
              i, now()
         from media m, generate_series(1, 10000) i where m.id = $1`,
      [mine.medias[0]],
    );
    await watchShifts(page);
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await page.waitForURL(`**/events/${mine.id}`);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeGreaterThan(400_000);
    const first = () =>
      page.evaluate(() => {
        const tiles = [...document.querySelectorAll<HTMLElement>('[data-pid]')];
        return tiles.find((tile) => tile.getBoundingClientRect().bottom > 0)?.dataset.pid ?? null;
      });
    for (const part of [0.2, 0.9, 0.5]) {
      await page.evaluate(
        (at) => scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' }),
        part,
      );
      await expect.poll(first).not.toBeNull();
      expect(await page.locator('.tile').count()).toBeLessThan(250);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
    }
    let seen: string | null = null;
    // The tiles follow a jump a moment later: wait until they rest.
    await expect
      .poll(async () => {
        const before = seen;
        seen = await first();
        return seen !== null && seen === before;
      })
      .toBe(true);
    await page.reload();
    await expect.poll(first).toBe(seen);
    await page.goto('/users/sign_in');
    await page.goBack();
    // A page that becomes interactive rewrites its address, which ends the wait for going back early.
    await page.waitForURL(`**/events/${mine.id}*`);
    await expect.poll(first).toBe(seen);
    await expectStill(page, 'a long gallery on a phone');
    // They have no files: the sweep would ask for ten thousand drawings while others wait for theirs.
    await sql(`delete from media where event_id = $1 and name like 'X~_%' escape '~'`, [mine.id]);
  });
});
