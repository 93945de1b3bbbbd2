import { startPayload } from '@/core/db/start-payload';
import { startJobs } from '@/core/jobs/boss';
import { makeProject, makeStudio } from '../helpers/studio';

/** A studio with one project over the database of this environment, printed as JSON. */
async function main(): Promise<void> {
  await startPayload();
  await startJobs({ work: false });
  const studio = await makeStudio();
  const project = await makeProject(studio, { products: { Album: null }, medias: 8 });
  console.log(JSON.stringify({ owner: studio.ownerEmail, project }));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
