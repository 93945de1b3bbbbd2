import { type Browser as Chromium, chromium, type Page } from '@playwright/test';
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

/** A new browser of 1440 × 900 with an empty cache and a person's cookies; closed when the work is done. */
export async function withColdPage<T>(
  browser: Chromium,
  person: Browser,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    // Functions handed to the page were given their names by a helper that is not there.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: person.origin }));
    await context.addCookies(cookies);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
