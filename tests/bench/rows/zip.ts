import { type Bench, inTurn, NothingToMeasure, type RowGroup } from '../bench';
import { runNode, serveNode } from '../load/run-node';
import { type LoopDelay, watchLoop } from '../probe/watch-loop';
import type { Line } from '../report/line';
import { median } from '../report/stats';
import type { TestApp } from '../support/open-test-app';
import { makeOriginals } from '../support/originals';
import { pssOf } from '../support/processes';
import { makeProject, type Project } from '../support/projects';
import { takePhotographs, uploadAll } from '../support/upload';

const WAIT_MS = 120_000;

interface Drained {
  status: number;
  complete: boolean;
  bytes: number;
  megabytesPerSecond: number;
  sha256: string;
}

/** Orders all originals of a project as its photographer; returns the archive's address and size once it is ready. */
async function orderZip(app: TestApp, project: Project): Promise<{ url: string; bytes: number }> {
  const path = `/events/${project.id}/downloads`;
  const ordered = await app.owner.post(path, { scope: 'all', size: 'original' });
  if (ordered.status === 404 || ordered.status === 405)
    throw new NothingToMeasure(`there is no ${path.replace(project.id, '{id}')} here`);
  if (ordered.status !== 202) throw new Error(`${path}: ${ordered.status} ${ordered.text}`);
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const state = await app.owner.get(String(ordered.json.status_url));
    const { status, parts } = state.json as unknown as {
      status: string;
      parts: { url: string; bytes: number }[];
    };
    const [part, ...more] = parts ?? [];
    if (part && status === 'complete') {
      if (more.length > 0) throw new Error(`Expected one archive, got ${parts.length} parts`);
      return { url: new URL(part.url, app.origin).href, bytes: part.bytes };
    }
    if (Date.now() > until) throw new Error(`The archive is ${status} after ${WAIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function drain(url: string, cookie: string, more: string[] = []): Promise<Drained> {
  const found = await runNode<Drained>('load/drain.mjs', { args: [url, cookie, ...more] });
  if (!found.complete || (found.status !== 200 && found.status !== 206))
    throw new Error(`${url}: ${found.status}, ${found.bytes} bytes`);
  return found;
}

/** The archive must have the same bytes twice, and its second half requested alone must equal that of the whole. */
async function checkResuming(zip: { url: string; bytes: number }, cookie: string): Promise<void> {
  const half = Math.floor(zip.bytes / 2);
  const whole = await drain(zip.url, cookie, ['', '0']);
  const again = await drain(zip.url, cookie, ['', '0']);
  const secondHalf = await drain(zip.url, cookie, ['', String(half)]);
  const tail = await drain(zip.url, cookie, [`bytes=${half}-`, '0']);
  if (whole.bytes !== zip.bytes || whole.sha256 !== again.sha256)
    throw new Error('The archive is not the same twice');
  if (tail.status !== 206 || tail.bytes !== zip.bytes - half)
    throw new Error(`The second half was answered ${tail.status} with ${tail.bytes} bytes`);
  if (tail.sha256 !== secondHalf.sha256) throw new Error('The second half alone has other bytes');
}

/** The most the web process had while some work ran, MB. */
async function peakOf(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { web } = app.pids();
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, pssOf(web));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}

/** Sixteen uploads during a download: the delay of all other requests. */
async function busyLoop(bench: Bench, app: TestApp, url: string): Promise<LoopDelay> {
  const { gallery } = await makeProject(app, 'Sixteen at once, and a ZIP');
  const photographs = takePhotographs(bench.photographs, 40);
  const { delay } = await watchLoop(app, async () => {
    let sending = true;
    const downloading = (async () => {
      while (sending) await drain(url, app.owner.cookie);
    })();
    await uploadAll(app, gallery, photographs, 16);
    sending = false;
    await downloading;
  });
  return delay;
}

async function measureZip(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const small = await makeOriginals(app, 20);
  const zip = await orderZip(app, small.project);
  const large = await orderZip(app, (await makeOriginals(app, 80)).project);
  const { cookie } = app.owner;
  await checkResuming(zip, cookie);
  const bare = await serveNode('limits/bare-handler.mjs', ['folder', small.folder]);
  try {
    const peaks = { small: [] as number[], large: [] as number[] };
    const found = await inTurn(bench.rounds, {
      ours: async () => (await drain(zip.url, cookie)).megabytesPerSecond,
      limit: async () => (await drain(bare.origin, '')).megabytesPerSecond,
      memory: async () => {
        peaks.small.push(await peakOf(app, () => drain(zip.url, cookie)));
        peaks.large.push(await peakOf(app, () => drain(large.url, cookie)));
        return 0;
      },
    });
    const delay = await busyLoop(bench, app, zip.url);
    return [
      {
        what: 'ZIP of 90 MB',
        unit: 'MB/s',
        ours: found.ours,
        limit: { what: 'node stream', rounds: found.limit },
        must: { share: 0.6 },
        note: 'streamed; the same bytes twice, and its second half alone (206) has the bytes it has in the whole',
      },
      {
        what: 'memory, ZIP of 360 MB beside 90 MB',
        unit: '×',
        ours: [median(peaks.large) / median(peaks.small)],
        must: { atMost: 1.1 },
        note: `the web process had at most ${Math.round(median(peaks.large))} MB and ${Math.round(median(peaks.small))} MB`,
      },
      {
        what: 'event loop, p99, 16 uploads and a ZIP',
        unit: 'ms late',
        ours: [delay.p99],
        must: { atMost: 100 },
        note: `longest ${Math.round(delay.max)} ms`,
      },
    ];
  } finally {
    await bare.stop();
  }
}

/** All originals of a project in one archive, streamed. */
export const zip: RowGroup = { id: 'zip', run: measureZip };
