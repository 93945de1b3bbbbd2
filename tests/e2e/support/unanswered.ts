import type { BrowserContext, Page, Request } from '@playwright/test';

/** A navigation that takes longer is reported with the requests it waits for: most take less than a second. */
const SLOW_MS = 10_000;

const waiting = new WeakMap<BrowserContext, Set<Request>>();

/** Notes which requests of this context have no complete answer yet. */
export function noteRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  waiting.set(context, open);
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** The requests of this page's context without a complete answer, one line each: a live stream never has one. */
export function unanswered(context: BrowserContext): string[] {
  return [...(waiting.get(context) ?? [])].map((request) => {
    const { startTime, requestStart, responseStart } = request.timing();
    const seconds = Math.round((Date.now() - startTime) / 1000);
    const state = responseStart > 0 ? 'answer began' : requestStart > 0 ? 'sent' : 'not sent';
    return `${request.method()} ${request.url()}: ${request.resourceType()}, ${state}, ${seconds} s`;
  });
}

/** Awaits a navigation; prints what it waits for where that takes long, because no picture of the page shows it. */
export async function reportSlow<T>(page: Page, navigation: Promise<T>): Promise<T> {
  const report = setInterval(() => {
    console.log(`  A navigation from ${page.url()} takes long. Requests without a complete answer:`);
    for (const line of unanswered(page.context())) console.log(`    ${line}`);
  }, SLOW_MS);
  return navigation.finally(() => clearInterval(report));
}
