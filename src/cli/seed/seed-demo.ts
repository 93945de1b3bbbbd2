import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ingestLocalFile } from '@media/upload/operations/ingest-local-file';
import { asSystem } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { findEvent } from '@/modules/access/queries';
import { changeAccount } from '@/modules/account/operations/change-account';
import { createAccount } from '@/modules/identity/operations/create-account';
import { changeGallery } from '@/modules/project/operations/change-gallery';
import { createProject } from '@/modules/project/operations/create-project';
import { createProduct } from '@/modules/project/operations/manage-product';
import { createGallery } from '@/modules/project/operations/manage-project';
import { writeSettings } from '@/modules/subscriptions/settings';
import { registerFeatures } from '@/register-features';
import { features } from '@/registry/server';
import { composeSites } from '@/web/compose-sites';
import { DEMO_FACT, type DemoSeeded, PRINTED } from './demo-made';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_PROJECTS, DEMO_SITE, type DemoProject } from './demo-studio';
import { type DemoProduct, renderDemoPhotographs, renderDemoProducts } from './photographs';
import { readFact, storeFact } from './queries';
import { seedReviews } from './seed-reviews';

const drawnIn = () => path.join(env().dataDir, 'demo-photographs');

/** Draws what the studio sells, once, and returns the file of one of them. */
async function pictureOf(product: DemoProduct): Promise<Buffer> {
  return readFile((await renderDemoProducts(drawnIn()))[product]);
}

/** Renders the demo photographs (cached in the data folder) and sends each through the real ingest. */
async function seedPhotographs(
  galleries: { account: string; event: string; gallery: string; series: number }[],
  log: (line: string) => void,
): Promise<void> {
  const photographs = await renderDemoPhotographs({
    outDir: drawnIn(),
    onProgress: (done, total) => log(`Rendering demo photographs ${done} / ${total}`),
  });
  const series = [...new Set(photographs.map((photograph) => photograph.series))];
  for (const gallery of galleries) {
    const wanted = series[gallery.series % series.length];
    for (const photograph of photographs.filter((p) => p.series === wanted)) {
      await ingestLocalFile({ ...gallery, path: photograph.path, name: photograph.name });
    }
  }
}

interface MadeGallery {
  account: string;
  event: string;
  gallery: string;
  series: number;
}

/**
 * Creates the demo studio, once: people, projects, and photographs through the real ingest. An interrupted start
 * continues where it stopped.
 */
export async function seedDemo({ log }: { log: (line: string) => void }): Promise<DemoSeeded> {
  const done = await readFact(pool(), DEMO_FACT);
  const galleries = (done?.galleries as MadeGallery[] | undefined) ?? (await seedPeopleAndProjects());
  await storeFact(pool(), DEMO_FACT, { galleries });
  await seedPhotographs(galleries, log);
  composeSites();
  if (galleries[0]) {
    await seedReviews(galleries[0].account);
    registerFeatures();
    for (const { demo } of features)
      await demo?.({ account: galleries[0].account, galleries, picture: pictureOf });
  }
  await storeFact(pool(), DEMO_FACT, { galleries, photographs: true });
  return { seeded: true, ...PRINTED };
}

async function seedPeopleAndProjects(): Promise<MadeGallery[]> {
  const api = asSystem('the demo studio is made by the installation itself');
  const { account } = await createAccount({
    name: 'Studio Alma',
    owner: {
      email: DEMO_ACCOUNTS.photographer,
      password: DEMO_PASSWORD,
      first_name: 'Alma',
      family_name: 'Peretz',
    },
    locale: 'en',
    time_zone: 'Asia/Jerusalem',
    country_code: 'IL',
    plan: 'pro',
    contact_email: DEMO_ACCOUNTS.photographer,
    brand: {
      accent_color: '#8a5a3c',
      contact_phone: '+972 3 555 0142',
      business_description: 'Weddings and quiet portraits.',
    },
  });
  await changeAccount(account, { site_name: DEMO_SITE }, {});
  await writeSettings({
    transfer_en: 'Bank transfer to Keepers Demo, bank 12, branch 345, account 678901.',
    transfer_he: 'העברה בנקאית אל Keepers Demo, בנק 12, סניף 345, חשבון 678901.',
  });
  await api.create('users', {
    email: DEMO_ACCOUNTS.operator,
    password: DEMO_PASSWORD,
    first_name: 'Olive',
    operator: true,
  });
  const user = await api.create('users', {
    email: DEMO_ACCOUNTS.client,
    password: DEMO_PASSWORD,
    first_name: 'Maya',
    family_name: 'Levi',
  });
  const client = await api.create('clients', {
    account,
    user: user.id,
    name: 'Maya Levi',
    email: DEMO_ACCOUNTS.client,
  });
  const galleries: MadeGallery[] = [];
  for (const project of DEMO_PROJECTS)
    galleries.push(...(await seedProject(account, project, { user: user.id, client: client.id })));
  return galleries;
}

async function seedProject(
  account: string,
  project: DemoProject,
  person: { user: string; client: string },
): Promise<MadeGallery[]> {
  const { code, name, location, date, language, options, products, client } = project;
  const made = await createProject(
    account,
    { name, location, date, language, ...options },
    { code, published: true },
  );
  const event = await findEvent(made.id);
  if (!event) throw new Error(`The demo project "${name}" was not made.`);
  const galleries: MadeGallery[] = [];
  for (const [index, gallery] of project.galleries.entries()) {
    if (index === 0) await changeGallery({ event }, made.gallery, { name: gallery.name });
    const id = index === 0 ? made.gallery : (await createGallery(event, { name: gallery.name })).id;
    galleries.push({ account, event: event.id, gallery: id, series: gallery.series });
  }
  for (const product of products) await createProduct(event, product);
  if (client) {
    const api = asSystem('the demo client belongs to the demo projects');
    await api.create('grants', {
      account,
      event: event.id,
      role: 'client',
      source: 'sign_in',
      user: person.user,
      client: person.client,
    });
  }
  return galleries;
}
