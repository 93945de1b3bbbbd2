import { pool } from '@/core/db/pool';
import { startPayload } from '@/core/db/start-payload';
import { uuidv7 } from '@/core/db/uuid';
import { startJobs } from '@/core/jobs/boss';
import { createGallery } from '@/modules/project/operations/manage-project';
import { makeSite } from '@/modules/sites/tests/make-site';
import { createWebhook } from '@/modules/webhooks/operations/manage-webhook';
import { makeInvitation } from '../../helpers/invitation';
import { eventOf, makeProject, makeStudio, makeUser, type Studio } from '../../helpers/studio';
import { drawn } from './drawn';
import { MAIN_ALONE } from './main-alone';
import { copyPhotographs, ingestModels, ingestPicture, type PhotoPlan, picturesOf } from './seed-photographs';
import { type JourneyProject, MAIN_PROJECTS, OTHER_PROJECTS } from './seed-projects';
import { seedShop } from './seed-shop';
import { seedSites } from './seed-sites';

const PROJECTS = MAIN_ALONE ? MAIN_PROJECTS : { ...MAIN_PROJECTS, ...OTHER_PROJECTS };

/** Projects that are made at once: while the database answers one, the process makes another. */
const AT_ONCE = 4;

/** Three of each: a repeated journey begins with an unused one. */
const REPETITIONS = MAIN_ALONE ? [0] : [0, 1, 2];
const MAIN_STUDIOS = ['settings', 'shop'];
const OTHER_STUDIOS = [
  'first',
  'projects',
  'tutorials',
  'wall',
  'journal',
  'blocks',
  'questions',
  'sell',
  'seller',
];
const STUDIOS = [...MAIN_STUDIOS, ...(MAIN_ALONE ? [] : OTHER_STUDIOS)]
  .flatMap((name) => [`${name}_en`, `${name}_he`])
  .flatMap((name) => REPETITIONS.map((nr) => `${name}_${nr}`));

/** A project of the journeys, as tests know it. */
export interface Seeded {
  id: string;
  code: string;
  gallery: string;
  products: Record<string, string>;
  medias: string[];
  /** A personal link's path. */
  link: string;
}

type Copies = Parameters<typeof copyPhotographs>[0];

/** A watermark is laid on the photographs of its project alone: those are sent to it. */
const isCopied = (plan: PhotoPlan) => !plan.options?.add_watermark;

/** Makes a project with its galleries, products and link. Photographs that are copied are added to `copies`. */
async function seedProject(
  owner: Studio,
  name: string,
  plan: JourneyProject,
  copies: Copies,
): Promise<Seeded> {
  const options = { name: `Project ${name}`, ...plan.options };
  const project = await makeProject(owner, { medias: 0, products: plan.products, options });
  const place = { account: owner.account, event: project.id };
  const second = plan.second && (await createGallery(await eventOf(project.id), { name: plan.second })).id;
  const galleries = [project.gallery];
  for (const name of plan.galleries ?? [])
    galleries.push((await createGallery(await eventOf(project.id), { name })).id);
  const medias: string[] = [];
  const positions = new Map<string, number>();
  for (const [i, picture] of picturesOf(plan).entries()) {
    const dealt = second && i >= plan.photos - 2 ? second : (galleries[i % galleries.length] ?? '');
    const name = `IMG_${String(i + 1).padStart(4, '0')}.JPG`;
    const at = { ...place, gallery: dealt, name };
    const position = positions.get(dealt) ?? 0;
    positions.set(dealt, position + 1);
    const placed = { ...at, id: uuidv7(), position };
    if (isCopied(plan)) copies.push({ picture, placed });
    medias.push(isCopied(plan) ? placed.id : await ingestPicture(picture, at));
  }
  const { id, code, gallery, products } = project;
  return { id, code, gallery, products, medias, link: await makeInvitation(project, 'Dana') };
}

async function main(): Promise<void> {
  await startPayload();
  await startJobs({ work: false });
  const studio = await makeStudio('Studio Alma');
  // Its links name this host, in every journey.
  await pool().query(`update accounts set site_name = 'journeys' where id = $1`, [studio.account]);
  const hosted = await makeStudio('Studio Neve');
  const field = { en: 'Your photographs', he: 'התמונות שלכם' };
  await makeSite(hosted.account, 'neve', {
    '': [{ id: 'in', type: 'sites.entry', settings: { title: field } }],
  });
  const operator = await makeUser({ operator: true });
  // A webhook to look at; it is disabled, so nothing is delivered.
  await createWebhook(studio.account, { url: 'https://hooks.example.com/in', events: ['*'] });
  await pool().query('update webhooks set disabled_at = now()');
  const world: Record<string, Seeded> = {};
  const models = await ingestModels(Object.values(PROJECTS).filter(isCopied));
  const copies: Copies = [];
  const left = Object.entries(PROJECTS);
  const makeThem = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [name, plan] = next;
      world[name] = await seedProject(plan.hosted ? hosted : studio, name, plan, copies);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeThem));
  // Studios that no one has used.
  const fresh = {
    en: (await makeStudio('Studio Dawn')).ownerEmail,
    he: (await makeStudio('סטודיו שחר')).ownerEmail,
  };
  // Studios of journeys that check everything a studio has.
  const studios = Object.fromEntries(
    await Promise.all(STUDIOS.map(async (name) => [name, (await makeStudio(`Studio ${name}`)).ownerEmail])),
  );
  const sites = MAIN_ALONE ? {} : await seedSites();
  const people = {
    owner: studio.ownerEmail,
    assistant: (await makeUser({ account: studio.account, role: 'assistant' })).email,
    elsewhere: (await makeStudio('Studio elsewhere')).ownerEmail,
    outsider: (await makeUser({})).email,
    operator: operator.email,
  };
  await drawn(String(process.env.DATABASE_URL));
  await copyPhotographs(copies, models);
  await seedShop(studio.account, { en: world.buy_en?.id, he: world.buy_he?.id });
  if (!MAIN_ALONE) await seedShop(hosted.account, { en: world.hosted_en?.id, he: world.hosted_he?.id });
  console.log(
    JSON.stringify({
      owner: studio.ownerEmail,
      hosted: hosted.ownerEmail,
      operator: operator.email,
      fresh,
      studios,
      sites,
      people,
      projects: world,
    }),
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
