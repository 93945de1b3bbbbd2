import { pool } from '@/core/db/pool';
import { startPayload } from '@/core/db/start-payload';
import { uuidv7 } from '@/core/db/uuid';
import { startJobs } from '@/core/jobs/boss';
import { createGallery } from '@/modules/project/operations/manage-project';
import { makeSite } from '@/modules/sites/tests/make-site';
import { createWebhook } from '@/modules/webhooks/operations/manage-webhook';
import { makeInvitation } from '../../helpers/invitation';
import { eventOf, makeProject, makeStudio, makeUser } from '../../helpers/studio';
import { drawn } from './drawn';
import { LOOKS } from './looks';
import { copyPhotographs, ingestModels, ingestPicture, type PhotoPlan, picturesOf } from './seed-photographs';
import { seedShop } from './seed-shop';
import { seedSites } from './seed-sites';

const DOWNLOADS = { allow_downloads: true, upload_resolution: 'original', downloads_permitted: 3 };

/** With the one of the project itself, as many as a large wedding has. */
const MANY_GALLERIES = [
  '01 Getting ready',
  'The ceremony in the old town hall',
  'Family portraits',
  'בגינה של סבתא',
  'Dinner',
  'Speeches',
  'First dance',
  'Party',
  'Details',
  'Black and white',
  'The day after',
];

const LONG_NAMES = {
  'A very long name for the big album of the whole family': 30,
  'אלבום גדול מאוד לכל המשפחה ולכל החברים שלנו': 20,
  Cover: 1,
  Canvas: 3,
  'Thank-you cards': 12,
  'Parents’ album': 25,
  Invitations: 2,
  'Wall prints': 6,
};

/** The projects of the journeys: one for each, so that they can run in parallel. */
const PROJECTS: Record<
  string,
  PhotoPlan & {
    products?: Record<string, number | null>;
    /** A second gallery, which gets the last two photographs. */
    second?: string;
    /** More galleries; the photographs are dealt out among all of them. */
    galleries?: readonly string[];
    /** Of the studio whose site is `neve.…`, published with a field for codes. */
    hosted?: true;
  }
