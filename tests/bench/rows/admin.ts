import { gzipSync } from 'node:zlib';
import type { Browser as Chromium, Page } from '@playwright/test';
import { dropDatabase, ensureDatabase } from '@/core/db/embedded';
import { Browser } from '../../helpers/browser';
import type { Bench, RowGroup } from '../bench';
import { openChromium, withColdPage } from '../browser/open-browser';
import { runNode, serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { openGallery } from './list';

const PLAIN = 'keepers_bench_payload';
const USER = ['owner@plain.test', 'a password of the bench'] as const;

/** What a screen costs its browser the first time. */
interface Screen {
  /** HTML, scripts and data, each gzipped, KB; messages come with the HTML. */
  weight: number;
  /** Milliseconds until its controls answer. */
  usable: number;
}

const COUNTED = ['document', 'script', 'fetch', 'xhr'];

/** Opens a screen of an admin of Payload's in an empty browser. */
function openScreen(browser: Chromium, person: Browser, address: string): Promise<Screen> {
  return withColdPage(browser, person, async (page: Page) => {
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!COUNTED.includes(response.request().resourceType())) return;
      // A live line ends with its page alone.
      if (response.headers()['content-type']?.includes('event-stream')) return;
      bodies.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
    });
    const begun = performance.now();
    const answer = await page.goto(address);
    if (answer?.status() !== 200) throw new Error(`${address}: ${answer?.status()}`);
    await page.locator('.template-default--nav-hydrated').waitFor();
    const usable = performance.now() - begun;
    await page.waitForTimeout(1000);
    return { weight: (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1024, usable };
  });
}

/** Payload alone, built and served over a database of its own, and its user. */
async function servePayload(url: string) {
  process.env.PLAIN_DATABASE_URL = url;
  await runNode('limits/plain-payload/prepare.mjs', { args: [...USER] });
  const plain = await serveNode('limits/serve-next.mjs', ['plain-payload']);
  const person = new Browser(plain.origin);
  const [email, password] = USER;
  const answer = await fetch(`${plain.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Payload refused its user: ${answer.status}`);
  person.cookies.set('payload-token', token);
  return { plain, person };
}

async function measureAdmin(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project } = await openGallery(app);
  const within = (database: string) =>
    Object.assign(new URL(app.databaseUrl), { pathname: `/${database}` }).href;
  await dropDatabase(within('postgres'), PLAIN);
  await ensureDatabase(within('postgres'), PLAIN);
  const { plain, person } = await servePayload(within(PLAIN));
  const browser = await openChromium();
  try {
    const screens = {
      Home: '/admin',
      Projects: '/admin/projects',
      'Photos tab': `/admin/projects/${project.id}/photos`,
    };
    const ours = new Map<string, Screen[]>();
    const theirs: Screen[] = [];
    for (let round = 0; round <= bench.rounds; round++) {
      for (const [name, path] of Object.entries(screens)) {
        const seen = await openScreen(browser, app.owner, `${app.origin}${path}`);
        // The first round warms the servers up.
        if (round > 0) ours.set(name, [...(ours.get(name) ?? []), seen]);
      }
      const seen = await openScreen(browser, person, `${plain.origin}/admin`);
      if (round > 0) theirs.push(seen);
    }
    const line = (name: string, key: keyof Screen): Line => ({
      what: `admin, ${name}: ${key === 'weight' ? 'HTML + JavaScript + messages' : 'until usable'}`,
      unit: key === 'weight' ? 'KB gzip' : 'ms',
      ours: (ours.get(name) ?? []).map((screen) => screen[key]),
      limit: { what: 'Payload’s own dashboard', rounds: theirs.map((screen) => screen[key]) },
      must: key === 'weight' ? { times: 1.15 } : undefined,
    });
    return Object.keys(screens).flatMap((name) => [line(name, 'weight'), line(name, 'usable')]);
  } finally {
    await browser.close();
    await plain.stop();
    await dropDatabase(within('postgres'), PLAIN);
  }
}

/** The screens a studio opens most, beside the dashboard of an empty Payload. */
export const admin: RowGroup = { id: 'admin', run: measureAdmin };
