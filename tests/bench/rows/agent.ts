import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bench, inTurn, type RowGroup } from '../bench';
import { endWithUs } from '../load/end-with-us';
import type { Line } from '../report/line';
import type { TestApp } from '../support/open-test-app';
import { makeProject } from '../support/projects';
import { takePhotographs, uploadAll } from '../support/upload';

const { buildAgent } = (await import('../../../agent/build.mjs')) as {
  buildAgent: (folder?: string) => Promise<string>;
};
/** Files at a time, as the upload page sends them. */
const LANES = 4;
const LOOK_MS = 50;

/** Waits until a gallery has so many photographs. */
async function allThere(app: TestApp, gallery: string, count: number): Promise<void> {
  for (;;) {
    const [row] = await app.sql<{ there: number }>(
      'select count(*)::int as there from media where gallery_id = $1',
      [gallery],
    );
    if (row?.there === count) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** The uploader's photographs a second, from its start to the last photograph in the gallery. */
async function byAgent(
  app: TestApp,
  script: string,
  files: readonly string[],
  count: number,
): Promise<number> {
  const { gallery, id } = await makeProject(app, 'By the uploader');
  const { json } = await app.owner.post('/api/x/studio/devices', { name: 'Bench', scopes: ['upload'] });
  const place = mkdtempSync(path.join(tmpdir(), 'keepers-bench-agent-'));
  const folder = path.join(place, 'photographs');
  mkdirSync(folder);
  for (const { name, bytes } of takePhotographs(files, count)) {
    writeFileSync(path.join(folder, name), bytes);
    // Written long ago: it holds still already.
    utimesSync(path.join(folder, name), new Date(0), new Date(0));
  }
  const link = { id: 'link', folder, subfolders: false, paused: false };
  const to = { project: { id, name: 'Project' }, gallery: { id: gallery, name: 'Gallery' } };
  const config = { server: app.origin, token: json.token, links: [{ ...link, ...to }] };
  writeFileSync(path.join(place, 'config.json'), JSON.stringify(config));
  const words = ['--max-semi-space-size=2', script, '--background', '--data', place];
  const child = spawn(process.execPath, words, { stdio: 'ignore' });
  endWithUs(child);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    while (!existsSync(path.join(place, 'page.json'))) await new Promise((resolve) => setTimeout(resolve, 5));
    const begun = performance.now();
    await allThere(app, gallery, count);
    const rate = (count / (performance.now() - begun)) * 1000;
    const { url } = JSON.parse(readFileSync(path.join(place, 'page.json'), 'utf8')) as { url: string };
    const state = (await (await fetch(`${url}state`)).json()) as { done: { refused: number } };
    if (state.done.refused > 0) throw new Error(`${state.done.refused} photographs were refused`);
    return rate;
  } finally {
    child.kill();
    await gone;
    rmSync(place, { recursive: true, force: true });
  }
}

async function bare(app: TestApp, files: readonly string[], count: number): Promise<number> {
  const { gallery } = await makeProject(app, 'By a loop');
  const photographs = takePhotographs(files, count);
  const begun = performance.now();
  await uploadAll(app, gallery, photographs, LANES);
  await allThere(app, gallery, count);
  return (count / (performance.now() - begun)) * 1000;
}

/** Empties what was sent and the queue of its pictures: a worker of a later row would draw fifteen hundred of them. */
async function leaveNothing(app: TestApp): Promise<void> {
  await app.sql(`delete from pgboss.job where name like 'media.%' and state < 'active'`);
  await app.sql(`delete from media where state = 'processing'`);
}

async function measureAgent(bench: Bench): Promise<Line[]> {
  // Nothing is drawn meanwhile: what is measured is the way to the server.
  const app = await bench.app({ role: 'web' });
  const count = bench.quick ? 40 : 500;
  const files = bench.photographs;
  const script = await buildAgent(mkdtempSync(path.join(tmpdir(), 'keepers-bench-agent-')));
  try {
    // Five hundred photographs are a long round.
    const found = await inTurn(Math.min(bench.rounds, 2), {
      ours: (warmUp) => byAgent(app, script, files, warmUp ? 10 : count),
      bare: (warmUp) => bare(app, files, warmUp ? 10 : count),
    });
    await leaveNothing(app);
    return [
      {
        what: 'uploader, from a folder to the server',
        unit: 'photos/s',
        ours: found.ours,
        limit: { what: `bare tus loop, ${LANES} at a time`, rounds: found.bare },
        must: { share: 0.8 },
        note: `${count} photographs on loopback, read, hashed and checked as well; nothing drawn meanwhile`,
      },
    ];
  } finally {
    rmSync(path.dirname(script), { recursive: true, force: true });
  }
}

/** The desktop uploader beside the bare upload loop. */
export const agent: RowGroup = { id: 'agent', run: measureAgent };
