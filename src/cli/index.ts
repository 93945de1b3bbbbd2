import { jobs } from '@/registry/jobs';
import { startPayload } from '@/server/start-payload';

/** Commands of the built program: `migrate`, `seed`. Each prints one JSON line as its last. */
async function main(): Promise<void> {
  const command = process.argv[2];
  const { features } = await import('@/registry/server');
  if (command === 'migrate') {
    const { migrateDatabase } = await import('@/server/database/migrate');
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
    await startPayload();
    const { startJobs } = await import('@/server/jobs/boss');
    await startJobs({ work: false });
    console.log(JSON.stringify(await seedDemo({ log: (line) => console.error(line) })));
    return;
  }
  throw new Error(`Unknown command "${command ?? ''}": say migrate or seed.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
