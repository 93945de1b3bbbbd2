import type { Bench, RowGroup } from '../bench';
import { type Look, lookAt, type Scroll, scrollThrough } from '../browser/look-at-gallery';
import { openChromium } from '../browser/open-browser';
import { serveNode } from '../load/run-node';
import type { Line, Must } from '../report/line';
import { median } from '../report/stats';
import { openGallery } from './list';

const CONDITIONS = 'at 1440 × 900, cold cache, cover on';

/** Opens a gallery of so many photographs, several rounds; the first visit is not counted. */
async function lookAtSize(bench: Bench, count: number) {
  const app = await bench.app();
  const { project, person } = await openGallery(app, count);
  const address = `${app.origin}/events/${project.id}`;
  const browser = await openChromium();
  try {
    const args = [app.origin, project.id, project.gallery, person.cookie];
    const plain = await serveNode('limits/plain-gallery.mjs', args);
    try {
      const looks: Look[] = [];
      const plains: Look[] = [];
      const scrolls: Scroll[] = [];
      await lookAt(browser, person, address);
      await lookAt(browser, person, plain.origin);
      for (let round = 0; round < bench.rounds; round++) {
        looks.push(await lookAt(browser, person, address));
        plains.push(await lookAt(browser, person, plain.origin));
        scrolls.push(await scrollThrough(browser, person, address));
      }
      return { looks, plains, scrolls };
    } finally {
      await plain.stop();
    }
  } finally {
    await browser.close();
  }
}

const BUDGETS: Partial<Record<keyof Look, Must>> = {
  js: { atMost: 200 },
  lcp: { times: 1.5 },
  hundred: { times: 1.5 },
  cls: { atMost: 0.02 },
};
const NAMES: Record<keyof Look, [string, string]> = {
  ttfb: ['TTFB in the browser', 'ms'],
  js: ['JavaScript', 'KB gzip'],
  lcp: ['LCP', 'ms'],
  hundred: ['100 thumbnails', 'ms'],
  cls: ['CLS', ''],
};

function draw(
  count: number,
  { looks, plains, scrolls }: { looks: Look[]; plains: Look[]; scrolls: Scroll[] },
  budgets: typeof BUDGETS,
): Line[] {
  const size = count.toLocaleString('en');
  const lines = (Object.keys(NAMES) as (keyof Look)[]).map((key): Line => {
    const [what, unit] = NAMES[key];
    return {
      what: `gallery of ${size}: ${what}`,
      unit,
      ours: looks.map((look) => look[key]),
      limit: { what: 'plain page, same pictures', rounds: plains.map((look) => look[key]) },
      must: budgets[key],
    };
  });
  const frames = scrolls
    .map(({ frames: all, photos }) => `${all} frames past ${photos} photographs`)
    .join('; ');
  return [
    ...lines,
    {
      what: `gallery of ${size}: frames over 50 ms, scrolling`,
      unit: '',
      ours: scrolls.map(({ slow }) => slow),
      note: `6 s with a quick hand: ${frames}`,
    },
    { what: `gallery of ${size}: DOM nodes at most`, unit: '', ours: scrolls.map(({ nodes }) => nodes) },
  ];
}

/** The gallery most people open. */
export const look: RowGroup = {
  id: 'look',
  run: async (bench) => {
    const [first, ...rest] = draw(120, await lookAtSize(bench, 120), BUDGETS);
    return first ? [{ ...first, note: CONDITIONS }, ...rest] : [];
  },
};

/** Large ones: what grows with them, and what must not. */
export const large: RowGroup = {
  id: 'large',
  run: async (bench) => {
    const thousand = await lookAtSize(bench, 1000);
    const most = await lookAtSize(bench, 10_000);
    const nodes = ({ scrolls }: typeof most) => median(scrolls.map((scroll) => scroll.nodes));
    return [
      ...draw(1000, thousand, {}),
      ...draw(10_000, most, {}),
      {
        what: 'DOM of 10,000 beside that of 1,000',
        unit: '×',
        ours: [nodes(most) / nodes(thousand)],
        must: { atMost: 1.2 },
      },
    ];
  },
};
