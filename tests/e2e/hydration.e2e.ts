import { LONG } from './support/languages';
import { expect, test } from './support/test';

/** What a quick network answers before a slow device has hydrated all of the page. */
const ASKED_AT_ONCE = /\/(products|marks|lists|threads)$/;

test(
  'a page whose data arrives before all of it is hydrated keeps what the server sent',
  LONG,
  async ({ page, project, sql }) => {
    const mine = project('hydration');
    await page.goto(mine.link);
    await page.locator('.tile-mark').first().click();
    await expect
      .poll(() => sql('select 1 from product_medias where event_id = $1', [mine.id]))
      .toHaveLength(1);
    await page.reload();
    await expect(page.locator('.tile-mark[aria-pressed=true]')).toHaveCount(1);
    const answers = await page.evaluate(async (asked) => {
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      const wanted = addresses.filter((name) => new RegExp(asked).test(name));
      const texts = await Promise.all(wanted.map(async (address) => (await fetch(address)).text()));
      return wanted.map((address, at) => [new URL(address).pathname, texts[at] ?? '']);
    }, ASKED_AT_ONCE.source);
    expect(answers.length).toBeGreaterThan(0);
    await page.addInitScript((known) => {
      const texts = new Map(known as [string, string][]);
      const ask = window.fetch;
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        const text = texts.get(pathname);
        if (text === undefined || (init?.method ?? 'GET') !== 'GET') return ask(input, init);
        return new Response(text, { headers: { 'content-type': 'application/json' } });
      };
      // Before any script of the page has run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          Object.assign(window, { sent: [...document.querySelectorAll('.bar *')] });
      });
    }, answers);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    // The viewer of a deep link opens before the bar below it is hydrated.
    await page.goto('about:blank');
    await page.goto(`/events/${mine.id}#gid=${mine.gallery}&pid=${mine.medias[0]}`);
    await expect(page.locator('.pswp')).toBeVisible();
    // An entry that the menu has only once there are picks shows that the menu is hydrated.
    await expect(page.locator('.menu-sheet a[href$="/selection.pdf"]')).toBeAttached();
    const replaced = await page.evaluate(() =>
      (window as unknown as { sent: Element[] }).sent
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(replaced).toEqual([]);
  },
);
