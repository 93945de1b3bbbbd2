import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

/** Photographs, shots per moment, the album's maximum, and the client's first hearts. */
const ALL = 1200;
const SHOTS = 4;
const TAKES = 40;
const LIKES = 47;
const t = wordsIn('en');

/** A flick of the thumb moves the page by so much of the screen. */
const FLICK = 0.8;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a client picks forty of twelve hundred photographs on a phone within the counted touches', async ({
  page,
  project,
  sql,
}) => {
  test.setTimeout(300_000);
  const mine = project('album');
  const [album] = Object.values(mine.products);
  await sql('delete from product_medias where event_id = $1', [mine.id]);
  await sql('delete from media where event_id = $1 and not id = any($2::uuid[])', [mine.id, mine.medias]);
  // Shots 4 s apart at most, a minute from moment to moment; the third of each is the sharpest.
  await sql(
    `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, crc32, format, state, version,
       thumbnails_ready, width, height, position, uploaded_at, captured_at, camera, likeness, sharpness, created_at, updated_at)
     select gen_random_uuid(), m.account_id, m.event_id, m.gallery_id, 'DSC_' || n || '.JPG', 'dsc_' || lpad(n::text, 6, '0'),
       md5(n || 'a') || md5(n || 'b'), 1000, 1, 'jpeg', 'ready', 'v1', true, 1500, 1000, 100 + n, now(),
       to_char(timestamp '2026-06-14 10:00' + make_interval(secs => (n / $3::int) * 60 + n % $3::int), 'YYYY-MM-DD"T"HH24:MI:SS'),
       'Camera', left(md5('moment' || n / $3::int), 16), case when n % $3::int = 2 then 2 else 1 end, now(), now()
       from media m, generate_series(0, $2::int - 1) n where m.id = $1`,
    [mine.medias[0], ALL, SHOTS],
  );
  await sql('update media set deleted_at = now() where id = any($1::uuid[])', [mine.medias]);
  const acts: Record<string, number> = {};
  const did = (what: string, times = 1) => {
    acts[what] = (acts[what] ?? 0) + times;
  };
  const tap = async (what: string, target: ReturnType<Page['locator']>) => {
    await target.tap();
    did(what);
  };
  const picks = async () =>
    (
      await sql<{ count: number }>(
        'select count(*)::int as count from product_medias where product_id = $1',
        [album],
      )
    )[0]?.count ?? 0;

  await page.goto(mine.link);
  did('the link');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(page.locator('.stack-badge').first()).toBeAttached();
  const high = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('#photos').evaluate((photos) => photos.scrollIntoView({ behavior: 'instant' }));
  did('flicks through the gallery');
  await expect.poll(high).toBeGreaterThan(844 * 10);
  const stacked = await high();

  const liked = new Set(
    (
      await sql<{ id: string }>(
        `select id from (select id, row_number() over (order by captured_at) as at from media
           where event_id = $1 and deleted_at is null and sharpness = 2) tops where at % 6 = 0 limit $2`,
        [mine.id, LIKES],
      )
    ).map(({ id }) => id),
  );
  expect(liked.size).toBe(LIKES);
  for (let bottom = false; !bottom && liked.size > 0; ) {
    const seen = await page.locator('.photo-grid a[data-pid]').evaluateAll((links) =>
      links.flatMap((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 60 && bottom < innerHeight - 130 ? [(link as HTMLElement).dataset.pid ?? ''] : [];
      }),
    );
    for (const id of seen.filter((one) => liked.delete(one)))
      await tap('hearts', page.locator(`.tile:has([data-pid="${id}"]) .tile-mark`));
    bottom = await page.evaluate((part) => {
      scrollBy({ top: innerHeight * part - 190, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
    }, FLICK);
    did('flicks through the gallery');
    await expect(page.locator('.photo-grid .tile[aria-hidden]')).toHaveCount(0);
  }
  await expect.poll(picks).toBe(LIKES);

  await tap('the chosen ones', page.getByRole('button', { name: t('selection.selected'), exact: true }));
  await tap(
    'going through',
    page.getByRole('button', { name: t('selection.cull.beginOver', { over: LIKES - TAKES }) }),
  );
  const dialog = page.locator('.cull');
  for (let at = 1; at <= LIKES; at++) {
    await expect(dialog.getByText(t('selection.cull.where', { at, of: LIKES }))).toBeVisible();
    const drop = at % 6 === 0 && at / 6 <= LIKES - TAKES;
    await tap(drop ? 'dropped' : 'kept', dialog.locator(`[data-look="${drop ? 'drop' : 'keep'}"]`));
    if (at === (LIKES - TAKES) * 6) break;
  }
  await expect.poll(picks).toBe(TAKES);
  await tap('done', dialog.getByRole('button', { name: t('selection.cull.close') }));
  await tap('complete', page.getByRole('button', { name: t('selection.complete') }));
  await tap(
    'complete',
    page.getByRole('dialog').getByRole('button', { name: t('selection.completeAccept') }),
  );
  await expect(page.getByText(t('selection.doneShort'), { exact: true })).toBeVisible();

  await sql('update events set printselectiondone = false, completed_at = null where id = $1', [mine.id]);
  await page.goto(`/events/${mine.id}?unfolded=1`);
  await expect.poll(high).toBeGreaterThan(stacked * 2);
  const flat = await high();
  const flicks = (height: number) => Math.ceil(height / (844 * FLICK - 190));
  const sum = Object.values(acts).reduce((all, one) => all + one, 0);
  console.log(`  ${TAKES} of ${ALL} on a phone: ${sum} actions`, JSON.stringify(acts));
  console.log(`  the gallery is ${flicks(stacked)} flicks long with stacks, ${flicks(flat)} without`);
  expect(await picks()).toBe(TAKES);
  expect(flicks(stacked) * 3).toBeLessThan(flicks(flat));
});
