import type { Bench, RowGroup } from '../bench';
import { scrollThrough } from '../browser/look-at-gallery';
import { openChromium } from '../browser/open-browser';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';
import { timed } from './timed';

const ASKS = 15;
const FEW = 100;
const MANY = 2000;

/** Fills the demo studio up to so many projects, each with its own name; the search triggers stay on. */
async function fillStudio(app: TestApp, count: number): Promise<void> {
  await app.sql(
    `insert into events (id, account_id, brand_id, name, code, unique_id, date, published_at, created_at, updated_at)
     select uuidv7(), b.account_id, b.id,
            (array['Wedding', 'Portrait', 'Bar mitzvah', 'Newborn'])[1 + n % 4] || ' of family ' || md5(n::text),
            'BENCH' || replace(uuidv7()::text, '-', ''), uuidv7()::text, current_date - n, now(),
            now() - n * interval '1 hour', now() - n * interval '1 hour'
       from (select e.brand_id as id, e.account_id from events e join users u on u.account_id = e.account_id
              where u.email = 'studio@demo.test' and e.brand_id is not null limit 1) b,
            generate_series(1 + (select count(*)::int from events where code like 'BENCH%'), $1::int) n`,
    [count],
  );
  await app.sql('vacuum (analyze) events');
}

const ASKED = {
  page: 'the list of projects',
  filtered: 'the list, filtered by a word',
  home: 'Home',
  search: 'search with a wrong letter',
} as const;

type Found = Record<keyof typeof ASKED, number[]> & { slow: number[]; frames: number[]; nodes: number[] };

/** What a photographer with so many projects waits for. */
async function lookAround(bench: Bench, app: TestApp): Promise<Found> {
  const { owner } = app;
  const asks = bench.quick ? 3 : ASKS;
  const found: Found = {
    page: await timed(asks, () => owner.page('/admin/projects')),
    filtered: await timed(asks, () => owner.page('/admin/projects?q=portrait')),
    home: await timed(asks, () => owner.page('/admin')),
    search: await timed(asks, () => owner.get('/api/x/studio/search?q=famliy%20c4ca')),
    slow: [],
    frames: [],
    nodes: [],
  };
  const browser = await openChromium();
  try {
    for (let round = 0; round <= bench.rounds; round++) {
      const list = { ready: 'main li, main tr', tile: 'main [data-project]' };
      const scroll = await scrollThrough(browser, owner, `${app.origin}/admin/projects`, list);
      if (round === 0) continue;
      found.slow.push(scroll.slow);
      found.frames.push(scroll.frames);
      found.nodes.push(scroll.nodes);
    }
  } finally {
    await browser.close();
  }
  return found;
}

/** The photographer's projects: a hundred of them, and two thousand. */
export const projects: RowGroup = {
  id: 'projects',
  run: async (bench) => {
    const app = await bench.app();
    await fillStudio(app, FEW);
    const few = await lookAround(bench, app);
    await fillStudio(app, MANY);
    const many = await lookAround(bench, app);
    return [
      ...(Object.keys(ASKED) as (keyof typeof ASKED)[]).map(
        (key): Line => ({
          what: `2,000 projects: ${ASKED[key]}`,
          unit: 'ms',
          ours: many[key],
          limit: { what: 'the same with 100', rounds: few[key] },
        }),
      ),
      {
        what: '2,000 projects: frames over 50 ms, scrolling',
        unit: '',
        ours: many.slow,
        limit: { what: 'the same with 100', rounds: few.slow.map((slow) => Math.max(1, slow)) },
        note: `of ${many.frames.join(', ')} frames; ${Math.max(...many.nodes)} nodes at most`,
      },
    ];
  },
};
