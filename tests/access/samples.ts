import { randomUUID } from 'node:crypto';
import { awaitingPass } from '@plugins/ready/operations/awaiting-pass';
import { z } from 'zod';
import { sign } from '@/core/crypto';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { addFeatureSettings, defineSettings } from '@/core/features/feature-settings';
import { createProduct } from '@/modules/project/operations/manage-product';
import { createGallery } from '@/modules/project/operations/manage-project';
import { eventOf, makeMedia, makeProject, makeUser } from '../helpers/studio';
import { ALBUM_SAMPLES } from './samples/albums';
import { CLIP_SAMPLES } from './samples/clips';
import { DEVICE_SAMPLES } from './samples/devices';
import { FACEBOOK_SAMPLES, GOOGLE_SAMPLES } from './samples/facebook';
import { GUEST_PHOTO_SAMPLES } from './samples/guest-photos';
import { MARK_SAMPLES } from './samples/marks';
import { PERSON_SAMPLES } from './samples/persons';
import { REVIEW_SAMPLES } from './samples/reviews';
import { SHOP_SAMPLES } from './samples/shop';
import { BUILDER_SAMPLES } from './samples/site-builder';
import { SITE_SAMPLES } from './samples/sites';
import { PUSH_SAMPLES, STATISTICS_SAMPLES } from './samples/statistics';
import { STRIPE_SAMPLES } from './samples/stripe';
import { SUBSCRIPTION_SAMPLES } from './samples/subscriptions';
import { TALK_SAMPLES } from './samples/talk';
import { WEBHOOK_SAMPLES } from './samples/webhooks';
import type { Person, World } from './world';

/** The request by which the matrix calls one endpoint. */
export interface Sample {
  /** Ids for the names in its path. */
  params?: Record<string, string>;
  body?: object;
  query?: string;
  /** The permission that is checked, where it differs from `auth` (an operation that depends on the body). */
  permission?: string;
  /** Statuses of the API for these people instead of the table's. */
  says?: Partial<Record<Person, number>>;
  /** Not about one project: people without an account get no 404. */
  global?: true;
}

const UNKNOWN_ID = '0199aaaa-0000-7000-8000-000000000000';

async function invitationOf({ project, people }: World): Promise<string> {
  const made = await people.owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
    name: 'Guest',
  });
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
}

/** A gallery and a photograph of their own, which the endpoint may delete. */
const galleryOf = async ({ project }: World) =>
  (await createGallery(await eventOf(project.id), { name: 'To go' })).id;
const photoOf = ({ project }: World) =>
  makeMedia(
    { account: project.account, event: project.id, gallery: project.gallery },
    `GONE_${uuidv7()}.JPG`,
  );
/** A client of the studio, in no project: people of a project alone get 404. */
async function clientOf({ people }: World): Promise<Sample> {
  const made = await people.owner.post('/api/x/studio/clients', { name: 'Noa' });
  return { params: { client: (made.json.id as string | undefined) ?? UNKNOWN_ID }, says: STRANGERS_THERE };
}

const product = async ({ project }: World) =>
  (await createProduct(await eventOf(project.id), { name: 'Print', maxphotos: 3 })).id;

/** A preset of the world's studio: strangers get 404. */
async function ofPreset({ people }: World): Promise<Sample> {
  const made = await people.owner.post('/api/x/studio/presets', { name: 'Old' });
  return { params: { id: String(made.json.id) }, says: STRANGERS_THERE };
}

/** Downloads answer a guest 403 by contract, without asking them to sign in. */
const DOWNLOADS: Sample = { says: { guest: 403 } };
/** An order belongs to its own person: others get 404. */
const NOT_THEIRS = { guest: 404 };

/** Opens the world's project for downloads; its client places an order. */
async function downloadOf({ project, people }: World): Promise<string> {
  await openDownloads(project.id);
  const made = await people.client.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
}

async function openDownloads(id: string): Promise<Sample> {
  await pool().query('update events set allow_downloads = true, printselectiondone = true where id = $1', [
    id,
  ]);
  return DOWNLOADS;
}

