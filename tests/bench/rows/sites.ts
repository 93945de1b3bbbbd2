import { readdirSync } from 'node:fs';
import { Browser } from '../../helpers/browser';
import { type Bench, inTurn, type RowGroup } from '../bench';
import { lookAtSite, type SiteLook } from '../browser/look-at-site';
import { openChromium } from '../browser/open-browser';
import { fire } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';

const SITE = 'demo';
const TEMPLATES = readdirSync('site-templates', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Resolves once every picture of the demo studio's site is rendered. */
async function picturesDrawn(app: TestApp): Promise<void> {
  for (const until = Date.now() + 300_000; ; ) {
    const [row] = await app.sql<{ left: number; ready: number }>(
      `select count(*) filter (where state = 'processing')::int as left, count(*) filter (where state = 'ready')::int as ready from site_pictures`,
    );
    if (row?.left === 0 && row.ready > 0) return;
    if (Date.now() > until) throw new Error(`${row?.left} pictures of the site were not drawn`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Publishes a site with another template. Returns the milliseconds until visitors see it, in every web process. */
async function wear(app: TestApp, template: string, host: string): Promise<number> {
  const begun = performance.now();
  await app.sql(
    `update sites set live = jsonb_set(jsonb_set(live, '{template}', to_jsonb($1::text)), '{palette}', '""')
      where account_id = (select id from accounts where site_name = $2)`,
    [template, SITE],
  );
  for (;;) {
    const page = await new Browser(app.origin, host).page('/?locale=en');
    if (page.text.includes(`data-template="${template}"`)) return performance.now() - begun;
  }
}

async function measureSites(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  await picturesDrawn(app);
  const host = `${SITE}.localhost:${app.port}`;
  const browser = await openChromium();
  const lines: Line[] = [];
  const seen: number[] = [];
  try {
    for (const template of TEMPLATES) {
      seen.push(await wear(app, template, host));
      const plain = await serveNode('limits/plain-site.mjs', [app.origin, host]);
      const looks: { ours: SiteLook[]; plain: SiteLook[] } = { ours: [], plain: [] };
      const look = async (whose: 'ours' | 'plain', address: string, warmUp: boolean) => {
        const found = await lookAtSite(browser, address);
        if (!warmUp) looks[whose].push(found);
        return found.lcp;
      };
      const found = await inTurn(bench.rounds, {
        ours: (warmUp) => look('ours', `http://${host}/?locale=en`, warmUp),
        plain: (warmUp) => look('plain', `${plain.origin}/`, warmUp),
      }).finally(plain.stop);
      const of = (name: keyof SiteLook) => ({
        ours: looks.ours.map((one) => one[name]),
        plain: looks.plain.map((one) => one[name]),
      });
      const line = (name: keyof SiteLook, unit: string, must?: Line['must']): Line => ({
        what: `site ${template}: ${name === 'lcp' ? 'LCP' : name === 'cls' ? 'CLS' : name === 'js' ? 'JavaScript' : 'requests'}`,
        unit,
        ours: name === 'lcp' ? found.ours : of(name).ours,
        limit: { what: 'plain page, same pictures', rounds: name === 'lcp' ? found.plain : of(name).plain },
        ...(must && { must }),
      });
      lines.push(
        line('lcp', 'ms'),
        line('cls', '', { atMost: 0.02 }),
        line('js', 'KB gzip', { atMost: 60 }),
        line('requests', ''),
      );
    }
  } finally {
    await browser.close();
  }
  const shot = { path: '/', headers: { Host: host, 'Accept-Encoding': 'gzip', 'Accept-Language': 'en' } };
  const plain = await serveNode('limits/plain-site.mjs', [app.origin, host]);
  const { ours, limit } = await inTurn(bench.rounds, {
    ours: async (warmUp) => (await fire(app.origin, [[shot]], bench.round(warmUp))).perSecond,
    limit: async (warmUp) => (await fire(plain.origin, [[{ path: '/' }]], bench.round(warmUp))).perSecond,
  }).finally(plain.stop);
  return [
    ...lines,
    {
      what: 'site page',
      unit: 'req/s',
      ours,
      limit: { what: 'bare handler, the page from memory', rounds: limit },
      must: { atLeast: 2000 },
    },
    { what: 'site: published → seen', unit: 'ms', ours: seen, must: { atMost: 2000 } },
  ];
}

/** Home pages of sites in each template, compared with a minimal page with the same pictures. */
export const sites: RowGroup = { id: 'sites', run: measureSites };
