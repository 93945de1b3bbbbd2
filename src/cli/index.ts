import { errorLine } from '@/core/errors/error-line';

const log = (line: string) => console.error(line);

async function migrate(): Promise<object> {
  const { migrateDatabase } = await import('@/core/db/migrate');
  const { jobs } = await import('@/registry/jobs');
  const { features } = await import('@/registry/server');
  await migrateDatabase([...jobs, ...features.flatMap((feature) => feature.jobs)]);
  return { migrated: true };
}

/** Two concurrent starts create one studio: the second waits and finds it. */
async function seed(): Promise<object> {
  const { demoAlreadyMade } = await import('./seed/demo-made');
  const ready = await demoAlreadyMade();
  if (ready) return ready;
  const { holdLock } = await import('@/core/db/hold-lock');
  return holdLock('seed', async () => {
    const meanwhile = await demoAlreadyMade();
    if (meanwhile) return meanwhile;
    const { startPayload } = await import('@/core/db/start-payload');
    await startPayload();
    const { startJobs } = await import('@/core/jobs/boss');
    await startJobs({ work: false });
    const { seedDemo } = await import('./seed/seed-demo');
    return seedDemo({ log });
  });
}

/** Tries storage and mail of these settings: returns a line for each that does not answer. */
async function reach(): Promise<object> {
  return { notes: await (await import('./reach-parts')).reachParts() };
}

async function backup(words: string[]): Promise<object> {
  return (await import('./backup/run-command')).runBackup(words, log);
}

async function restore(words: string[]): Promise<object> {
  return (await import('./backup/run-command')).runRestore(words, log);
}

async function secret(words: string[]): Promise<object> {
  return (await import('./secret/run-secret')).runSecret(words);
}

async function confirm(words: string[]): Promise<object> {
  return (await import('./confirm/run-confirm')).runConfirm(words);
}

const COMMANDS: Record<string, (words: string[]) => Promise<object>> = {
  migrate,
  seed,
  reach,
  backup,
  restore,
  secret,
  confirm,
};

/** Commands of the built program. Each prints one JSON line as its last. */
async function main(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(`Unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  console.log(JSON.stringify(await command(words)));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorLine(error));
    process.exit(1);
  },
);
