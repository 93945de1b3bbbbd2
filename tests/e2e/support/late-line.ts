import { expect, type Page } from '@playwright/test';

interface Held {
  lateLine: { held: (() => void)[] | null };
}

/** Holds a page's live stream: messages arrive on release, as on a slow machine. Call it before the page opens. */
export async function lateLine(page: Page) {
  await page.addInitScript(() => {
    const line: Held['lateLine'] = { held: null };
    (window as unknown as Held).lateLine = line;
    const add = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (this: EventSource, name: string, listener: unknown) {
      const handler = listener as (event: Event) => void;
      add.call(this, name, (event) => {
        if (line.held) line.held.push(() => handler(event));
        else handler(event);
      });
    } as typeof add;
  });
  return {
    hold: () =>
      page.evaluate(() => {
        (window as unknown as Held).lateLine.held = [];
      }),
    /** Releases the stream once it holds so many messages. */
    release: async (messages: number) => {
      const waiting = () => page.evaluate(() => (window as unknown as Held).lateLine.held?.length ?? 0);
      await expect.poll(waiting).toBe(messages);
      await page.evaluate(async () => {
        const { lateLine: line } = window as unknown as Held;
        // One by one, as they arrive: the page renders in between.
        for (const say of line.held ?? []) {
          say();
          await new Promise(requestAnimationFrame);
        }
        line.held = null;
      });
    },
  };
}