> = {
  journey_en: { photos: 8, products: { Album: 3, Cover: 1 } },
  journey_he: { photos: 8, products: { אלבום: 3, כריכה: 1 }, options: { language: 'he' } },
  planner: { photos: 3, products: { Album: 1 } },
  together: { photos: 6, products: { Album: 1 } },
  link: { photos: 6, products: { Album: 12 } },
  kept: { photos: 6, products: { Album: 12 } },
  account_required: { photos: 6, products: {}, options: { force_selection_login: true }, second: 'Party' },
  language: { photos: 6, products: { Album: 12 } },
  upload: { photos: 0, products: { Album: 12 } },
  paged: { photos: 104, products: {} },
  offline: { photos: 6, products: { Album: 12 } },
  pages: { photos: 6, products: { Album: 12, Cover: 1 } },
  layout_vertical: { photos: 12, products: { Album: 3 } },
  layout_horizontal: { photos: 12, products: { Album: 3 }, options: { layout: 'horizontal' } },
  layout_masonry: {
    photos: 12,
    products: { Album: 3 },
    options: { layout: 'masonry', layout_color: 'dark' },
  },
  layout_variable_size: { photos: 12, products: { Album: 3 }, options: { layout: 'variable_size' } },
  download_en: { photos: 4, products: { Album: 3 }, options: DOWNLOADS, second: 'Dancing', large: true },
  download_he: {
    photos: 4,
    products: { אלבום: 3 },
    options: { ...DOWNLOADS, language: 'he' },
    second: 'ריקודים',
    large: true,
  },
  landing: { photos: 4, products: {}, options: DOWNLOADS, second: 'Party' },
  stress_en: {
    photos: 12,
    products: LONG_NAMES,
    galleries: MANY_GALLERIES,
    options: DOWNLOADS,
  },
  stress_he: {
    photos: 12,
    products: LONG_NAMES,
    galleries: MANY_GALLERIES,
    options: { ...DOWNLOADS, language: 'he' },
  },
  long_names: {
    photos: 4,
    products: LONG_NAMES,
    second: '01 Getting ready',
  },
  crowded_viewer: {
    photos: 4,
    products: LONG_NAMES,
    options: { ...DOWNLOADS, allow_sharing: true, allow_stars: true },
  },
  phone_download_en: { photos: 3, products: {}, options: DOWNLOADS },
  phone_download_he: { photos: 3, products: {}, options: { ...DOWNLOADS, language: 'he' } },
  endless: { photos: 2, products: { Album: 3 } },
  viewer: { photos: 6, products: { Album: 3 } },
  hydration: { photos: 6, products: { Album: 3 } },
  shared_en: { photos: 6, products: { Album: 12 }, options: { allow_sharing: true, layout_color: 'dark' } },
  shared_he: { photos: 6, products: { אלבום: 12 }, options: { allow_sharing: true, language: 'he' } },
  designed: { photos: 3, products: { Album: 3 } },
  covered_en: { photos: 4, products: { Album: 3 } },
  covered_he: {
    photos: 4,
    products: { אלבום: 3 },
    options: { language: 'he', name: 'החתונה של מאיה ויונתן' },
  },
  restyled_en: { photos: 4, products: { Album: 3 } },
  restyled_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  typed: { photos: 2, products: {} },
  marked: { photos: 2, products: {}, options: { add_watermark: true } },
  pending: { photos: 2, products: { Album: 3 } },
  screens_en: { photos: 3, products: { Album: 3 }, options: { allow_sharing: true } },
  screens_he: {
    photos: 3,
    products: { אלבום: 3 },
    options: { allow_sharing: true, language: 'he', layout_color: 'dark' },
  },
  photos_en: { photos: 8, products: { Album: 3 }, second: 'Dancing' },
  photos_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he' }, second: 'ריקודים' },
  details_en: { photos: 0, products: {} },
  details_he: { photos: 0, products: {} },
  life_en: { photos: 2, products: { Album: 2 } },
  life_he: { photos: 2, products: { אלבום: 2 }, options: { language: 'he' } },
  mail_en: { photos: 1, products: {} },
  mail_he: { photos: 1, products: {}, options: { language: 'he' } },
  frame_en: { photos: 4, products: { Album: 3 } },
  frame_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  queue_en: { photos: 3 },
  queue_he: { photos: 3 },
  rules_en: { photos: 4, products: { Album: 2, Cover: 1 } },
  rules_he: { photos: 4, products: { אלבום: 2, כריכה: 1 }, options: { language: 'he' } },
  picks_en: { photos: 6, products: { Album: 4, Cover: 1 } },
  picks_he: { photos: 6, products: { אלבום: 4, כריכה: 1 }, options: { language: 'he' } },
  couple_en: { photos: 4, products: { Album: 4 }, options: { allow_stars: true } },
  couple_he: { photos: 4, products: { אלבום: 4 }, options: { language: 'he', allow_stars: true } },
  social_en: { photos: 2, products: { Album: 3 }, options: { force_selection_login: true } },
  social_he: {
    photos: 2,
    products: { אלבום: 3 },
    options: { force_selection_login: true, language: 'he', layout_color: 'dark' },
  },
  reviewed_en: { photos: 2, products: { Album: 3 } },
  reviewed_he: { photos: 2, products: { אלבום: 3 }, options: { language: 'he' } },
  album: { photos: 1, products: { Album: 40 }, options: { allow_extra_selection: true } },
  similar_en: { photos: 8, products: { Album: 3 } },
  cull_en: { photos: 8, products: { Album: 3 } },
  cull_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he', layout_color: 'dark' } },
  similar_he: { photos: 8, products: { אלבום: 3 }, options: { language: 'he', layout_color: 'dark' } },
  awaited_en: { photos: 0, products: {} },
  awaited_he: { photos: 0, products: {}, options: { language: 'he' } },
  services_en: { photos: 4, products: { Album: 3 } },
  // Of another studio: each connects its own account.
  services_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' }, hosted: true },
  statistics_en: { photos: 3, products: { Album: 3 } },
  statistics_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  reach_en: { photos: 3, products: { Album: 3 } },
  reach_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  unpicked_en: { photos: 4, products: { Album: 3 } },
  unpicked_he: { photos: 4, products: { אלבום: 3 }, options: { language: 'he' } },
  guests_en: { photos: 3, products: { Album: 3 } },
  guests_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  progress_en: { photos: 3, products: { Album: 3 } },
  progress_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  loved_en: { photos: 6, products: { Album: 2, Cover: 1 } },
  loved_he: { photos: 6, products: { אלבום: 2, כריכה: 1 }, options: { language: 'he' } },
  talk_en: { photos: 3, products: { Album: 3 } },
  talk_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  introduced_en: { photos: 3, products: { Album: 3 } },
  introduced_he: { photos: 3, products: { אלבום: 3 }, options: { language: 'he' } },
  sending_en: { photos: 8, products: { Album: 3, Cover: 1 } },
  sending_he: { photos: 8, products: { אלבום: 3, כריכה: 1 }, options: { language: 'he' } },
  book_en: { photos: 18, products: { Album: 30 }, options: { name: 'Maya & Jonathan' } },
  book_he: { photos: 18, products: { אלבום: 30 }, options: { language: 'he', name: 'מאיה ויונתן' } },
  shop_en: { photos: 8, products: {} },
  shop_he: { photos: 8, products: {}, options: { language: 'he' } },
  seller_en: { photos: 0, products: {} },
  seller_he: { photos: 0, products: {}, options: { language: 'he' } },
  sell_en: { photos: 4, products: {} },
  sell_he: { photos: 4, products: {}, options: { language: 'he' } },
  extras_phone_en: { photos: 6, products: { Album: 1 } },
  extras_desktop_en: { photos: 6, products: { Album: 1 } },
  extras_phone_he: { photos: 6, products: { אלבום: 1 }, options: { language: 'he' } },
  extras_desktop_he: { photos: 6, products: { אלבום: 1 }, options: { language: 'he' } },
  buy_en: { photos: 12, products: {}, options: { name: 'Maya & Jonathan' } },
  buy_he: { photos: 12, products: {}, options: { language: 'he', name: 'מאיה ויונתן' } },
  hosted_en: {
    photos: 8,
    products: { Album: 3 },
    options: { ...DOWNLOADS, allow_sharing: true, name: 'Maya & Jonathan' },
    hosted: true,
  },
  hosted_he: {
    photos: 8,
    products: { אלבום: 3 },
    options: { ...DOWNLOADS, allow_sharing: true, language: 'he', name: 'מאיה ויונתן' },
    hosted: true,
  },
  hosted_kept: { photos: 6, products: { Album: 12 }, hosted: true },
  hosted_required: {
    photos: 3,
    products: { Album: 3 },
    options: { force_selection_login: true },
    hosted: true,
  },
  clips_en: { photos: 6, products: {}, options: { name: 'Maya & Jonathan', allow_sharing: true } },
  clips_he: {
    photos: 6,
    products: {},
    options: { language: 'he', name: 'מאיה ויונתן', allow_sharing: true },
  },
  dark: { photos: 6, products: { Album: 12 }, options: { layout_color: 'dark' } },
  ...LOOKS,
};

