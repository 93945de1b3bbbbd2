import type { Page } from '@playwright/test';

/** Resolves when the script of a page's first form runs: before, a press sends it as a plain form. */
export const formWorks = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((name) => name.startsWith('__reactProps$')),
  );
