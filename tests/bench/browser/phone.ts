import type { Browser as Chromium, Page } from '@playwright/test';
import type { Browser } from '../../helpers/browser';
import { type Device, withColdPage } from './open-browser';

const SLOWDOWN = 4;
/** Chromium's own profile of a 4G connection: bytes a second and milliseconds. */
const LINE = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** A mid-range phone: a processor of a quarter of this machine's speed, on 4G. */
export const PHONE: Device = {
  options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  prepare: async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  },
};

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

declare global {
  /** Milliseconds from each tap to the next paint, by interaction. */
  var taps: Record<number, number>;
}

/** Runs in the page: notes the longest event of each interaction, as Web Vitals do. */
function noteTaps(): void {
  globalThis.taps = {};
  const seen = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[])
      if (interactionId)
        globalThis.taps[interactionId] = Math.max(globalThis.taps[interactionId] ?? 0, duration);
  });
  seen.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Picks one photograph after the other by touch; returns the longest time from a tap to the next paint, in ms. */
export function pickByTouch(
  browser: Chromium,
  person: Browser,
  address: string,
  count: number,
): Promise<number> {
  const pick = async (page: Page) => {
    await page.addInitScript(noteTaps);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
    for (let nr = 0; nr < count; nr++) {
      const mark = page.locator('.tile').nth(nr).locator('button.tile-mark');
      await mark.tap();
      await mark.and(page.locator('[aria-pressed=true]')).waitFor();
    }
    // An event is reported a frame after it has ended.
    await page.waitForFunction((taps) => Object.keys(globalThis.taps).length >= taps, count);
    return page.evaluate(() => Math.max(...Object.values(globalThis.taps)));
  };
  return withColdPage(browser, person, pick, PHONE);
}
