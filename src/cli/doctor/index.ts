import { env } from '@/server/env';
import { sayFault } from '@/server/faults/say-fault';
import { checkConnections, checkListen, checkReach, checkSchema, withClient } from './check-database';
import { checkMail, checkStorage } from './check-parts';
import { checkJobs, checkOutcomes, checkProcesses } from './check-work';
import { broken, type Finding, ok } from './finding';

async function checkDatabase(): Promise<Finding[]> {
  const { databaseUrl } = env();
  if (!databaseUrl) return [ok('Database', 'none yet: it is made at the first start')];
  const { findings, reached } = await checkReach();
  if (!reached) return findings;
  const schema = await withClient(databaseUrl, checkSchema);
  findings.push(schema, await checkListen());
  if (schema.state !== 'ok') return findings;
  return withClient(databaseUrl, async (client) => [
    ...findings,
    await checkConnections(client),
    ...(await checkProcesses(client)),
    await checkJobs(client),
    ...(await checkOutcomes(client)),
  ]);
}

/** A check that fails in a way nobody thought of is a finding too. */
const guarded = (part: string, work: Promise<Finding[]>): Promise<Finding[]> =>
  work.catch((error: unknown) => [broken(part, sayFault(error))]);

/** What only the built program can look at; prints its findings as one JSON line. */
async function main(): Promise<void> {
  const all = await Promise.all([
    guarded('Database', checkDatabase()),
    guarded(
      'Storage',
      checkStorage().then(({ passes: _, ...found }) => [found]),
    ),
    guarded(
      'Mail',
      checkMail().then((found) => [found]),
    ),
  ]);
  console.log(JSON.stringify(all.flat()));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(sayFault(error));
    process.exit(1);
  },
);
