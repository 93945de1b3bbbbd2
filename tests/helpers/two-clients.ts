import { beforeAll } from 'vitest';
import { Browser } from './browser';
import { startWeb } from './start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type ProjectPlan, type Studio } from './studio';
import { openTestApp, sqlOf } from './test-app';

const app = await openTestApp();
export const sql = sqlOf(app);
export let studio: Studio;
export let owner: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});

export const client = (project: Project) => new Browser(app.origin).enter(project.code);
export const guest = (project: Project) => new Browser(app.origin).enter(project.code, { guest: true });

export async function setting(plan: ProjectPlan = {}) {
  const project = await makeProject(studio, plan);
  const [first, second] = await Promise.all([client(project), client(project)]);
  const body = (media: number, product = 'Album', selected?: boolean) => ({
    media: project.medias[media],
    product: project.products[product],
    ...(selected === undefined ? {} : { selected }),
  });
  return { project, first, second, body };
}

export async function picks(product: string | undefined): Promise<string[]> {
  const rows = await sql<{ media_id: string }>('select media_id from product_medias where product_id = $1', [
    product,
  ]);
  return rows.map((row) => row.media_id);
}
