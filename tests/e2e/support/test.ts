import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import pg from 'pg';
import { Browser } from '../../helpers/browser';
import { readWorld } from './global-setup';
import { MAIN_ALONE } from './main-alone';
import type { Seeded } from './seed';
import { noteRequests, reportSlow, unanswered } from './unanswered';

export { expect } from '@playwright/test';

/** Everything the global setup made for the journeys. */
export interface World {
  owner: string;
  /** Owns the studio whose galleries open on `neve.localhost`. */
  hosted: string;
  /** Runs the installation, and works in no account. */
  operator: string;
  /** Owners of studios that no one has used. */
  fresh: Record<'en' | 'he', string>;
  /** Owners of studios that one journey has for itself, by its name, language and repetition. */
  studios: Record<string, string>;
  /** Sites of the templates, by these: the addresses of their pages, from their root. */
  sites: Record<string, string[]>;
  /** Addresses of every kind of person who may open the admin; their password is `keepers-tests`. */
  people: Record<'owner' | 'assistant' | 'elsewhere' | 'outsider' | 'operator', string>;
  projects: Record<string, Seeded>;
  /** Two web processes over one database. */
  origins: [string, string];
  /** Their data folder. */
  dataDir: string;
  databaseUrl: string;
}

/** Words of a browser's console that are no fault: what a refused request prints, one without a connection, and
 * what a test itself would run in the sandboxes of a mail and of a template's preview. */
const EXPECTED =
  /^Blocked script execution in '(about:srcdoc'|http:\/\/localhost:\d+\/api\/x\/sites\/templates\/\w+\/preview\?)|^Failed to load resource: (the server responded with a status of (401|403|404|409|413|415|422|429)|net::ERR_INTERNET_DISCONNECTED)/;

function watch(context: BrowserContext, stray: string[]): void {
  noteRequests(context);
  context.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED.test(message.text())) return;
    stray.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => stray.push(`${error.page()?.url()}: ${error.error().stack}`));
}

/**
 * Attaches a picture of each page of a journey that failed, also by a stray error. Playwright's own option takes one of every
 * page before it closes, in case that the journey should fail afterwards: half a second for each.
 */
async function keepFailure(context: BrowserContext, info: TestInfo, stray: string[]): Promise<void> {
  if (info.status === info.expectedStatus && stray.length === 0) return;
  for (const line of unanswered(context)) console.log(`  without a complete answer: ${line}`);
  for (const page of context.pages()) {
    const path = info.outputPath(`failed-${info.attachments.length + 1}.png`);
    // A page that has crashed has none.
    await page.screenshot({ path, timeout: 5000 }).then(
      () => info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' }),
      () => undefined,
    );
  }
}

interface Fixtures {
  world: World;
  /** The project named; its own for each journey. */
  project: (name: string) => Seeded;
  /** Another person's browser, watched like the first. */
  newPerson: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<Page>;
  /** The address of a studio's owner, which this journey has for itself. */
  studio: (name: string) => string;
  /** What a browser of such an owner sends, for what no click is to prove. */
  wire: (studio: string) => Promise<Browser>;
  /** Queries the database, for what no page shows. */
  sql: <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
}

/** What the processes were doing when a journey failed: a screenshot does not show it. */
const AT_WORK = `
  select 'upload' as what, state::text as state, count(*)::int as number from uploads group by 1, 2
  union all select 'photograph', state::text, count(*)::int from media group by 1, 2
  union all select 'job ' || name, state::text, count(*)::int from pgboss.job where state <> 'completed' group by 1, 2
  union all select 'sign of life of ' || key, null, extract(epoch from now() - (value->>'at')::timestamptz)::int
    from installation where key like 'process:%'`;

/** Resolves when the admin's navigation is interactive and in place: buttons pressed before do nothing. */
async function awake(page: Page): Promise<void> {
  if ((await page.locator('.template-default').count()) > 0)
    await expect(
      page.locator('.template-default--nav-hydrated.template-default--nav-animate'),
    ).toBeAttached();
}

