import { expect, type Page } from '@playwright/test';

/** The budget of cumulative layout shift of a page. */
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

/** Fails with a list of the shifts if this page exceeds the budget. */
export async function expectStill(page: Page, what: string): Promise<void> {
  const seen = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const sum = seen.reduce((all, one) => all + Number.parseFloat(one), 0);
  expect(sum < BUDGET ? [] : seen, what).toEqual([]);
}
