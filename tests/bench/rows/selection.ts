import { dropDatabase, ensureDatabase } from '@/core/db/embedded';
import { type Bench, inTurn, type RowGroup } from '../bench';
import { hasPgbench, pgbench } from '../limits/pgbench';
import { CONNECTIONS, fire, type Shot } from '../load/fire';
import { runNode } from '../load/run-node';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import type { TestApp } from '../support/open-test-app';
import { enterAs, headersOf, makeProject, type Project } from '../support/projects';

const LIMIT = 12;
const BARE = 'keepers_bench_bare';

/**
 * Toggles for 16 people, each with photographs of their own, round-robin over the products: every request
 * changes something.
 */
export function toggles(people: Record<string, string>[], medias: string[], products: string[]): Shot[][] {
  return people.map((headers, person) => {
    const own = medias.filter((_, i) => i % people.length === person);
    return Array.from({ length: products.length * own.length }, (_, i) => {
      const product = products[(person + i) % products.length];
      const media = own[Math.floor(i / products.length) % own.length];
      return {
        method: 'POST' as const,
        path: '/product_medias',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ media, product }),
      };
    });
  });
}

/** 16 people of a project, each with a grant of their own. */
export async function sixteen(app: TestApp, project: Project) {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => enterAs(app, project)));
  return Promise.all(people.map(headersOf));
}

/** Everyone picks everything at once: exactly the limit succeeds, and the database agrees. */
async function provokeLimit(
  app: TestApp,
  people: Record<string, string>[],
  project: Project,
  medias: string[],
) {
  const product = project.products.at(-1);
  const asks = medias.map(async (media, i) => {
    const headers = { ...people[i % people.length], 'Content-Type': 'application/json' };
    const body = JSON.stringify({ media, product, selected: true });
    return (await fetch(`${app.origin}/product_medias`, { method: 'POST', headers, body })).status;
  });
  const got = (await Promise.all(asks)).filter((status) => status === 200).length;
  const [row] = await app.sql<{ count: number }>(
    'select count(*)::int as count from product_medias where product_id = $1',
    [product],
  );
  if (got !== LIMIT || row?.count !== LIMIT)
    throw new Error(`A limit of ${LIMIT} let ${got} in, ${row?.count} are stored`);
}

async function measureSelection(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const project = await makeProject(app, 'Picks', {
    products: [...Array.from({ length: 50 }, () => null), LIMIT],
  });
  const medias = await clonePhotos(app, project, 120);
  const people = await sixteen(app, project);
  await provokeLimit(app, people, project, medias);
  const open = project.products.slice(0, 50);
  let answered = LIMIT;
  const ours = (products: string[]) => async (warmUp: boolean) => {
    const fired = await fire(app.origin, toggles(people, medias, products), bench.round(warmUp));
    answered += fired.good;
    return fired.perSecond;
  };
  const admin = Object.assign(new URL(app.databaseUrl), { pathname: '/postgres' }).href;
  const bareUrl = Object.assign(new URL(app.databaseUrl), { pathname: `/${BARE}` }).href;
  const bare = (mode: string, products: number) => async (warmUp: boolean) => {
    const args = [bareUrl, mode, String(products), String(bench.round(warmUp).seconds)];
    return (await runNode<{ perSecond: number }>('limits/bare-postgres.mjs', { args })).perSecond;
  };
  const withPgbench = hasPgbench();
  await ensureDatabase(admin, BARE);
  try {
    const found = await inTurn(bench.rounds, {
      fifty: ours(open),
      one: ours(open.slice(0, 1)),
      bareFifty: bare('transaction', 50),
      // Before the products of the bare tables become one.
      pgbench: async (warmUp) => (withPgbench ? pgbench(bareUrl, 50, bench.round(warmUp).seconds) : 0),
      bareOne: bare('transaction', 1),
      function: bare('function', 50),
    });
    const [recorded] = await app.sql<{ count: number }>(
      `select count(*)::int as count from event_changes where event_id = $1 and kind = 'pick'`,
      [project.id],
    );
    // A round's end cuts the requests on their way: those may be stored and were not answered.
    const extra = (recorded?.count ?? 0) - answered;
    if (extra < 0 || extra > CONNECTIONS * 2 * (bench.rounds + 1))
      throw new Error(`${answered} picks were answered, the history has ${recorded?.count}`);
    const line = (what: string, rounds: number[], share: number, name: string, limit: number[]): Line => ({
      what,
      unit: 'req/s',
      ours: rounds,
      must: { share },
      limit: { what: name, rounds: limit },
    });
    const beside: Line = {
      what: 'pgbench, the bare transaction over 50 products',
      unit: 'per s',
      ours: found.pgbench,
      note: 'for comparison',
    };
    return [
      line('selection over 50 products', found.fifty, 0.6, 'bare transaction', found.bareFifty),
      line('selection on one product', found.one, 1.2, 'bare transaction', found.bareOne),
      ...(withPgbench ? [beside] : []),
      {
        what: 'the same in one SQL function (50)',
        unit: 'per s',
        ours: found.function,
        note: `for comparison; ${answered} picks answered, each in the history; a limit of ${LIMIT} asked for by 16 people ${medias.length} times let ${LIMIT} in`,
      },
    ];
  } finally {
    await dropDatabase(admin, BARE);
  }
}

/** Picks of 16 people at once, over 50 products and on one. */
export const selection: RowGroup = { id: 'selection', run: measureSelection };
