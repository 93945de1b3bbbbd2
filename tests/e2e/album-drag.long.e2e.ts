import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const PHOTOS = 120;
const SPREADS = 40;
/** Pointer events of one drag, one for each frame of two seconds. */
const STEPS = 120;
const t = wordsIn('en');
const said = (key: string, values?: Record<string, number>) => t(`albums.admin.${key}`, values);

/** Milliseconds between frames of the page while `act` runs, sorted. */
async function frames(page: Page, act: () => Promise<void>): Promise<number[]> {
  const measuring = await page.evaluateHandle(() => {
    const state = { on: true, times: [] as number[] };
    const tick = (now: number) => {
      state.times.push(now);
      if (state.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return state;
  });
  await act();
  const times = await measuring.evaluate((state) => {
    state.on = false;
    return state.times;
  });
  return times
    .slice(1)
    .map((time, at) => time - (times[at] ?? 0))
    .toSorted((a, b) => a - b);
}
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const perSecond = (sorted: readonly number[]) =>
  (1000 * sorted.length) / sorted.reduce((sum, one) => sum + one, 0);

test('dragging a photograph in an album of forty spreads is as smooth as the page at rest', async ({
  page,
  world,
  project,
  sql,
}) => {
  test.setTimeout(400_000);
  const shoot = await mkdtemp(join(tmpdir(), 'keepers-album-'));
  const files: string[] = [];
  for (let nr = 0; nr < PHOTOS; nr++) {
    const [width, height] = nr % 3 ? [720, 480] : [480, 720];
    const file = join(shoot, `DSC_${String(nr).padStart(4, '0')}.JPG`);
    await writeFile(
      file,
      await makeJpeg({ width: width as number, height: height as number, seed: 60_000 + nr }),
    );
    files.push(file);
  }
  const mine = project('upload');
  await signInOwner(page, world, 'en');
  await page.goto(`/admin/projects/${mine.id}/photos`);
  await page.getByTestId('upload-files').setInputFiles(files);
  const ready = async () =>
    (
      await sql<{ count: number }>(
        "select count(*)::int as count from media where event_id = $1 and deleted_at is null and state = 'ready'",
        [mine.id],
      )
    )[0]?.count ?? 0;
  await expect.poll(ready, { timeout: 200_000, intervals: [1000] }).toBeGreaterThanOrEqual(PHOTOS);
  await page.goto(`/admin/projects/${mine.id}/albums`);
  await page.getByRole('button', { name: said('new.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(said('new.spreads')).fill(String(SPREADS));
  await dialog.getByRole('button', { name: said('new.make') }).click();
  const strip = page.getByRole('navigation', { name: said('editor.spreads') });
  await expect(strip.locator('button[aria-keyshortcuts]')).toHaveCount(SPREADS);
  const shown = page.getByRole('region', { name: said('editor.canvas') }).locator('[data-frame]');
  const [from, to] = [await shown.first().boundingBox(), await shown.last().boundingBox()];
  if (!from || !to) throw new Error('A frame is not shown');
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const rest = await frames(page, () =>
    page.evaluate(async (count) => {
      for (let nr = 0; nr < count; nr++) await new Promise(requestAnimationFrame);
    }, STEPS),
  );
  const drag = await frames(page, async () => {
    await page.mouse.move(...middle(from));
    await page.mouse.down();
    await page.mouse.move(...middle(to), { steps: STEPS });
  });
  await page.mouse.up();
  const say = (what: string, all: number[]) =>
    console.log(
      `  ${what}: ${perSecond(all).toFixed(0)} frames a second, median ${at(all, 0.5).toFixed(1)} ms, 95 % ${at(all, 0.95).toFixed(1)} ms, worst ${at(all, 1).toFixed(1)} ms`,
    );
  say('the editor at rest', rest);
  say('dragging a photograph', drag);
  expect(perSecond(drag)).toBeGreaterThan(0.9 * perSecond(rest));
  await rm(shoot, { recursive: true });
});
