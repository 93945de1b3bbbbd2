import { expect, type Page } from '@playwright/test';

/** A page may move this much, whatever comes: the budget of cumulative layout shift. */
const BUDGET = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Records layout shifts without user input on every page from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources
          .map(({ node }) => (node as HTMLElement | null)?.className ?? '?')
          .join(', ');
        shifts.push(`${entry.value.toFixed(4)} ${what}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing moved beyond the budget on this page so far; else says what did. */
export async function expectStill(page: Page, what: string): Promise<void> {
  const seen = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const sum = seen.reduce((all, one) => all + Number.parseFloat(one), 0);
  expect(sum < BUDGET ? [] : seen, what).toEqual([]);
}
