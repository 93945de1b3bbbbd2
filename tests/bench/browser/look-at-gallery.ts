import { gzipSync } from 'node:zlib';
import type { Browser as Chromium, Page } from '@playwright/test';
import type { Browser } from '../../helpers/browser';
import { type Device, withColdPage } from './open-browser';
import { watchPage } from './watch-page';

const SETTLE_MS = 1000;
const SCROLL_MS = 6000;
/** A quick hand: pixels a frame. */
const STEP = 120;
const SLOW_MS = 50;

/** One person's first look at a gallery. */
export interface Look {
  /** Milliseconds to the first byte. */
  ttfb: number;
  lcp: number;
  cls: number;
  /** Until a hundred thumbnails were there, scrolling on at once. */
  hundred: number;
  /** JavaScript loaded with the page, each file gzipped, KB. */
  js: number;
}

/** What a gallery does under a quick hand. */
export interface Scroll {
  frames: number;
  /** Frames over 50 ms. */
  slow: number;
  /** The most elements the page had. */
  nodes: number;
  photos: number;
}

async function open(page: Page, address: string, hasten: boolean): Promise<void> {
  await page.addInitScript(watchPage, { hasten });
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== 200) throw new Error(`${address}: ${answer?.status()}`);
}

/** Opens a gallery twice in an empty browser: once to sit still before it, once to hasten through it. */
export async function lookAt(
  browser: Chromium,
  person: Browser,
  address: string,
  device?: Device,
): Promise<Look> {
  const lookStill = async (page: Page) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await open(page, address, false);
    await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
    await page.waitForTimeout(SETTLE_MS);
    const { lcp, cls } = await page.evaluate(() => globalThis.watched);
    const ttfb = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    );
    const js = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
    return { lcp, cls, ttfb, js };
  };
  const hasten = async (page: Page) => {
    await open(page, address, true);
    await page.waitForFunction(() => globalThis.watched.hundred !== null);
    return page.evaluate(() => globalThis.watched.hundred ?? Number.NaN);
  };
  const still = await withColdPage(browser, person, lookStill, device);
  return { ...still, hundred: await withColdPage(browser, person, hasten, device) };
}

/** Scrolls down fast for some seconds. `ready` appears in the page once it is hydrated, `tile` is a photograph. */
export function scrollThrough(
  browser: Chromium,
  person: Browser,
  address: string,
  { ready = 'html[data-alive]', tile = 'a[data-pid]' } = {},
): Promise<Scroll> {
  return withColdPage(browser, person, async (page) => {
    await open(page, address, false);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    return page.evaluate(
      ({ ms, step, slowMs, tile: each }) =>
        new Promise<Scroll>((resolve) => {
          const found: Scroll = { frames: 0, slow: 0, nodes: 0, photos: 0 };
          const seen = new Set<string>();
          const begun = performance.now();
          let last = begun;
          const frame = (now: number) => {
            found.frames += 1;
            if (now - last > slowMs) found.slow += 1;
            last = now;
            if (found.frames % 15 === 0) {
              found.nodes = Math.max(found.nodes, document.querySelectorAll('*').length);
              for (const shown of document.querySelectorAll<HTMLElement>(each))
                seen.add(shown.dataset.pid ?? shown.dataset.photo ?? '');
            }
            if (now - begun > ms) resolve({ ...found, photos: seen.size });
            else {
              scrollBy({ top: step, behavior: 'instant' });
              requestAnimationFrame(frame);
            }
          };
          requestAnimationFrame(frame);
        }),
      { ms: SCROLL_MS, step: STEP, slowMs: SLOW_MS, tile },
    );
  });
}
