/** Commands of the built program: `migrate`, `seed`, `backup`, `restore`. Each prints one JSON line as its last. */
async function main(): Promise<void> {
  const command = process.argv[2];
  if (command === 'migrate') {
    const { migrateDatabase } = await import('@/server/database/migrate');
    const { jobs } = await import('@/registry/jobs');
    const { features } = await import('@/registry/server');
    const { startPayload } = await import('@/server/start-payload');
    await startPayload();
    await migrateDatabase([...jobs, ...features.flatMap((feature) => feature.jobs)]);
    console.log(JSON.stringify({ migrated: true }));
    return;
  }
  if (command === 'seed') {
    const { demoAlreadyMade, seedDemo } = await import('./seed/seed-demo');
    const ready = await demoAlreadyMade();
    if (ready) {
      console.log(JSON.stringify(ready));
      return;
    }
    const { startPayload } = await import('@/server/start-payload');
    await startPayload();
    const { startJobs } = await import('@/server/jobs/boss');
    await startJobs({ work: false });
    console.log(JSON.stringify(await seedDemo({ log: (line) => console.error(line) })));
    return;
  }
  if (command === 'backup' || command === 'restore') {
    const { runBackup, runRestore } = await import('./backup/run-command');
    const run = command === 'backup' ? runBackup : runRestore;
    console.log(JSON.stringify(await run(process.argv.slice(3), (line) => console.error(line))));
    return;
  }
  throw new Error(`Unknown command "${command ?? ''}": say migrate, seed, backup or restore.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