/** Three of each: a repeated journey begins with an unused one. */
const STUDIOS = [
  'first',
  'projects',
  'settings',
  'sell',
  'shop',
  'tutorials',
  'wall',
  'journal',
  'blocks',
  'questions',
  'seller',
]
  .flatMap((name) => [`${name}_en`, `${name}_he`])
  .flatMap((name) => [0, 1, 2].map((nr) => `${name}_${nr}`));

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
  // A watermark is laid on the photographs of its project alone: those are sent to it.
  const isCopied = (plan: PhotoPlan) => !plan.options?.add_watermark;
  const models = await ingestModels(Object.values(PROJECTS).filter(isCopied));
  const copies: Parameters<typeof copyPhotographs>[0] = [];
  for (const [name, plan] of Object.entries(PROJECTS)) {
    const options = { name: `Project ${name}`, ...plan.options };
    const owner = plan.hosted ? hosted : studio;
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
    world[name] = { id, code, gallery, products, medias, link: await makeInvitation(project, 'Dana') };
  }
  // Studios that no one has used.
  const fresh = {
    en: (await makeStudio('Studio Dawn')).ownerEmail,
    he: (await makeStudio('סטודיו שחר')).ownerEmail,
  };
  // Studios of journeys that check everything a studio has.
  const studios = Object.fromEntries(
    await Promise.all(STUDIOS.map(async (name) => [name, (await makeStudio(`Studio ${name}`)).ownerEmail])),
  );
  const sites = await seedSites();
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
  await seedShop(hosted.account, { en: world.hosted_en?.id, he: world.hosted_he?.id });
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
