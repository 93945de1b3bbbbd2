import type { CollectionSlug } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '@/core/access/person';
import { asSystem, asUser } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { isKeepersError } from '@/core/errors/errors';
import { HAPPENINGS } from '@/core/events/happenings';
import { PRESETS_MOST } from '@/modules/project/rules/presets';
import { type Answer, Browser } from '../helpers/browser';
import { hear } from '../helpers/hear';
import { openHouse, sqlOf } from '../helpers/house';
import { startWeb } from '../helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project, type Studio } from '../helpers/studio';

// Who may write what, and through what, is docs/decisions/0005-who-writes-what.md. Each noun that is open is written by the
// same steps through each way in; each other collection is asserted closed, also one a feature adds tomorrow.

const house = await openHouse();
const sql = sqlOf(house);
let operator: Browser;

beforeAll(async () => {
  await startWeb(house);
  operator = await new Browser(house.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
});

/** A studio with a project of its own, and another studio whose rows must not be reached. */
interface Side {
  studio: Studio;
  project: Project;
  /** A second project of the same studio. */
  second: Project;
  theirs: Project;
  owner: Browser;
}

async function makeSide(): Promise<Side> {
  const studio = await makeStudio('A studio');
  const elsewhere = await makeStudio('Elsewhere');
  const plan = { medias: 3, products: { Album: 12 }, options: { name: 'The project' } };
  return {
    studio,
    project: await makeProject(studio, plan),
    second: await makeProject(studio, plan),
    theirs: await makeProject(elsewhere, plan),
    owner: await new Browser(house.origin).signIn(studio.ownerEmail, PASSWORD),
  };
}

type Data = Record<string, unknown>;
/** What a write led to, as all ways in can say it: `ok`, or a code with the fields it names. */
type Outcome = string;
const said = (code: string, fields: string[]): Outcome => [code, ...[...new Set(fields)].sort()].join(' ');

/** A way a noun is written. `id` is the row's, where there is one; `make` gives it. */
interface Way {
  make: (data: Data) => Promise<[Outcome, string | null]>;
  change: (id: string, data: Data) => Promise<Outcome>;
  remove: (id: string) => Promise<Outcome>;
  restore: (id: string) => Promise<Outcome>;
}

const refusalOf = ({ json }: Answer): Outcome => {
  const errors = json.errors as unknown;
  const fields = Array.isArray(errors)
    ? (errors as { path?: string }[]).flatMap(({ path }) => path ?? [])
    : Object.keys((errors as object) ?? {});
  return said(
    String(json.code),
    fields.filter((field) => field !== 'base'),
  );
};
const outcomeOf = (answer: Answer): Outcome => (answer.status < 300 ? 'ok' : refusalOf(answer));

/** An operator's request to Payload's REST. `row` puts what the steps say in the record's words. */
const byRest = (slug: string, noun: Noun, side: Side): Way => ({
  make: async (data) => {
    const answer = await operator.post(`/api/${slug}`, { ...noun.belongs(side), ...noun.row(data) });
    return [outcomeOf(answer), (answer.json.doc as unknown as { id: string } | undefined)?.id ?? null];
  },
  change: async (id, data) =>
    outcomeOf(await operator.send('PATCH', `/api/${slug}/${id}`, { json: noun.row(data) })),
  remove: async (id) =>
    outcomeOf(
      noun.trash
        ? await operator.send('PATCH', `/api/${slug}/${id}`, {
            json: { deletedAt: '2020-01-01T00:00:00.000Z' },
          })
        : await operator.delete(`/api/${slug}/${id}`),
    ),
  restore: async (id) =>
    outcomeOf(await operator.send('PATCH', `/api/${slug}/${id}?trash=true`, { json: { deletedAt: null } })),
});

/** What an operation, a job, a command or a feature does with the Local API. */
function byLocalApi(slug: CollectionSlug, noun: Noun, side: Side): Way {
  const api = asSystem('the test writes as an operation would');
  const tried = async (work: () => Promise<unknown>): Promise<[Outcome, string | null]> => {
    try {
      return ['ok', String(((await work()) as { id: string }).id)];
    } catch (error) {
      const { data, name } = error as { name: string; data?: { errors?: { path: string }[] } };
      if (isKeepersError(error)) return [said(error.code, Object.keys(error.fields ?? {})), null];
      if (name === 'NotFound') return ['NOT_FOUND', null];
      return [said('INVALID_INPUT', data?.errors?.map(({ path }) => path) ?? [String(error)]), null];
    }
  };
  const at = slug as never;
  return {
    make: (data) => tried(() => api.create(at, { ...noun.belongs(side), ...noun.row(data) })),
    change: async (id, data) => (await tried(() => api.update(at, id, noun.row(data))))[0],
    remove: async (id) =>
      (
        await tried(() =>
          noun.trash ? api.update(at, id, { deletedAt: '2020-01-01T00:00:00.000Z' }) : api.delete(at, id),
        )
      )[0],
    restore: async (id) => (await tried(() => api.update(at, id, { deletedAt: null }, { trash: true })))[0],
  };
}

interface Noun {
  trash: boolean;
  /** What a new row belongs to. */
  belongs: (side: Side) => Data;
  /** The steps' words as the record has them. */
  row: (data: Data) => Data;
  /** The studio's own endpoint. */
  own: (side: Side) => Way;
  /** The same writes through each way, with what each must lead to. */
  steps: (way: Way, side: Side, note: (step: string, outcome: Outcome) => void) => Promise<void>;
  /** What is compared of the rows that are there in the end. */
  rows: (side: Side) => Promise<unknown[]>;
}

const same = (data: Data) => data;
const made = (answer: Answer): [Outcome, string | null] => [
  outcomeOf(answer),
  (answer.json as { id?: string } | null)?.id ?? null,
];

/** A way in as our endpoints have it: one address for the list and one for each row. */
const atEndpoints = (owner: Browser, list: string, wrap: (data: Data) => Data = same): Way => ({
  make: async (data) => made(await owner.post(list, data)),
  change: async (id, data) => outcomeOf(await owner.send('PUT', `${list}/${id}`, { json: wrap(data) })),
  remove: async (id) => outcomeOf(await owner.delete(`${list}/${id}`)),
  restore: async (id) => outcomeOf(await owner.post(`${list}/${id}/restore`, {})),
});

/** Near enough that a reminder is past: the same for each way in. */
const EXPIRES = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
const NOWHERE = '0199aaaa-0000-7000-8000-000000000000';
const ofAccount = ({ project }: Side) => ({ account: project.account });
const ofProject = ({ project }: Side) => ({ account: project.account, event: project.id });

const NOUNS: Record<string, Noun> = {
  // Made and deleted by operations: its changes alone are open.
  events: {
    trash: true,
    belongs: ofAccount,
    row: ({ language, ...data }) => (language === undefined ? data : { ...data, locale: language }),
    own: ({ owner, project }) => ({
      make: async () => ['ok', project.id],
      change: async (id, event) => outcomeOf(await owner.send('PUT', `/events/${id}`, { json: { event } })),
      remove: async () => 'ok',
      restore: async () => 'ok',
    }),
    rows: ({ project }) =>
      sql(
        `select name, location, date, time, time_zone, locale::text, layout::text, downloads_permitted::int, allow_sharing,
                expires_at, expiry_told_for = expires_at as told_of_it, expiry_told::int from events where id = $1`,
        [project.id],
      ),
    async steps(way, { project: { id } }, note) {
      note('rename', await way.change(id, { name: '  Ada & Bo ', location: ' The barn ' }));
      note('rename to nothing', await way.change(id, { name: ' ' }));
      note('a day and a time', await way.change(id, { date: '2027-03-26', time: '09:30' }));
      note('a day there is not', await way.change(id, { date: '2027-02-30' }));
      note('no day', await way.change(id, { date: null }));
      note('a zone there is not', await way.change(id, { time_zone: 'Nowhere/Bad' }));
      note('a layout there is not', await way.change(id, { layout: 'zzz' }));
      note(
        'options',
        await way.change(id, { layout: 'masonry', allow_sharing: true, downloads_permitted: 3 }),
      );
      note('too few downloads', await way.change(id, { downloads_permitted: -1 }));
      note('another language', await way.change(id, { language: 'he' }));
      note('no language is the first', await way.change(id, { language: null }));
      note('an end, five days ahead', await way.change(id, { expires_at: EXPIRES }));
      note('an end that is none', await way.change(id, { expires_at: 'soon' }));
    },
  },

  galleries: {
    trash: true,
    belongs: ofProject,
    row: same,
    own: ({ owner, project }) => atEndpoints(owner, `/api/x/studio/projects/${project.id}/galleries`),
    rows: ({ project }) =>
      sql(
        `select g.name, g.position::int, coalesce(g.private, false) as private, g.deleted_at is not null as deleted,
                m.name as cover, (select count(*)::int from media a where a.gallery_id = g.id and a.deleted_at is null) as photos
           from galleries g left join media m on m.id = g.cover_id where g.event_id = $1 order by g.position, g.name`,
        [project.id],
      ),
    async steps(way, { project, second, theirs }, note) {
      const [first, id] = await way.make({ name: '  Evening ' });
      note('make', first);
      note('make without a name', (await way.make({ name: ' ' }))[0]);
      note('make with a name too long', (await way.make({ name: 'x'.repeat(300) }))[0]);
      note('rename', await way.change(id as string, { name: ' Night ' }));
      note('rename to nothing', await way.change(id as string, { name: '' }));
      note('withdraw', await way.change(id as string, { private: true }));
      note('own cover', await way.change(id as string, { cover: project.medias[0] }));
      note('cover of another project', await way.change(id as string, { cover: second.medias[0] }));
      note('cover of another studio', await way.change(id as string, { cover: theirs.medias[0] }));
      note('cover that is nowhere', await way.change(id as string, { cover: NOWHERE }));
      note('delete', await way.remove(project.gallery));
      note('rename in the trash', await way.change(project.gallery, { name: 'No' }));
      await sql('update subscriptions set max_photos_per_project = 2 where account_id = $1', [
        project.account,
      ]);
      note('restore without room', await way.restore(project.gallery));
      await sql('update subscriptions set max_photos_per_project = 3 where account_id = $1', [
        project.account,
      ]);
      note('restore', await way.restore(project.gallery));
      note('delete the other', await way.remove(id as string));
      await sql(`update galleries set deleted_at = now() - interval '31 days' where id = $1`, [id]);
      note('restore too late', await way.restore(id as string));
    },
  },

  products: {
    trash: true,
    belongs: ofProject,
    row: ({ extra_price, ...data }) =>
      extra_price === undefined
        ? data
        : {
            ...data,
            extra_amount: (extra_price as Data | null)?.amount ?? null,
            extra_currency: (extra_price as Data | null)?.currency ?? null,
          },
    own: ({ owner, project }) => atEndpoints(owner, `/api/x/studio/projects/${project.id}/products`),
    rows: ({ project }) =>
      sql(
        `select p.name, p.minphotos::int, p.maxphotos::int, p.extra_amount::int, p.extra_currency, p.opens_on, p.closes_on,
                a.name as among, coalesce(p.from_favourites, false) as favourites, p.position::int, p.deleted_at is not null as deleted
           from products p left join products a on a.id = p.among_id where p.event_id = $1 order by p.position`,
        [project.id],
      ),
    async steps(way, { project, second, theirs }, note) {
      const album = project.products.Album as string;
      const [first, id] = await way.make({ name: ' Cover ', maxphotos: 2, among: album });
      note('make', first);
      note('make without a name', (await way.make({ name: '' }))[0]);
      note('more at least than at most', (await way.make({ name: 'x', minphotos: 5, maxphotos: 2 }))[0]);
      const price = { amount: 500, currency: 'EUR' };
      note('extras without a limit', (await way.make({ name: 'x', extra_price: price }))[0]);
      note(
        'ends before it begins',
        (await way.make({ name: 'x', opens_on: '2027-02-02', closes_on: '2027-01-01' }))[0],
      );
      note(
        'change',
        await way.change(id as string, { extra_price: price, minphotos: 1, from_favourites: true }),
      );
      note('limit off with a price', await way.change(id as string, { maxphotos: null }));
      note('among another project', await way.change(id as string, { among: second.products.Album }));
      note('among another studio', await way.change(id as string, { among: theirs.products.Album }));
      note('among itself', await way.change(id as string, { among: id }));
      note('in a circle', await way.change(album, { among: id }));
      const [, free] = await way.make({ name: 'Prints' });
      await sql(
        `insert into product_medias (id, account_id, event_id, product_id, media_id, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
        [project.account, project.id, free, project.medias[0]],
      );
      note('picks outside', await way.change(free as string, { among: album }));
      note('delete', await way.remove(free as string));
      note('rename in the trash', await way.change(free as string, { name: 'No' }));
      note('among what is in the trash', await way.change(id as string, { among: free }));
      note('restore', await way.restore(free as string));
    },
  },

  brands: {
    trash: false,
    belongs: ofAccount,
    row: same,
    own: ({ owner }) => atEndpoints(owner, '/api/x/studio/brands', (data) => ({ brand: data })),
    rows: ({ project }) =>
      sql(
        `select business_name, website_domain, facebook_page_url, accent_color,
                case when position > 0 then contact_email end as contact_email, sender_name, embed_sites,
                watermark_position::text as mark, coalesce(big_watermark, false) as big, position::int
           from brands where account_id = $1 order by position`,
        [project.account],
      ),
    async steps(way, { studio }, note) {
      const [first, id] = await way.make({
        business_name: '  Alma  ',
        website_domain: 'https://Alma.example/about',
        facebook_page_url: 'facebook.com/alma',
      });
      note('make', first);
      note('make without a name', (await way.make({ business_name: '' }))[0]);
      note(
        'make with an unsafe address',
        (await way.make({ business_name: 'x', facebook_page_url: 'javascript:1' }))[0],
      );
      note(
        'change',
        await way.change(id as string, { accent_color: '#A1b2c3', contact_email: 'a@alma.example' }),
      );
      note('an unsafe color', await way.change(id as string, { accent_color: 'red;}x' }));
      note('a sender that ends its header', await way.change(id as string, { sender_name: 'x" <a@b.c>' }));
      note('an empty address is none', await way.change(id as string, { website_domain: '' }));
      note('delete one in use', await way.remove(studio.brand));
      const extra: string[] = [];
      for (let brands = 2; brands < env().maxBrands; brands += 1)
        extra.push((await way.make({ business_name: 'More' }))[1] as string);
      note('one too many', (await way.make({ business_name: 'Too many' }))[0]);
      for (const one of extra) note('delete', await way.remove(one));
      note('delete what is gone', await way.remove(NOWHERE));
    },
  },

  presets: {
    trash: true,
    belongs: ofAccount,
    row: same,
    own: ({ owner }) => {
      const way = atEndpoints(owner, '/api/x/studio/presets', (preset) => ({ preset }));
      return {
        ...way,
        make: async ({ name, ...preset }) =>
          made(await owner.post('/api/x/studio/presets', { name, preset })),
      };
    },
    rows: ({ project }) =>
      sql(
        `select name, settings, galleries, products, deleted_at is not null as deleted from presets
          where account_id = $1 and name <> 'Many' order by name`,
        [project.account],
      ),
    async steps(way, { studio, project }, note) {
      const parts = { settings: {}, galleries: ['A'], products: [] };
      const [first, id] = await way.make({ ...parts, name: ' Wedding ', settings: { allow_sharing: true } });
      note('make', first);
      note('make without a name', (await way.make({ ...parts, name: '' }))[0]);
      note(
        'change',
        await way.change(id as string, { galleries: [' One ', 'Two'], settings: { brand: studio.brand } }),
      );
      note(
        "another studio's brand is left out",
        await way.change(id as string, { settings: { brand: NOWHERE } }),
      );
      note('a setting there is not', await way.change(id as string, { settings: { layout: 'zzz' } }));
      note('a product without a name', await way.change(id as string, { products: [{ name: '' }] }));
      note('delete', await way.remove(id as string));
      note('change in the trash', await way.change(id as string, { name: 'No' }));
      await sql(
        `insert into presets (id, account_id, name, settings, galleries, products)
         select gen_random_uuid(), $1, 'Many', '{}', '[]', '[]' from generate_series(1, $2)`,
        [project.account, PRESETS_MOST],
      );
      note('one too many', (await way.make({ ...parts, name: 'Too many' }))[0]);
      note('restore without room', await way.restore(id as string));
      await sql(`delete from presets where name = 'Many' and account_id = $1`, [project.account]);
      note('restore', await way.restore(id as string));
    },
  },

  'message-templates': {
    trash: false,
    belongs: (side) => ({ ...ofAccount(side), kind: 'invitation', locale: 'en' }),
    row: same,
    own: ({ owner, project }) => {
      const path = '/api/x/studio/messages/invitation/en';
      const save = async (words: Data) => outcomeOf(await owner.send('PUT', path, { json: { words } }));
      return {
        make: async (words) => {
          const outcome = await save(words);
          const rows = await sql<{ id: string }>('select id from message_templates where account_id = $1', [
            project.account,
          ]);
          return [outcome, rows[0]?.id ?? null];
        },
        change: (_id, words) => save(words),
        remove: async () => outcomeOf(await owner.delete(path)),
        restore: async () => 'ok',
      };
    },
    rows: ({ project }) =>
      sql(
        'select kind::text, locale::text, subject, heading, text, button, whatsapp from message_templates where account_id = $1',
        [project.account],
      ),
    async steps(way, _side, note) {
      const [first, id] = await way.make({ subject: ' Look, {client} ', heading: '' });
      note('make', first);
      note('a stranger in braces', await way.change(id as string, { heading: 'Hi {nobody}' }));
      note('the link in a subject', await way.change(id as string, { subject: '{link}' }));
      note('change', await way.change(id as string, { text: 'Here: {link}', button: 'Open' }));
      note('empty is ours again', await way.change(id as string, { button: '' }));
      note('reset', await way.remove(id as string));
      note('make again', (await way.make({ heading: 'Hello' }))[0]);
    },
  },
};

/** What a run of the steps left behind, in words that do not depend on ids and moments. */
async function traceOf(slug: string, noun: Noun, side: Side, way: Way) {
  const { account, id } = side.project;
  const [{ newest } = { newest: '0' }] = await sql<{ newest: string }>(
    'select coalesce(max(id), 0)::text as newest from event_changes where event_id = $1',
    [id],
  );
  await sql('delete from audit_entries where account_id = $1', [account]);
  await heard();
  const steps: string[] = [];
  await noun.steps(way, side, (step, outcome) => void steps.push(`${slug}, ${step}: ${outcome}`));
  return {
    steps,
    rows: await noun.rows(side),
    history: await sql(
      'select action, subject, count, event_id is not null as of_project from audit_entries where account_id = $1 order by id',
      [account],
    ),
    live: await sql(
      `select kind, jsonb_array_length(data->'galleries') as galleries from event_changes
        where event_id = $1 and id > $2::bigint order by id`,
      [id, newest],
    ),
    heard: await heard(),
  };
}

/** Every domain event there is: none of these nouns causes one, through no way in. */
const listeners = Object.keys(HAPPENINGS).map((name) => hear(name));
async function heard(): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const listen of listeners) all.push(...(await listen()));
  return all;
}

describe.each(Object.entries(NOUNS))('%s', (slug, noun) => {
  test('written by endpoint, Local API and operator: same refusals, rows, history, events', async () => {
    const traces = [];
    for (const kind of ['own', 'local', 'rest'] as const) {
      const side = await makeSide();
      const way =
        kind === 'own'
          ? noun.own(side)
          : kind === 'rest'
            ? byRest(slug, noun, side)
            : byLocalApi(slug as CollectionSlug, noun, side);
      traces.push(await traceOf(slug, noun, side, way));
    }
    const [own, local, rest] = traces;
    expect(own?.steps.filter((step) => step.endsWith(': ok')).length).toBeGreaterThan(3);
    expect(own?.steps.filter((step) => !step.endsWith(': ok')).length).toBeGreaterThan(1);
    expect(local).toEqual(own);
    expect(rest).toEqual(own);
  }, 120_000);
});

const slugs = () => Object.keys(payload().collections).filter((slug) => !slug.startsWith('payload-'));

describe('every other collection is written by operations alone', () => {
  test("an operator's create, change and deletion are refused with a code, and change nothing", async () => {
    const side = await makeSide();
    const { account, id } = side.project;
    let tried = 0;
    for (const slug of slugs().filter((one) => !Object.hasOwn(NOUNS, one))) {
      const table = slug.replaceAll('-', '_');
      const before = await sql(`select to_jsonb(t)::text as row from ${table} t order by 1`);
      const [row] = await sql<{ id: string }>(`select id::text as id from ${table} limit 1`);
      const one = `/api/${slug}/${row?.id ?? NOWHERE}`;
      const names = payload().collections[slug as CollectionSlug].config.flattenedFields.map(
        ({ name }) => name,
      );
      const data = Object.fromEntries(
        Object.entries({ account, event: id, name: 'Planted' }).filter(([name]) => names.includes(name)),
      );
      for (const answer of [
        await operator.post(`/api/${slug}`, data),
        await operator.send('PATCH', one, { json: data }),
        await operator.delete(one),
      ]) {
        expect([slug, answer.status, answer.json.code]).toEqual([slug, 403, 'RECORD_READ_ONLY']);
        tried += 1;
      }
      expect([slug, await sql(`select to_jsonb(t)::text as row from ${table} t order by 1`)]).toEqual([
        slug,
        before,
      ]);
    }
    expect(tried).toBeGreaterThan(60);
  });

  test('no person of a studio writes a row through Payload, in the Local API under their rights or by a request', async () => {
    const side = await makeSide();
    const { account, id } = side.project;
    const owner = (await asSystem('the test looks a person up').byId('users', side.studio.owner)) as SignedIn;
    for (const slug of slugs()) {
      const [row] = await sql<{ id: string }>(
        `select id::text as id from ${slug.replaceAll('-', '_')} limit 1`,
      );
      const api = asUser(owner);
      const at = slug as never;
      const data = { account, event: id, name: 'Planted' };
      for (const work of [
        () => api.create(at, data),
        () => api.update(at, row?.id ?? NOWHERE, data),
        () => api.delete(at, row?.id ?? NOWHERE),
      ]) {
        const refused = await work().catch((error: unknown) => error);
        expect([slug, (refused as { status?: number }).status]).toEqual([slug, 403]);
      }
      for (const [method, path] of [
        ['POST', `/api/${slug}`],
        ['PATCH', `/api/${slug}/${row?.id ?? NOWHERE}`],
        ['DELETE', `/api/${slug}/${row?.id ?? NOWHERE}`],
      ] as const)
        expect([slug, (await side.owner.send(method, path, { json: data })).status]).toEqual([slug, 404]);
    }
  }, 120_000);
});

describe('what is made and deleted by operations alone', () => {
  test('a project is neither made, nor deleted, nor brought back by a request', async () => {
    const { project } = await makeSide();
    const one = `/api/events/${project.id}`;
    const refused = async (answer: Promise<Answer>) => {
      const { status, json } = await answer;
      expect([status, json.code]).toEqual([403, 'RECORD_READ_ONLY']);
    };
    await refused(
      operator.post('/api/events', { account: project.account, name: 'Planted', time_zone: 'UTC' }),
    );
    await refused(operator.delete(one));
    await refused(operator.send('PATCH', one, { json: { deletedAt: new Date().toISOString() } }));
    await sql('update events set deleted_at = now() where id = $1', [project.id]);
    await refused(operator.send('PATCH', `${one}?trash=true`, { json: { deletedAt: null } }));
    expect(await sql('select deleted_at is null as there from events where id = $1', [project.id])).toEqual([
      { there: false },
    ]);
  });

  test('what large pictures are drawn by, the cover and what features set stay as they are', async () => {
    const { project, second } = await makeSide();
    const columns = `brand_id, add_watermark, upload_resolution, do_not_optimize_my_photos, cover_id, code, selection_mode,
      reviews_requested_at, site_consent_at, published_at, archived_at, printselectiondone`;
    const before = await sql(`select ${columns} from events where id = $1`, [project.id]);
    const { status } = await operator.send('PATCH', `/api/events/${project.id}`, {
      json: {
        brand: null,
        add_watermark: true,
        upload_resolution: 'original',
        do_not_optimize_my_photos: true,
        cover: second.medias[0],
        code: 'MINE2026',
        selection_mode: false,
        reviews_requested_at: new Date().toISOString(),
        site_consent_at: new Date().toISOString(),
        published_at: null,
        archived_at: new Date().toISOString(),
        printselectiondone: true,
      },
    });
    expect([status, await sql(`select ${columns} from events where id = $1`, [project.id])]).toEqual([
      200,
      before,
    ]);
  });
});

describe('what is deleted', () => {
  test('of a noun with a trash is marked, never deleted by a request', async () => {
    const { project } = await makeSide();
    for (const [slug, id] of [
      ['galleries', project.gallery],
      ['products', project.products.Album],
    ]) {
      const { status, json } = await operator.delete(`/api/${slug}/${id}`);
      expect([slug, status, json.code]).toEqual([slug, 403, 'RECORD_READ_ONLY']);
      expect(await sql(`select deleted_at from ${slug} where id = $1`, [id])).toEqual([{ deleted_at: null }]);
    }
  });
});

test('the history says that the operator did it', async () => {
  const { project } = await makeSide();
  await operator.send('PATCH', `/api/products/${project.products.Album}`, {
    json: { deletedAt: new Date().toISOString() },
  });
  expect(
    await sql('select action, actor_role from audit_entries where account_id = $1 order by id desc limit 1', [
      project.account,
    ]),
  ).toEqual([{ action: 'product.deleted', actor_role: 'operator' }]);
});

test('people who change other fields of one row at once all get their way', async () => {
  const { studio } = await makeSide();
  const path = `/api/brands/${studio.brand}`;
  const first = await pool().connect();
  try {
    await first.query('begin');
    await first.query(`update brands set contact_phone = '1' where id = $1`, [studio.brand]);
    const others = [
      operator.send('PATCH', path, { json: { sender_name: 'Two' } }),
      operator.send('PATCH', path, { json: { contact_email: 'three@brand.test' } }),
    ];
    // Both have begun, and wait for the first.
    await expect
      .poll(
        async () =>
          (
            await sql(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).length,
      )
      .toBe(2);
    await first.query('commit');
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    first.release();
  }
  expect(
    await sql('select contact_phone, sender_name, contact_email from brands where id = $1', [studio.brand]),
  ).toEqual([{ contact_phone: '1', sender_name: 'Two', contact_email: 'three@brand.test' }]);
});
