import { env } from '@/server/env';
import { sayFault } from '@/server/faults/say-fault';
import {
  checkConnections,
  checkListen,
  checkReach,
  checkSchema,
  checkSearch,
  checkStatements,
  withClient,
} from './check-database';
import { checkDisk, checkVersions } from './check-machine';
import { checkMail, checkStorage } from './check-parts';
import { checkTenants } from './check-tenants';
import { checkJobs, checkOutcomes, checkProcesses } from './check-work';
import { brokenLine, type Finding, ok, type Part } from './finding';

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
    await checkTenants(client),
  ]);
}

/** A check that fails in a way nobody thought of is a finding too. */
const guarded = (part: Part, work: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => [brokenLine(part, sayFault(error))]);

/** Looks over everything a running program can: database, storage, mail, work, disk, versions. */
export async function checkAll(): Promise<Finding[]> {
  const all = await Promise.all([
    guarded('database', checkDatabase),
    guarded('storage', async () => {
      const { passes: _, ...found } = await checkStorage();
      return [found];
    }),
    guarded('mail', async () => [await checkMail()]),
    guarded('disk', () => [checkDisk()]),
    guarded('versions', () => [checkVersions()]),
  ]);
  return all.flat();
}
