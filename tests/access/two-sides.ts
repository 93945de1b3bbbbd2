import type { CollectionSlug, FlattenedField } from 'payload';
import { beforeAll } from 'vitest';
import { payload } from '@/core/db/payload';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project, type Studio } from '../helpers/studio';
import { openTestApp, sqlOf } from '../helpers/test-app';

export const app = await openTestApp();
export const sql = sqlOf(app);

/** A studio with one row of everything that another row can refer to. */
interface Side {
  studio: Studio;
  project: Project;
  rows: Record<string, string>;
}
export let mine: Side;
export let theirs: Side;
export let operator: Browser;

async function makeSide(): Promise<Side> {
  const studio = await makeStudio();
  const project = await makeProject(studio, { medias: 1 });
  const { account } = project;
  const insert = async (text: string, values: unknown[]) =>
    (await sql<{ id: string }>(`${text} returning id`, values))[0]?.id as string;
  const client = await insert(
    `insert into clients (id, account_id, name) values (gen_random_uuid(), $1, 'A client')`,
    [account],
  );
  const grant = await insert(
    `insert into grants (id, account_id, event_id) values (gen_random_uuid(), $1, $2)`,
    [account, project.id],
  );
  const invitation = await insert(
    `insert into invitations (id, account_id, event_id, token_hash)
     values (gen_random_uuid(), $1, $2, gen_random_uuid()::text)`,
    [account, project.id],
  );
  const mail = await insert(
    `insert into mails (id, account_id, kind, "to", subject)
     values (gen_random_uuid(), $1, 'test', 'a@b.test', 'A mail')`,
    [account],
  );
  const download = await insert(
    `insert into downloads (id, account_id, event_id, scope, size, role, name, files, bytes, state)
     values (gen_random_uuid(), $1, $2, 'all', 'web', 'client', 'x', 1, 1, 'ready')`,
    [account, project.id],
  );
  const list = await insert(
    `insert into selection_lists (id, account_id, event_id, person, name) values (gen_random_uuid(), $1, $2, 'x', 'A list')`,
    [account, project.id],
  );
  const asset = await insert(
    `insert into assets (id, account_id, kind, sha256, filename)
     values (gen_random_uuid(), $1, 'logo', 'x', gen_random_uuid()::text)`,
    [account],
  );
  const site = await insert(
    `insert into sites (id, account_id, draft) values (gen_random_uuid(), $1, '{}')`,
    [account],
  );
  const priceList = await insert(
    `insert into shop_lists (id, account_id, name, currency) values (gen_random_uuid(), $1, 'Prices', 'USD')`,
    [account],
  );
  const shopProduct = await insert(
    `insert into shop_products (id, account_id, list_id, name, kind, options)
     values (gen_random_uuid(), $1, $2, 'Print', 'print', '[{"id": "one", "name": "", "amount": 1, "width": null, "height": null}]')`,
    [account, priceList],
  );
  const order = await insert(
    `insert into shop_orders (id, account_id, event_id, state, currency, person, name, locale)
     values (gen_random_uuid(), $1, $2, 'open', 'USD', 'x', 'Noa', 'en')`,
    [account, project.id],
  );
  const orderLine = await insert(
    `insert into shop_order_lines (id, account_id, order_id, name, kind) values (gen_random_uuid(), $1, $2, 'Print', 'print')`,
    [account, order],
  );
  const albumProduct = await insert(
    `insert into album_products (id, account_id, name, rules) values (gen_random_uuid(), $1, 'Large', '{}')`,
    [account],
  );
  const album = await insert(
    `insert into albums (id, account_id, event_id, name, document) values (gen_random_uuid(), $1, $2, 'Album', '{}')`,
    [account, project.id],
  );
  const pageAlbum = await insert(
    `insert into facebook_albums (id, account_id, event_id, page, name, running, tries)
     values (gen_random_uuid(), $1, $2, '501', 'Album', false, 0)`,
    [account, project.id],
  );
  return {
    studio,
    project,
    rows: {
      accounts: account,
      events: project.id,
      galleries: project.gallery,
      media: project.medias[0] as string,
      products: project.products.Album as string,
      assets: asset,
      brands: studio.brand,
      users: studio.owner,
      clients: client,
      grants: grant,
      invitations: invitation,
      mails: mail,
      downloads: download,
      'selection-lists': list,
      sites: site,
      'album-products': albumProduct,
      albums: album,
      'facebook-albums': pageAlbum,
      'shop-lists': priceList,
      'shop-products': shopProduct,
      'shop-orders': order,
      'shop-order-lines': orderLine,
    },
  };
}

beforeAll(async () => {
  await startWeb(app);
  mine = await makeSide();
  theirs = await makeSide();
  operator = await new Browser(app.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
});

export type Relation = FlattenedField & { type: 'relationship' | 'upload'; relationTo: string };
/** Whether a field names one row of one collection. */
export const isRelation = (field: FlattenedField): field is Relation =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string';
export const slugs = () => Object.keys(payload().collections).filter((slug) => !slug.startsWith('payload-'));
export const fieldsOf = (slug: string) =>
  payload().collections[slug as CollectionSlug].config.flattenedFields;
export const relationsOf = (slug: string) => fieldsOf(slug).filter(isRelation);

/** The fields that an error names, for every kind of caller. */
export const fieldsNamed = (error: unknown) => Object.keys((error as { fields?: object }).fields ?? {});
