import { expect, type Page } from '@playwright/test';
import { atRest } from './test';

/** The budget of cumulative layout shift of a page of the admin while it loads. */
const MOST_SHIFT = 0.05;
/** Payload's own views of records, which operators have: how still they are is not ours. */
const OF_PAYLOAD = /^\/admin\/collections\//;
/** Addresses that end the session, or answer with a file. */
const LEFT_OUT = /\/users\/sign_out|\.(csv|svg|zip|json|xmp|txt|pdf)(\?|$)|\/live(\?|$)/;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a page links to and offers, as a person sees it. */
interface Seen {
  links: string[];
  dead: string[];
  missing: string[];
  broken: string[];
  beyond: number;
  shift: number;
  /** The largest shift, and the classes of what it moved. */
  largest: string;
}

/** Reads the links of a page, controls without any effect, untranslated keys, broken images, and how still it was. */
const readPage = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const visible = (one: Element) => one.getClientRects().length > 0;
    const nameOf = (one: Element) =>
      `<${one.localName}> ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60)}`;
    /** Handlers that React holds for an element, or for one around it. */
    const handled = (one: Element): boolean => {
      for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
        const key = Object.keys(at).find((name) => name.startsWith('__reactProps$'));
        const props = key ? (at as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
        if (props && Object.keys(props).some((name) => /^on(Click|Pointer(Down|Up)|MouseDown)/.test(name)))
          return true;
      }
      return false;
    };
    const works = (button: HTMLButtonElement) =>
      button.disabled ||
      (button.type === 'submit' && button.form !== null) ||
      button.hasAttribute('popovertarget') ||
      handled(button);
    /** A link within the page that leads to no element of it. */
    const lost = (one: Element) => {
      const [, id] = /^#(.+)/.exec(one.getAttribute('href') ?? '') ?? [];
      return id !== undefined && !document.getElementById(decodeURIComponent(id));
    };
    const anchors = [...document.querySelectorAll('a')].filter(visible);
    const buttons = [...document.querySelectorAll('button')].filter(visible);
    const text = [...document.querySelectorAll('main, nav, header, dialog')]
      .map((one) => one.textContent)
      .join(' ');
    const shifts = (window as unknown as { shifts?: string[] }).shifts ?? [];
    return {
      links: anchors.map((one) => one.getAttribute('href') ?? '').filter(Boolean),
      dead: [
        ...anchors.filter(
          (one) =>
            lost(one) ||
            (!/^(\/|https?:|mailto:|tel:|data:|#.|\?)/.test(one.getAttribute('href') ?? '') && !handled(one)),
        ),
        ...buttons.filter((one) => !works(one)),
      ].map(nameOf),
      broken: [...document.images]
        .filter((one) => visible(one) && one.complete && one.naturalWidth === 0)
        .map((one) => one.currentSrc || one.src),
      missing: text.match(/\[missing[^\]]*\]?/g) ?? [],
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      shift: shifts.reduce((sum, one) => sum + Number.parseFloat(one), 0),
      largest: shifts.toSorted((a, b) => Number.parseFloat(b) - Number.parseFloat(a))[0] ?? '',
    };
  });

/**
 * Opens every address of the admin that is linked from Home, each kind of row once, and returns what is wrong with them:
 * answers, links and buttons that lead nowhere, missing texts, broken images, overflow and shifts. The page must watch its shifts.
 */
export async function crawlAdmin(page: Page): Promise<{ wrong: string[]; opened: string[] }> {
  const wrong: string[] = [];
  const kinds = new Set<string>();
  const others = new Set<string>();
  const queue = ['/admin'];
  const add = (href: string) => {
    const url = new URL(href, page.url());
    if (url.origin !== new URL(page.url()).origin || LEFT_OUT.test(url.pathname)) return;
    const kind = url.pathname.replace(ID, ':id');
    if (!url.pathname.startsWith('/admin')) others.add(url.pathname + url.search);
    else if (!kinds.has(kind)) {
      kinds.add(kind);
      queue.push(url.pathname);
    }
  };
  kinds.add('/admin');
  for (let path = queue.shift(); path; path = queue.shift()) {
    const answer = await page.goto(path);
    if (answer?.status() !== 200) wrong.push(`${path}: ${answer?.status()}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await atRest(page);
    const { links, dead, missing, broken, beyond, shift, largest } = await readPage(page);
    for (const one of dead) wrong.push(`${path}: ${one} does nothing`);
    for (const one of missing) wrong.push(`${path}: ${one}`);
    for (const one of broken) wrong.push(`${path}: the image ${one} is broken`);
    if (beyond > 0) wrong.push(`${path}: ${beyond} px beyond the edge`);
    if (shift > MOST_SHIFT && !OF_PAYLOAD.test(path))
      wrong.push(`${path}: shifted by ${shift.toFixed(3)}, at most ${largest}`);
    for (const link of links) add(link);
  }
  for (const path of others) {
    const answer = await page.request.get(path);
    if (answer.status() >= 400) wrong.push(`a link to ${path}: ${answer.status()}`);
  }
  return { wrong, opened: [...kinds] };
}