/** Another project of the same studio, which the endpoint may delete; the world's guest and client cannot enter it. */
const STRANGERS_THERE = { guest: 404, client: 404 };
const deviceOf = async ({ people }: World) => {
  const made = await people.assistant.post('/api/x/studio/devices', { name: 'Desktop' });
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
};
const TEMPLATE = { name: 'Wedding', items: [{ name: 'Album', maxphotos: 30 }] };
const templateOf = async ({ people }: World) => {
  const made = await people.owner.post('/api/x/studio/product-templates', TEMPLATE);
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
};
const productsOf = async (event: string) => {
  const { rows } = await pool().query<{ id: string }>(
    'select id from products where event_id = $1 and deleted_at is null',
    [event],
  );
  return rows.map((row) => row.id);
};
const teamInvitationOf = async ({ people }: World) => {
  await pool().query('update team_invitations set revoked_at = now()');
  const made = await people.owner.post('/api/x/studio/team/invitations', {
    email: `team-${randomUUID()}@people.test`,
  });
  return (made.json.id as string | undefined) ?? UNKNOWN_ID;
};
const ofBrand = ({ studio }: World): Sample => ({ params: { id: studio.brand }, says: STRANGERS_THERE });
const anotherOf = async ({ studio }: World) => (await makeProject(studio, { medias: 0 })).id;

const event = { event: { printselectiondone: true } };

/**
 * The request of each endpoint, by its id; made for each person, so that one person's allowed request does not change the
 * rows of the next. An endpoint with a body but without an entry fails the matrix.
 */
