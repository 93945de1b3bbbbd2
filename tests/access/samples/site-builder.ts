import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { beginSite } from '@/modules/sites/operations/begin-site';
import { publishSite } from '@/modules/sites/operations/publish-site';
import { readDraft } from '@/modules/sites/operations/read-draft';
import type { Sample } from '../samples';
import type { World } from '../world';

const TEMPLATE = 'quiet';
/** About the account the caller works in: strangers have none. */
const OWN = { global: true } as const;
/** Of one project: people of it alone get 404. */
const ofProject = ({ project }: World): Sample => ({
  params: { project: project.id },
  says: { guest: 404, client: 404 },
});

/** The world's studio, and the other one, have a site each that was published. */
async function withSites({ studio, other }: World) {
  for (const { account } of [studio, other.studio]) {
    // One that another sample put down has no pages.
    await pool().query(`delete from sites where account_id = $1 and draft->'pages' is null`, [account]);
    await beginSite(account, TEMPLATE);
    const { rows } = await pool().query('select 1 from sites where account_id = $1 and live is not null', [
      account,
    ]);
    if (rows.length === 0) await publishSite(account, { user: null });
  }
  const { document, revision } = await readDraft(studio.account);
  return { document, revision, page: document?.pages[0]?.id ?? '' };
}
const revisionOf = async (world: World) => (await withSites(world)).revision;

/** Requests of the site builder's endpoints. */
export const BUILDER_SAMPLES: Record<string, (world: World) => Promise<Sample> | Sample> = {
  'sites.parts': () => OWN,
  'sites.begin': () => ({ ...OWN, body: { template: TEMPLATE } }),
  'sites.draft': () => OWN,
  'sites.save-draft': async (world) => {
    const { document, revision } = await withSites(world);
    return { ...OWN, body: { document, revision } };
  },
  'sites.preview': async (world) => ({
    ...OWN,
    query: `?page=${(await withSites(world)).page}&locale=en`,
  }),
  'sites.draw-preview': async (world) => {
    const { document, page } = await withSites(world);
    return { ...OWN, body: { document, page, locale: 'en' } };
  },
  'sites.template-preview': () => ({ ...OWN, params: { template: TEMPLATE }, query: '?locale=en' }),
  'sites.sample': ({ project }) => ({
    params: { media: project.medias[0] as string, file: '900.jpg' },
    says: { guest: 404, client: 404 },
  }),
  'sites.publish': async (world) => ({ ...OWN, body: { revision: await revisionOf(world) } }),
  'sites.schedule': async (world) => ({
    ...OWN,
    body: { revision: await revisionOf(world), at: '2099-01-01T00:00:00Z' },
  }),
  'sites.unschedule': () => OWN,
  'sites.versions': () => OWN,
  'sites.restore': async (world) => {
    await withSites(world);
    return { ...OWN, params: { number: '1' } };
  },
  'sites.take-pictures': async (world) => {
    await withSites(world);
    return { ...OWN, body: { photographs: [] } };
  },
  'sites.send-picture': async (world) => {
    await withSites(world);
    return { ...OWN, body: {} };
  },
  'sites.change-picture': async (world) => {
    await withSites(world);
    const { rows } = await pool().query<{ id: string }>(
      `insert into site_pictures (id, site_id, account_id, state, created_at, updated_at)
       select $2, id, account_id, 'processing', now(), now() from sites where account_id = $1 returning id`,
      [world.studio.account, uuidv7()],
    );
    return { params: { picture: rows[0]?.id as string }, body: {}, says: { guest: 404, client: 404 } };
  },
  'sites.projects': () => OWN,
  'sites.photographs': ofProject,
  'sites.consent': (world) => ({ ...ofProject(world), body: { agreed: true } }),
};