/** A page whose navigations wait until the page is interactive. */
function patient(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...asked) => {
    const answer = await reportSlow(page, goto(...asked));
    await awake(page);
    return answer;
  };
  page.reload = async (...asked) => {
    const answer = await reportSlow(page, reload(...asked));
    await awake(page);
    return answer;
  };
  return page;
}

/** Playwright's test with the seeded world; a stray console error in any browser fails it. */
export const test = base.extend<Fixtures & { stray: string[]; pendingWork: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern.
  world: async ({}, use) => use(readWorld<World>()),
  baseURL: async ({ world }, use) => use(world.origins[0]),
  project: async ({ world }, use) => {
    await use((name) => {
      const found = world.projects[name];
      if (!found)
        throw new Error(`seed-projects.ts has no project "${name}"${MAIN_ALONE ? ' in MAIN_PROJECTS' : ''}`);
      return found;
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  stray: async ({}, use) => {
    const stray: string[] = [];
    await use(stray);
    expect(stray, 'errors in the browser’s console').toEqual([]);
  },
  context: async ({ context, stray }, use, info) => {
    watch(context, stray);
    await use(context);
    await keepFailure(context, info, stray);
  },
  page: async ({ page }, use) => use(patient(page)),
  newPerson: async ({ browser, stray, baseURL }, use, info) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      watch(context, stray);
      contexts.push(context);
      return patient(await context.newPage());
    });
    for (const context of contexts) await keepFailure(context, info, stray);
    await Promise.all(contexts.map((context) => context.close()));
  },
  studio: async ({ world }, use, info) => {
    await use((name) => {
      const owner = world.studios[`${name}_${info.repeatEachIndex}`];
      if (!owner) throw new Error(`seed.ts makes no studio "${name}" for repetition ${info.repeatEachIndex}`);
      return owner;
    });
  },
  wire: async ({ world, studio }, use) => {
    await use((name) => new Browser(world.origins[0]).signIn(studio(name), 'keepers-tests'));
  },
  sql: async ({ world }, use) => {
    const client = new pg.Client({ connectionString: world.databaseUrl });
    await client.connect();
    await use(async (text, values) => (await client.query(text, values)).rows as never);
    await client.end();
  },
  pendingWork: [
    async ({ sql }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      for (const { what, state, number } of await sql<Record<string, string>>(AT_WORK))
        console.log(`  ${[what, state, number].filter((word) => word !== null).join(': ')}`);
    },
    { auto: true },
  ],
});

/** Resolves when the page is hydrated and all transitions have ended: colors are final only then. */
export async function atRest(page: Page): Promise<void> {
  await awake(page);
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { endTime: end, progress } = effect?.getComputedTiming() ?? {};
        // One that waits for its beginning moves nothing.
        return (
          playState === 'running' && progress !== null && typeof end === 'number' && Number.isFinite(end)
        );
      });
    for (let now = ending(); now.length > 0; now = ending())
      await Promise.all(now.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** The rules that come with axe's builder, in their small form. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** A builder of a check of this page. Its own would load all rules twice for each check; a document gets them once. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource: AXE });
  if (!(await page.evaluate('typeof window.axe?.run === "function"'))) await page.evaluate(AXE);
  return new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
}

/** Fails on any axe violation of this page as it is now; `without`: a part that is checked elsewhere. */
export async function expectAccessible(page: Page, without?: string): Promise<void> {
  await atRest(page);
  // After a client-side navigation, and while a screen is refreshed, the title follows a moment later.
  await expect(page).toHaveTitle(/./);
  // Collecting passed rules, and reading frames in a separate page, would double the time of the check.
  const axe = (await axeOf(page)).options({ resultTypes: ['violations'] });
  const { violations } = await (without ? axe.exclude(without) : axe).analyze();
  const said = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(said, `axe at ${page.url()}`).toEqual([]);
}
