import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Bench, inTurn, type RowGroup } from '../bench';
import { fire, type Shot } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { openGallery } from './list';

async function measureThumbnail(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project, person, medias } = await openGallery(app);
  const { json } = await person.get(`/galleries/${project.gallery}?page=1`);
  const paths = Object.values(json.medias as unknown as Record<string, { urlS: string }>).map((m) => m.urlS);
  const refused = await fetch(`${app.origin}${paths[0]}`);
  if (refused.status !== 404) throw new Error(`A picture without its cookie was answered ${refused.status}`);
  const headers = { Cookie: person.cookie };
  const shots: Shot[] = paths.map((one) => ({ path: one, headers }));
  const folder = path.join(app.dataDir, 'storage', 'derivatives', project.id, medias[0] ?? '');
  const file = path.join(folder, readdirSync(folder)[0] ?? '', 's300.jpg');
  const bare = await serveNode('limits/bare-handler.mjs', ['file', file]);
  try {
    const per = async (origin: string, list: Shot[], warmUp: boolean) =>
      (await fire(origin, [list], bench.round(warmUp))).perSecond;
    const { ours, limit } = await inTurn(bench.rounds, {
      ours: (warmUp) => per(app.origin, shots, warmUp),
      limit: (warmUp) => per(bare.origin, [{ path: '/' }], warmUp),
    });
    return [
      {
        what: 'protected thumbnail',
        unit: 'req/s',
        ours,
        limit: { what: 'bare handler, one file', rounds: limit },
        must: { share: 0.65 },
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** A hundred pictures of a list, with cookie, signature and the table in memory. */
export const thumbnail: RowGroup = { id: 'thumbnail', run: measureThumbnail };
