import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Bench, inTurn, NothingToMeasure, type RowGroup } from '../bench';
import { type Look, lookAt } from '../browser/look-at-gallery';
import { DESK, openChromium } from '../browser/open-browser';
import { fire, type Shot } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { hasNginx, startNginx } from '../support/start-nginx';
import { openGallery } from './list';
import { firstByteOf, pageShot } from './page';

/** A certificate that the bench has made itself. */
const TRUSTING = { options: { ...DESK.options, ignoreHTTPSErrors: true } };

async function measureProxy(bench: Bench): Promise<Line[]> {
  if (!hasNginx()) throw new NothingToMeasure('nginx or openssl is not on this machine');
  const app = await bench.app();
  const { project, person, medias } = await openGallery(app);
  const { json } = await person.get(`/galleries/${project.gallery}?page=1`);
  const headers = { Cookie: person.cookie };
  const paths = Object.values(json.medias as unknown as Record<string, { urlS: string }>).map((m) => m.urlS);
  const shots: Shot[] = paths.map((one) => ({ path: one, headers }));
  const folder = path.join('derivatives', project.id, medias[0] ?? '');
  const version = readdirSync(path.join(app.dataDir, 'storage', folder))[0] ?? '';
  const internal = `/keepers-storage/${folder}/${version}/s300.jpg`;
  const plain = await serveNode('limits/plain-gallery.mjs', [
    app.origin,
    project.id,
    project.gallery,
    person.cookie,
  ]);
  const bare = await serveNode('limits/bare-handler.mjs', ['accel', internal]);
  const nginx = await startNginx([app.origin, plain.origin, bare.origin], app.dataDir);
  const browser = await openChromium();
  try {
    const [ours = '', theirs = ''] = nginx.origins;
    const address = `${ours}/events/${project.id}`;
    const looks: Look[] = [];
    const plains: Look[] = [];
    await lookAt(browser, person, address, TRUSTING);
    for (let round = 0; round < bench.rounds; round++) {
      looks.push(await lookAt(browser, person, address, TRUSTING));
      plains.push(await lookAt(browser, person, theirs, TRUSTING));
    }
    const per = async (origin: string, list: Shot[], warmUp: boolean) =>
      (await fire(origin, [list], bench.round(warmUp))).perSecond;
    const { direct, accel, first } = await inTurn(bench.rounds, {
      direct: (warmUp) => per(app.origin, shots, warmUp),
      accel: (warmUp) => per(nginx.plain, [{ path: '/' }], warmUp),
      first: () => firstByteOf(app.origin, pageShot(project.id, person.cookie)),
    });
    const line = (what: string, key: 'lcp' | 'hundred' | 'ttfb', times?: number): Line => ({
      what: `through nginx with HTTP/2: ${what}`,
      unit: 'ms',
      ours: looks.map((look) => look[key]),
      limit: { what: 'plain page behind the same nginx', rounds: plains.map((look) => look[key]) },
      must: times === undefined ? undefined : { times },
    });
    return [
      line('LCP', 'lcp', 1.5),
      line('100 thumbnails', 'hundred', 1.5),
      {
        ...line('TTFB in the browser', 'ttfb'),
        note: `TLS and a new connection included; without a proxy the page's first byte took ${first.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      },
      {
        what: 'protected thumbnail, by Keepers itself',
        unit: 'req/s',
        ours: direct,
        limit: { what: 'nginx, X-Accel-Redirect by a bare handler', rounds: accel },
        must: { share: 0.5 },
      },
    ];
  } finally {
    await browser.close();
    await nginx.stop();
    await bare.stop();
    await plain.stop();
  }
}

/** The gallery behind the guide's nginx, and pictures beside those that nginx sends. */
export const proxy: RowGroup = { id: 'proxy', run: measureProxy };
