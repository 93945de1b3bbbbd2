import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Bench, inTurn, type RowGroup } from '../bench';
import { runNode } from '../load/run-node';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import { enterAs, headersOf, makeProject } from '../support/projects';

const NAMES = {
  list: 'gallery list, with all checks before it',
  pick: 'pick, with all checks before it',
};

/** The cost of the access checks: the same work without them is measured beside it. */
async function measureChecks(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const project = await makeProject(app, 'Checks', { products: [null] });
  const medias = await clonePhotos(app, project, 120);
  const { Cookie = '' } = await headersOf(await enterAs(app, project));
  const settings = path.join(app.dataDir, 'settings.json');
  const secret = (JSON.parse(readFileSync(settings, 'utf8')) as { KEEPERS_SECRET: string }).KEEPERS_SECRET;
  const product = project.products[0] ?? '';
  const run = (what: string, checks: string) => async (warmUp: boolean) => {
    const seconds = String(bench.round(warmUp).seconds);
    const args = [
      app.databaseUrl,
      secret,
      Cookie,
      project.gallery,
      product,
      medias.join(),
      what,
      checks,
      seconds,
    ];
    return (await runNode<{ perSecond: number }>('limits/with-checks.ts', { args })).perSecond;
  };
  const lines: Line[] = [];
  for (const what of ['list', 'pick'] as const) {
    const { ours, limit } = await inTurn(bench.rounds, {
      ours: run(what, 'with'),
      limit: run(what, 'without'),
    });
    lines.push({
      what: NAMES[what],
      unit: '/s',
      ours,
      limit: { what: 'the same without asking', rounds: limit },
    });
  }
  return lines;
}

/** The cost of the checks, past HTTP: list and pick with and without them, as a share. */
export const checks: RowGroup = { id: 'checks', run: measureChecks };
