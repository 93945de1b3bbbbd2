import type { Locator } from '@playwright/test';

/** Where an element is, in CSS pixels of the window, once it is in the same place for two frames in a row. */
export const stillBox = (of: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  of.evaluate(async (element) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let last = ''; ; await frame()) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now === last) return { x, y, width, height };
      last = now;
    }
  });
