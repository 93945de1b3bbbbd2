import { env } from '@/core/env';
import { PRESETS_MOST } from '@/modules/project/rules/presets';
import type { sqlOf } from '../helpers/test-app';
import { atEndpoints, type Data, made, NOWHERE, type Noun, outcomeOf, type Side, same } from './write-ways';
import { writtenClients } from './written-clients';

type Sql = ReturnType<typeof sqlOf>;

/** Near enough that a reminder is past: the same for each way in. */
const EXPIRES = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
const ofAccount = ({ project }: Side) => ({ account: project.account });
const ofProject = ({ project }: Side) => ({ account: project.account, event: project.id });

/** The nouns that operators and operations write by the same rules, with the compared steps. `sql` queries the database. */
export const writtenNouns = (sql: Sql): Record<string, Noun> => ({
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

  clients: writtenClients(sql),

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
      note('an unknown name in braces', await way.change(id as string, { heading: 'Hi {unknown}' }));
      note('the link in a subject', await way.change(id as string, { subject: '{link}' }));
      note('change', await way.change(id as string, { text: 'Here: {link}', button: 'Open' }));
      note('empty is ours again', await way.change(id as string, { button: '' }));
      note('reset', await way.remove(id as string));
      note('make again', (await way.make({ heading: 'Hello' }))[0]);
    },
  },
});
