import { gzipSync } from 'node:zlib';
import type { Browser as Chromium } from '@playwright/test';
import { Browser } from '../../helpers/browser';
import { withColdPage } from './open-browser';
import { watchPage } from './watch-page';

const SETTLE_MS = 800;

/** A stranger's first visit to a site's page. */
export interface SiteLook {
  lcp: number;
  cls: number;
  /** JavaScript loaded with the page, each file gzipped, KB. */
  js: number;
  /** Requests until the page was still. */
  requests: number;
}

/** Opens a page in an empty browser and sits still before it. */
export function lookAtSite(browser: Chromium, address: string): Promise<SiteLook> {
  return withColdPage(browser, new Browser(new URL(address).origin), async (page) => {
    const scripts: Promise<number>[] = [];
    let requests = 0;
    page.on('response', (response) => {
      requests += 1;
      if (response.request().resourceType() === 'script')
        scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.addInitScript(watchPage, { hasten: false });
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address}: ${answer?.status()}`);
    await page.waitForTimeout(SETTLE_MS);
    const { lcp, cls } = await page.evaluate(() => globalThis.watched);
    const js = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
    return { lcp, cls, js, requests };
  });
}
