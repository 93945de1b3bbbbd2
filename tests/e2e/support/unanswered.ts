import type { BrowserContext, Page, Request } from '@playwright/test';

/** A navigation that takes longer is reported with the requests it waits for: most take less than a second. */
const SLOW_MS = 10_000;

/** When each request of a context without a complete answer began. */
const waiting = new WeakMap<BrowserContext, Map<Request, number>>();

/** Notes from now on which requests of this context have no complete answer yet. */
export function noteRequests(context: BrowserContext): void {
  const open = new Map<Request, number>();
  waiting.set(context, open);
  context.on('request', (request) => open.set(request, Date.now()));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** The requests of this context without a complete answer, one line each: a live stream never has one. */
export function unanswered(context: BrowserContext): string[] {
  return [...(waiting.get(context) ?? [])].map(
    ([request, began]) =>
      `${request.method()} ${request.url()}: ${request.resourceType()}, for ${Math.round((Date.now() - began) / 1000)} s`,
  );
}

/** Awaits a navigation; prints what it waits for where that takes long, because no picture of the page shows it. */
export async function reportSlow<T>(page: Page, navigation: Promise<T>): Promise<T> {
  const report = setInterval(() => {
    console.log(`  A navigation from ${page.url()} takes long. Requests without a complete answer:`);
    for (const line of unanswered(page.context())) console.log(`    ${line}`);
  }, SLOW_MS);
  return navigation.finally(() => clearInterval(report));
}
