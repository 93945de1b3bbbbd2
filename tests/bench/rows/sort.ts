import type { Bench, RowGroup } from '../bench';
import { type Scroll, scrollThrough } from '../browser/look-at-gallery';
import { openChromium } from '../browser/open-browser';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import type { TestApp } from '../support/open-test-app';
import { openGallery } from './list';
import { timed } from './timed';

const ASKS = 15;

interface Sorted {
  page: number[];
  list: number[];
  move: number[];
  scrolls: Scroll[];
}

/** What a photographer waits for who sorts so many photographs of one project. */
async function sortAt(bench: Bench, app: TestApp, count: number): Promise<Sorted> {
  const { project, medias } = await openGallery(app, count);
  const { owner } = app;
  const tab = `/admin/projects/${project.id}/photos`;
  const place = (nr: number) =>
    owner.post(`/api/x/studio/projects/${project.id}/photos/place`, {
      medias: [medias[(nr + 7) % count]],
      to: project.gallery,
      before: medias[count - 1 - ((nr + 2) % 5)],
    });
  const asks = bench.quick ? 3 : ASKS;
  const page = await timed(asks, () => owner.page(tab));
  const list = await timed(asks, () => owner.get(`/api/x/studio/galleries/${project.gallery}/photos`));
  const move = await timed(asks, place);
  const browser = await openChromium();
  try {
    const scrolls: Scroll[] = [];
    const grid = { ready: '[data-photo] img', tile: '[data-photo]' };
    for (let round = 0; round <= bench.rounds; round++) {
      const scroll = await scrollThrough(browser, owner, `${app.origin}${tab}`, grid);
      if (round > 0) scrolls.push(scroll);
    }
    return { page, list, move, scrolls };
  } finally {
    await browser.close();
  }
}

const NAMES: Record<'page' | 'list' | 'move', string> = {
  page: 'the Photos tab',
  list: 'all of a gallery’s photographs',
  move: 'one photograph moved',
};

/** The photographer's grid: a hundred photographs of a project, and five thousand. */
export const sort: RowGroup = {
  id: 'sort',
  run: async (bench) => {
    const app = await bench.app();
    const few = await sortAt(bench, app, 100);
    const many = await sortAt(bench, app, 5000);
    const lines = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map(
      (key): Line => ({
        what: `sorting 5,000: ${NAMES[key]}`,
        unit: 'ms',
        ours: many[key],
        limit: { what: 'the same with 100', rounds: few[key] },
      }),
    );
    const nodes = ({ scrolls }: Sorted) => scrolls.map((scroll) => scroll.nodes);
    return [
      ...lines,
      {
        what: 'sorting 5,000: frames over 50 ms, scrolling',
        unit: '',
        ours: many.scrolls.map(({ slow }) => slow),
        limit: { what: 'the same with 100', rounds: few.scrolls.map(({ slow }) => Math.max(1, slow)) },
        note: many.scrolls
          .map(({ frames, photos }) => `${frames} frames past ${photos} photographs`)
          .join('; '),
      },
      {
        what: 'DOM of 5,000 beside that of 100, sorting',
        unit: '×',
        ours: [median(nodes(many)) / median(nodes(few))],
        must: { atMost: 1.5 },
        note: `${Math.max(...nodes(many))} nodes at most`,
      },
    ];
  },
};
