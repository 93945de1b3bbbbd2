import { type BrowserContextOptions, type Browser as Chromium, chromium, type Page } from '@playwright/test';
import type { Browser } from '../../helpers/browser';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A slow machine is no fault. */
const PATIENCE_MS = 90_000;

/** The system's Chromium, which the launcher has found. */
export function openChromium(): Promise<Chromium> {
  return chromium.launch({ executablePath: process.env.KEEPERS_CHROMIUM, args: ARGS });
}

/** How a page is looked at: the context's options, and what is done to each page before it opens anything. */
export interface Device {
  options: BrowserContextOptions;
  prepare?: (page: Page) => Promise<void>;
}

/** A desk with a screen of one pixel to the point. */
export const DESK: Device = { options: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } };

/** A new browser with an empty cache and a person's cookies, by default of 1440 × 900; closed when the work is done. */
export async function withColdPage<T>(
  browser: Chromium,
  person: Browser,
  work: (page: Page) => Promise<T>,
  { options, prepare }: Device = DESK,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    // Functions handed to the page were given their names by a helper that is not there.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: person.origin }));
    await context.addCookies(cookies);
    const page = await context.newPage();
    await prepare?.(page);
    return await work(page);
  } finally {
    await context.close();
  }
}
