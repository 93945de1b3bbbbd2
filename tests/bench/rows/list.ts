import { type Bench, inTurn, type RowGroup } from '../bench';
import { fire, type Shot } from '../load/fire';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import type { TestApp } from '../support/open-test-app';
import { enterAs, makeProject, type Project } from '../support/projects';

/** A typical gallery: 120 photographs, and a guest who entered by its code. */
export async function openGallery(app: TestApp, count = 120) {
  const project = await makeProject(app, `A gallery of ${count}`, { products: [null] });
  const medias = await clonePhotos(app, project, count);
  const person = await enterAs(app, project);
  return { project, medias, person };
}

/** The list of a gallery, with the page's own request. */
export const listShot = (project: Project, cookie: string): Shot => ({
  path: `/galleries/${project.gallery}?page=1`,
  headers: { Accept: 'application/json', Cookie: cookie },
});

async function measureList(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project, person } = await openGallery(app);
  const shot = listShot(project, person.cookie);
  const { json } = await person.get(shot.path);
  const [medias, keys] = [Object.keys(json.medias ?? {}).length, Object.keys(json.medias_keys ?? {}).length];
  if (medias !== 100 || keys !== 120) throw new Error(`The list has ${medias} photographs, ${keys} keys`);
  const bare = await serveNode('limits/bare-handler.mjs', ['query', app.databaseUrl, project.gallery]);
  try {
    const per = async (origin: string, one: Shot, warmUp: boolean) =>
      (await fire(origin, [[one]], bench.round(warmUp))).perSecond;
    const { ours, limit } = await inTurn(bench.rounds, {
      ours: (warmUp) => per(app.origin, shot, warmUp),
      limit: (warmUp) => per(bare.origin, { path: '/' }, warmUp),
    });
    return [
      {
        what: 'gallery list',
        unit: 'req/s',
        ours,
        limit: { what: 'bare handler, one query', rounds: limit },
        must: { share: 0.55 },
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** A page of 100 photographs and the keys of 120, with access, presenters and signed addresses. */
export const list: RowGroup = { id: 'list', run: measureList };
