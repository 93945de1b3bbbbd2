import { type Bench, inTurn, type RowGroup } from '../bench';
import { CONNECTIONS, fire, type Shot } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import { enterAs } from '../support/projects';
import { openGallery } from './list';

const LOOKS = 20;

/** The gallery page, as a browser requests it. */
export const pageShot = (id: string, cookie: string): Shot => ({
  path: `/events/${id}`,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip', Cookie: cookie },
});

/** Milliseconds until the first byte of the body, with no other request running. */
async function firstByte(origin: string, { path, headers }: Shot): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${origin}${path}`, { headers });
  const reader = response.body?.getReader();
  await reader?.read();
  const took = performance.now() - begun;
  while (!(await reader?.read())?.done);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return took;
}

/** The median of several requests in sequence. */
export async function firstByteOf(origin: string, shot: Shot): Promise<number> {
  const looks: number[] = [];
  for (let i = 0; i < LOOKS; i++) looks.push(await firstByte(origin, shot));
  return median(looks);
}

/** More addresses than the web process keeps pages: each request renders. */
const ADDRESSES = 400;

async function measurePage(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project, person, medias } = await openGallery(app);
  const shot = pageShot(project.id, person.cookie);
  // As after an invitation: one of each connection's requests is another person's.
  const people = [person];
  while (people.length < CONNECTIONS) people.push(await enterAs(app, project));
  const byPeople = people.map(({ cookie }) => [pageShot(project.id, cookie)]);
  const rendered = Array.from({ length: ADDRESSES }, (_, n) => ({ ...shot, path: `${shot.path}?n=${n}` }));
  const html = await (await fetch(`${app.origin}${shot.path}`, { headers: shot.headers })).text();
  const pictures = medias.filter((id) => html.includes(`data-pid="${id}"`)).length;
  if (pictures < 50) throw new Error(`The page shows ${pictures} photographs`);
  const plain = await serveNode('limits/serve-next.mjs', ['plain-next']);
  try {
    const per = async (origin: string, lists: Shot[][], warmUp: boolean) =>
      (await fire(origin, lists, bench.round(warmUp))).perSecond;
    const found = await inTurn(bench.rounds, {
      ours: (warmUp) => per(app.origin, byPeople, warmUp),
      rendered: (warmUp) => per(app.origin, [rendered], warmUp),
      hundred: (warmUp) => per(plain.origin, [[{ ...shot, path: '/hundred' }]], warmUp),
      empty: (warmUp) => per(plain.origin, [[{ ...shot, path: '/empty' }]], warmUp),
      oursFirst: () => firstByteOf(app.origin, shot),
      plainFirst: () => firstByteOf(plain.origin, { ...shot, path: '/hundred' }),
    });
    return [
      {
        what: `gallery page, ${CONNECTIONS} people`,
        unit: 'req/s',
        ours: found.ours,
        limit: { what: 'plain Next page of 100', rounds: found.hundred },
        must: { share: 0.6 },
        note: `an empty page of Next in the same run: ${Math.round(median(found.empty))} req/s; ours has ${pictures} photographs in its HTML of ${Math.round(html.length / 1024)} KB`,
      },
      {
        what: 'gallery page, rendered for each request',
        unit: 'req/s',
        ours: found.rendered,
        limit: { what: 'plain Next page of 100', rounds: found.hundred },
      },
      {
        what: 'gallery page, first byte',
        unit: 'ms',
        ours: found.oursFirst,
        limit: { what: 'plain Next page of 100', rounds: found.plainFirst },
        must: { above: 25 },
      },
    ];
  } finally {
    await plain.stop();
  }
}

/** The gallery page of 100 photographs: kept for all who see the same, and rendered for each request. */
export const page: RowGroup = { id: 'page', run: measurePage };
