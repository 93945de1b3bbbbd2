import { dependencies, version } from '@root/package.json';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { findEncoder } from '@/core/process/encoder';
import { roomAt } from '@/core/process/room';
import { checkAssets } from './check-assets';
import {
  checkConnections,
  checkListen,
  checkReach,
  checkSchema,
  checkSearch,
  checkStatements,
  withClient,
} from './check-database';
import { checkMoney } from './check-money';
import { checkMail, checkStorage } from './check-parts';
import { checkTenants } from './check-tenants';
import { checkJobs, checkOutcomes, checkProcesses } from './check-work';
import { brokenLine, type Finding, look, ok, type Part } from './finding';
import { countMails } from './queries';

const FIXES = { ok: undefined, look: 'disk_tight', broken: 'disk_full' } as const;

/** Checks the free space of the data folder's disk. */
function checkDisk(): Finding {
  const { free, state } = roomAt(env().dataDir);
  return { part: 'disk', state, says: 'disk', params: { free: (free / 1e9).toFixed(1) }, fix: FIXES[state] };
}

/** Reports whether clips can be made; all else works without. */
const checkEncoder = async (): Promise<Finding> =>
  ok('encoder', (await findEncoder()) ? 'encoder' : 'encoder_none');

/** Reports the versions in use. */
function checkVersions(): Finding {
  return ok('versions', 'versions', {
    keepers: version,
    node: process.versions.node,
    payload: dependencies.payload,
    next: dependencies.next,
  });
}

async function checkDatabase(): Promise<Finding[]> {
  const { databaseUrl } = env();
  if (!databaseUrl) return [ok('database', 'database_none')];
  const { findings, reached } = await checkReach();
  if (!reached) return findings;
  const schema = await withClient(databaseUrl, checkSchema);
  findings.push(schema, await checkListen(), await checkStatements());
  if (schema.state !== 'ok') return findings;
  return withClient(databaseUrl, async (client) => [
    ...findings,
    await checkConnections(client),
    await checkSearch(client),
    ...(await checkProcesses(client)),
    await checkJobs(client),
    ...(await checkOutcomes(client)),
    ...(await checkAssets(client)),
    await checkTenants(client),
    await checkMoney(client),
  ]);
}

/**
 * A mail server that accepts the sign-in may still refuse every message: it is fine only while it accepts some. Without
 * a database the finding is unchanged.
 */
async function checkDelivery(found: Finding): Promise<Finding> {
  const { databaseUrl } = env();
  if (found.state !== 'ok' || !databaseUrl) return found;
  const outcome = await withClient(databaseUrl, countMails).catch(() => null);
  return outcome && outcome.taken === 0 && outcome.refused > 0
    ? look('mail', 'mail_all_failed', 'mails_failed', { count: outcome.refused })
    : found;
}

/** Turns an unexpected failure of a check into a finding. */
const guarded = (part: Part, work: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => [brokenLine(part, errorLine(error))]);

/** Runs every check that a running program can do: database, storage, mail, jobs, disk, versions. */
export async function checkAll(): Promise<Finding[]> {
  const all = await Promise.all([
    guarded('database', checkDatabase),
    guarded('storage', async () => {
      const { passes: _, ...found } = await checkStorage();
      return [found];
    }),
    guarded('mail', async () => [await checkDelivery(await checkMail())]),
    guarded('disk', () => [checkDisk()]),
    guarded('encoder', async () => [await checkEncoder()]),
    guarded('versions', () => [checkVersions()]),
  ]);
  return all.flat();
}