export const SAMPLES: Record<string, (world: World, person?: Person) => Promise<Sample> | Sample> = {
  'studio.mark': () => ({ body: { mark: 'start:skipped', on: true }, global: true }),
  'studio.search': () => ({ query: '?q=project', global: true }),
  'project.change': () => ({ body: event, permission: 'selection.complete' }),
  'selection.set': ({ project }) => ({
    body: { media: project.medias[0], product: project.products.Album, selected: true },
  }),
  'person.introduce': () => ({ body: { name: 'Maya' } }),
  'selection.complete': () => ({ body: { note: 'Thank you' } }),
  'selection.stop': async ({ project }) => {
    const client = randomUUID();
    await pool().query(`insert into clients (id, account_id, name) values ($1, $2, 'Noa')`, [
      client,
      project.account,
    ]);
    return { body: { token: `${client}.${sign('selection.stop', client, 22)}` } };
  },
  'selection.leave': async ({ project }) => {
    const client = randomUUID();
    await pool().query(`insert into clients (id, account_id, name) values ($1, $2, 'Noa')`, [
      client,
      project.account,
    ]);
    return {
      query: `?r=${client}.${sign('selection.stop', client, 22)}`,
      body: { 'List-Unsubscribe': 'One-Click' },
    };
  },
  'selection.progress': () => ({ global: true }),
  'selection.settle': ({ project }) => ({
    params: { id: project.id, product: project.products.Album as string },
    body: { settled: false },
  }),
  'selection.reopen': () => ({ body: { note: 'Please look again' } }),
  'selection.product': ({ project }) => ({ params: { id: project.products.Album as string } }),
  'sharing.count': () => ({ body: { param: 'link_shares' } }),
  'sharing.card': async ({ project }) => {
    await pool().query('update events set allow_sharing = true where id = $1', [project.id]);
    return { params: { media: project.medias[0] as string } };
  },
  ...CLIP_SAMPLES,
  ...DEVICE_SAMPLES,
  ...FACEBOOK_SAMPLES,
  ...GOOGLE_SAMPLES,
  ...MARK_SAMPLES,
  ...REVIEW_SAMPLES,
  ...SUBSCRIPTION_SAMPLES,
  ...BUILDER_SAMPLES,
  'hiding.set': ({ project }) => ({
    params: { media: project.medias[0] as string },
    body: { hidden: false },
  }),
  'factors.begin_codes': () => ({ body: { password: 'not it' } }),
  'factors.confirm_codes': () => ({ body: { code: '123456' } }),
  'factors.begin_passkey': () => ({ body: { password: 'not it' } }),
  'factors.add_passkey': () => ({ body: { response: { id: 'none' } } }),
  'factors.renew_recovery': () => ({ body: { password: 'not it' } }),
  'factors.remove': () => ({ params: { factor: UNKNOWN_ID }, body: { password: 'not it' } }),
  'social.leave': () => ({ params: { provider: 'oidc' } }),
  'social.back': () => ({ params: { provider: 'oidc' }, query: '?code=none&state=none&photographer=true' }),
  'social.finish': () => ({
    body: { first_name: 'Noa', family_name: 'Bar', email: 'a@b.test', password: 'x' },
  }),
  'social.link': () => ({ body: { provider: 'oidc', password: 'not it' } }),
  'social.unlink': () => ({ params: { identity: '1' }, body: { password: 'not it' } }),
  'users.end_session': () => ({ params: { session: UNKNOWN_ID } }),
  'users.change_password': () => ({
    body: { current_password: 'not it', password: 'a new one', password_confirmation: 'a new one' },
  }),
  'users.change_email': () => ({ body: { email: 'new@people.test', password: 'not it' } }),
  'phone.icon': () => ({ params: { file: '180.png' } }),
  'gallery.list': ({ project }) => ({ params: { id: project.gallery } }),
  'gallery.shapes': ({ project }) => ({ params: { id: project.gallery } }),
  'invitation.create': () => ({ body: { name: 'Dana' } }),
  'invitation.renew': async (world) => ({
    params: { invitation: await invitationOf(world) },
    body: { send: false },
  }),
  'invitation.revoke': async (world) => ({ params: { invitation: await invitationOf(world) } }),
  'invitation.restore': async (world) => ({ params: { invitation: await invitationOf(world) } }),
  'invitation.share': async (world) => ({ params: { invitation: await invitationOf(world) } }),
  'invitation.change': async (world) => ({
    params: { invitation: await invitationOf(world) },
    body: { role: 'guest' },
  }),
  'client.list': () => ({ global: true }),
  'client.table': () => ({ global: true }),
  'client.read-table': () => ({ body: { text: 'Name,Email\nMaya,m@e.co' }, global: true }),
  'client.import': () => ({ body: { rows: [] }, global: true }),
  'client.create': () => ({ body: { name: 'Noa' }, global: true }),
  'client.change': async (world) => ({ ...(await clientOf(world)), body: { details: { name: 'Noa' } } }),
  'client.remove': clientOf,
  'client.restore': clientOf,
  'client.password': async (world) => ({ ...(await clientOf(world)), body: { password: null } }),
  'client.clear-address': clientOf,
  'message.save': () => ({ body: { words: { heading: 'Hello' } }, global: true }),
  'message.reset': () => ({ global: true }),
  'message.preview': () => ({ body: { kind: 'invitation', locale: 'en' }, global: true }),
  'invitation.add': () => ({ body: { people: [{ name: 'Noa' }] } }),
  'invitation.message': () => ({ body: { kind: 'reminder', audience: 'not_finished' } }),
  'studio.create-project': () => ({ body: { name: 'New project' }, global: true }),
  'studio.create-preset': () => ({ body: { name: 'Weddings', like: 'wedding' }, global: true }),
  'studio.keep-as-preset': () => ({ body: { name: 'Like this one' } }),
  'studio.change-preset': async (world) => ({
    ...(await ofPreset(world)),
    body: { preset: { name: 'Renamed' } },
  }),
  'studio.remove-preset': ofPreset,
  'studio.restore-preset': ofPreset,
  'studio.projects': () => ({ global: true }),
  'studio.project-ids': () => ({ global: true }),
  'studio.projects-view': () => ({ body: { view: 'table' }, global: true }),
  'studio.keep-filter': () => ({ body: { name: 'Drafts', query: 'phase=draft' }, global: true }),
  'studio.remove-filter': () => ({ params: { filter: UNKNOWN_ID }, global: true }),
  'studio.change-projects': ({ project }) => ({
    body: { act: 'publish', items: [{ id: project.id }] },
    global: true,
  }),
  'studio.weigh-projects': ({ project }) => ({ body: { ids: [project.id] }, global: true }),
  'studio.publish-project': () => ({ body: { published: true } }),
  'studio.rotate-code': async ({ project }) => ({ body: { replaces: (await eventOf(project.id)).code } }),
  'studio.set-progress': () => ({ body: { progress: 'none' } }),
  'studio.extend-project': async ({ project }) => {
    await pool().query('update events set expires_at = null where id = $1', [project.id]);
    return { body: { days: 30, seen: null } };
  },
  'studio.duplicate-project': () => ({ body: { name: 'Another one' } }),
  'studio.archive-project': () => ({ body: { archived: false } }),
  'studio.delete-project': async (world) => ({
    params: { id: await anotherOf(world) },
    says: STRANGERS_THERE,
  }),
  'studio.restore-project': async (world) => {
    const id = await anotherOf(world);
    await pool().query('update events set deleted_at = now() where id = $1', [id]);
    return { params: { id }, says: STRANGERS_THERE };
  },
  'studio.send-mail-again': async ({ project }) => {
    const { rows } = await pool().query<{ id: string }>(
      `insert into mails (id, account_id, kind, "to", subject, state) values (gen_random_uuid(), $1, 'test', 'a@b.test', 'A mail', 'failed')
       returning id`,
      [project.account],
    );
    return { params: { mail: rows[0]?.id ?? UNKNOWN_ID }, says: STRANGERS_THERE };
  },
  'studio.create-brand': () => ({ body: { business_name: 'Another brand' }, global: true }),
  'studio.change-brand': (world) => ({ ...ofBrand(world), body: { brand: { sender_name: 'Maya' } } }),
  'studio.remove-brand': ofBrand,
  'studio.logo': ofBrand,
  'studio.set-logo': (world) => ({ ...ofBrand(world), body: { image: '' } }),
  'studio.remove-logo': ofBrand,
  'studio.watermark': ofBrand,
  'studio.set-watermark': (world) => ({ ...ofBrand(world), body: { big: true } }),
  'studio.remove-watermark': ofBrand,
  'studio.invite-to-team': () => ({ body: { email: `team-${randomUUID()}@people.test` }, global: true }),
  'studio.revoke-team-invitation': async (world) => ({
    params: { id: await teamInvitationOf(world) },
    says: STRANGERS_THERE,
  }),
  'studio.remove-from-team': async ({ studio }) => ({
    params: { id: (await makeUser({ account: studio.account, role: 'assistant' })).id },
    says: STRANGERS_THERE,
  }),
  'studio.change-account': () => ({ body: { account: { phone_number: '1' } }, global: true }),
  'studio.change-feature-settings': () => {
    // No built-in feature has any.
    addFeatureSettings(
      'of-the-matrix',
      defineSettings('of-the-matrix', z.object({ on: z.boolean().default(false) })),
    );
    return { params: { feature: 'of-the-matrix' }, body: { settings: { on: true } }, global: true };
  },
  'studio.change-profile': () => ({ body: { profile: { family_name: 'Levi' } }, global: true }),
  'studio.create-template': () => ({ body: TEMPLATE, global: true }),
  'studio.change-template': async (world) => ({
    params: { id: await templateOf(world) },
    body: TEMPLATE,
    says: STRANGERS_THERE,
  }),
  'studio.remove-template': async (world) => ({
    params: { id: await templateOf(world) },
    says: STRANGERS_THERE,
  }),
  'studio.use-template': async (world) => ({ body: { template: await templateOf(world) } }),
  'studio.order-products': async ({ project }) => ({ body: { products: await productsOf(project.id) } }),
  'studio.create-device': () => ({ body: { name: 'Lightroom' }, global: true }),
  'studio.revoke-device': async (world) => ({ params: { id: await deviceOf(world) }, says: STRANGERS_THERE }),
  'operator.switch-account': ({ studio }) => ({
    global: true,
    params: { account: studio.account },
    body: { active: true },
  }),
  'operator.assign-plan': ({ studio }) => ({
    global: true,
    params: { account: studio.account },
    body: { plan: 'unlimited' },
  }),
  'operator.confirm-owner': ({ studio }) => ({ global: true, params: { account: studio.account } }),
  'operator.change-limits': ({ studio }) => ({
    global: true,
    params: { account: studio.account },
    body: { project_limit: null, max_photos_per_project: null, sales_commission_percent: 0 },
  }),
  'operator.add-plan': () => ({
    global: true,
    body: {
      names: { en: 'Studio', he: 'סטודיו' },
      project_limit: 10,
      max_photos_per_project: null,
      sales_commission_percent: 1.5,
      monthly_usd: 900,
      monthly_ils: 3300,
    },
  }),
  'operator.change-plan': () => ({
    global: true,
    params: { plan: 'pro' },
    body: { project_limit: 30, max_photos_per_project: 3000, sales_commission_percent: 0 },
  }),
  'operator.retry-job': () => ({ global: true, params: { queue: 'mail.deliver', job: UNKNOWN_ID } }),
  'operator.cancel-job': () => ({ global: true, params: { queue: 'mail.deliver', job: UNKNOWN_ID } }),
  'operator.measure-storage': () => ({ global: true }),
  'operator.asset-file': () => ({ global: true, params: { file: 'nothing.png' } }),
  'studio.create-gallery': () => ({ body: { name: 'Another' } }),
  'studio.change-gallery': ({ project }) => ({
    params: { gallery: project.gallery },
    body: { name: 'Renamed' },
  }),
  'studio.place-gallery': ({ project }) => ({ params: { gallery: project.gallery }, body: { before: null } }),
  'studio.delete-gallery': async (world) => ({ params: { gallery: await galleryOf(world) } }),
  'studio.restore-gallery': async (world) => {
    const gallery = await galleryOf(world);
    await pool().query('update galleries set deleted_at = now() where id = $1', [gallery]);
    return { params: { gallery } };
  },
  'studio.place-photos': ({ project }) => ({
    body: { medias: project.medias.slice(0, 1), to: project.gallery },
  }),
  'studio.hide-photos': ({ project }) => ({ body: { medias: project.medias.slice(0, 1), hidden: false } }),
  'studio.withdraw-photos': ({ project }) => ({
    body: { medias: project.medias.slice(0, 1), private: false },
  }),
  'studio.trash-photos': async (world) => ({ body: { medias: [await photoOf(world)] } }),
  'studio.restore-photos': async (world) => {
    const media = await photoOf(world);
    await pool().query('update media set deleted_at = now() where id = $1', [media]);
    return { body: { medias: [media] } };
  },
  'studio.retry-photos': async (world) => {
    const media = await photoOf(world);
    await pool().query(`update media set state = 'refused', refusal_code = 'PHOTO_BROKEN' where id = $1`, [
      media,
    ]);
    return { body: { medias: [media] } };
  },
  'studio.photo-about': ({ project }) => ({ params: { media: project.medias[0] as string } }),
  'studio.set-focal': ({ project }) => ({
    params: { media: project.medias[0] as string },
    body: { focal: { x: 0.5, y: 0.25 } },
  }),
  'studio.set-cover': () => ({ body: { cover: null } }),
  'studio.photos': ({ project }) => ({ params: { gallery: project.gallery } }),
  'studio.create-product': () => ({ body: { name: 'Print', maxphotos: 3 } }),
  'studio.change-product': async (world) => ({
    params: { product: await product(world) },
    body: { name: 'Print', maxphotos: 4 },
  }),
  'studio.remove-product': async (world) => ({ params: { product: await product(world) } }),
  'studio.restore-product': async (world) => ({ params: { product: await product(world) } }),
  ...SITE_SAMPLES,
  ...PERSON_SAMPLES,
  ...ALBUM_SAMPLES,
  ...SHOP_SAMPLES,
  'ready.await': async ({ project }) => ({
    // With the code it has now: another endpoint may have changed it.
    body: { pass: awaitingPass(await eventOf(project.id), 'code'), email: 'maya@people.test' },
  }),
  'ready.request': () => ({ body: { email: 'maya@people.test' } }),
  ...GUEST_PHOTO_SAMPLES,
  ...PUSH_SAMPLES,
  ...STATISTICS_SAMPLES,
  ...TALK_SAMPLES,
  ...STRIPE_SAMPLES,
  ...WEBHOOK_SAMPLES,
  'downloads.offer': ({ project }) => openDownloads(project.id),
  'downloads.order': async ({ project }) => ({
    ...(await openDownloads(project.id)),
    body: { scope: 'all', size: 'web' },
  }),
  'downloads.status': async (world) => ({ params: { download: await downloadOf(world) }, says: NOT_THEIRS }),
  'downloads.part': async (world) => ({
    params: { download: await downloadOf(world), part: '1.zip' },
    says: NOT_THEIRS,
  }),
  'downloads.single': async ({ project }) => ({
    ...(await openDownloads(project.id)),
    params: { media: project.medias[0] as string },
  }),
  'downloads.singles': async ({ project }) => ({
    ...(await openDownloads(project.id)),
    query: '?scope=all&size=web',
  }),
};
