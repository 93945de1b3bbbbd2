import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const BUILT = path.resolve(import.meta.dirname, '../../.next');
const CHUNK = /static\/chunks\/[\w.~-]+\.js/;

/** KB of a chunk of the build, gzipped. */
const sizes = new Map<string, number>();
function sizeOf(chunk: string): number {
  const known = sizes.get(chunk) ?? gzipSync(readFileSync(path.join(BUILT, chunk))).length / 1024;
  sizes.set(chunk, known);
  return known;
}

/** The chunks that a page has loaded once it is interactive; old browsers alone load the polyfills. */
async function chunksOf(page: Page, address: string, ready?: string): Promise<Set<string>> {
  await page.goto(address);
  if (ready) await expect(page.locator(ready)).toBeAttached();
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseStatus }) => responseStatus === 200)
      .map(({ name }) => name),
  );
  const chunks = new Set(loaded.flatMap((name) => CHUNK.exec(name)?.[0] ?? []));
  return without(chunks, new Set(manifest().polyfillFiles));
}

const sum = (chunks: Iterable<string>) => [...chunks].reduce((all, chunk) => all + sizeOf(chunk), 0);
const without = (chunks: Set<string>, others: Set<string>) =>
  new Set([...chunks].filter((one) => !others.has(one)));

const manifest = () =>
  JSON.parse(readFileSync(path.join(BUILT, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[];
    polyfillFiles: string[];
  };

/** React and Next: what every page loads. */
const framework = () => new Set(manifest().rootMainFiles);

/** What is over its budget, as one line each: the chunk, or the whole. */
function over(name: string, chunks: Set<string>, budget: { all: number; chunk: number }): string[] {
  const all = sum(chunks);
  return [
    ...(all > budget.all ? [`${name}: ${all.toFixed(1)} KB of ${budget.all}`] : []),
    ...[...chunks]
      .filter((chunk) => sizeOf(chunk) > budget.chunk)
      .map((chunk) => `${name}: ${chunk} has ${sizeOf(chunk).toFixed(1)} KB of ${budget.chunk}`),
  ];
}

test('a gallery’s scripts stay within their budgets, the whole and each chunk', async ({ page, project }) => {
  const mine = project('viewer');
  // What waits until the browser is idle (0.9 KB) would be read or not, by the machine's speed.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`/events/${mine.id}?c=${mine.code}`);
  const chunks = await chunksOf(page, `/events/${mine.id}`, 'html[data-alive]');
  const own = without(chunks, framework());
  console.log(
    `  gallery: ${sum(chunks).toFixed(1)} KB, its own ${[...own].map((one) => sizeOf(one).toFixed(1)).join(' + ')}`,
  );
  expect(over('gallery', chunks, { all: 200, chunk: 75 })).toEqual([]);
  expect(over('gallery without React and Next', own, { all: 71, chunk: 32 })).toEqual([]);
});

/** KB of a screen's own code, beyond what every screen of the admin loads; 45 where nothing else is said. */
const SCREENS: Record<string, number | undefined> = {
  '': undefined,
  '/projects': undefined,
  '/clients': undefined,
  '/brands': undefined,
  '/settings/account': undefined,
  '/x/sites/website': 110,
  '/projects/ID/photos': 60,
  '/projects/ID/products': undefined,
  '/projects/ID/clients': 55,
  '/projects/ID/picks': undefined,
  '/projects/ID/design': undefined,
  '/projects/ID/details': undefined,
};

test(
  'each screen of the admin loads its own code, within its budget',
  LONG,
  async ({ page, world, project }) => {
    await signInOwner(page, world, 'en');
    const { id } = project('viewer');
    const loaded = new Map<string, Set<string>>();
    for (const screen of Object.keys(SCREENS))
      loaded.set(screen, await chunksOf(page, `/admin${screen.replace('ID', id)}`));
    const [first = new Set<string>(), ...others] = loaded.values();
    const everywhere = new Set([...first].filter((chunk) => others.every((chunks) => chunks.has(chunk))));
    console.log(`  admin, every screen: ${sum(everywhere).toFixed(1)} KB`);
    const faults = over('every screen', everywhere, { all: 700, chunk: 310 });
    for (const [screen, chunks] of loaded) {
      const own = without(chunks, everywhere);
      console.log(`  admin${screen}: ${sum(own).toFixed(1)} KB of its own`);
      faults.push(
        ...over(screen || 'Home', own, { all: SCREENS[screen] ?? 45, chunk: SCREENS[screen] ?? 45 }),
      );
    }
    expect(faults).toEqual([]);
  },
);

test(
  'a dialog whose code fails to load shows a notice, and opens at the next press',
  LONG,
  async ({ newPerson, project, stray }) => {
    const t = wordsIn('en');
    const mine = project('viewer');
    const page = await newPerson();
    await page.goto(`/events/${mine.id}?c=${mine.code}`);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    let cut = true;
    const refused = new Set<Request>();
    await page.route('**/_next/static/chunks/**', (route) => {
      if (!cut) return route.continue();
      refused.add(route.request());
      return route.abort('internetdisconnected');
    });
    page.on('requestfailed', (request) => refused.delete(request));
    const openLists = async () => {
      await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
      await page.getByRole('button', { name: t('selection.lists.title'), exact: true }).click();
    };
    await openLists();
    const pressed = await page.evaluate(() => performance.now());
    await expect(page.getByText(t('gallery.viewer.noConnection'))).toBeVisible();
    // A press that comes while a part of the first attempt is on its way would share its failure.
    await expect.poll(() => refused.size).toBe(0);
    cut = false;
    // A second press within half a second is a double click, which does nothing.
    await page.waitForFunction((at) => performance.now() - at > 500, pressed);
    await openLists();
    await expect(page.getByRole('dialog', { name: t('selection.lists.title') })).toBeVisible();
    stray.splice(0);
  },
);
