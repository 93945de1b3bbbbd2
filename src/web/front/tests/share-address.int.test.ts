import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { eventOf, makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { grantIdFor } from '@/modules/access/grants/grant-cookie';
import { findEvent } from '@/modules/access/queries';
import { guestLinkOf } from '@/modules/access/share-link';

const app = await openTestApp();
const sql = sqlOf(app);
const entries = entriesOf(app);
const { fresh } = entries;
const ENTRY = '<!doctype html><title>/entry</title>';
let studio: Studio;
let project: Project;
let client: Browser;
let owner: Browser;

beforeAll(async () => {
  ({ studio, project, client, owner } = await openGallery(app, { options: { name: 'Maya & Jonathan' } }));
});

const addressOf = async ({ id }: { id: string }) => String((await eventOf(id)).address);
const rename = async ({ id }: { id: string }, name: string) => {
  expect((await owner.put(`/events/${id}`, { event: { name } })).status).toBe(200);
};
const at = async (who: Browser, path: string) => {
  const { status, headers, text } = await who.page(path);
  return { status, to: headers.get('location'), text };
};

describe('a readable share address', () => {
  test('has the project’s name and four letters, and is the one that is shared', async () => {
    const address = await addressOf(project);
    expect(address).toMatch(/^maya-jonathan-[bcdfghjkmnpqrstvwxz]{4}$/);
    expect((await client.get(`/events/${project.id}`)).json.url).toBe(`${app.origin}/${address}`);
  });

  test('leads a client and the account to the gallery, with its query', async () => {
    const address = await addressOf(project);
    for (const who of [client, owner]) {
      expect(await at(who, `/${address}`)).toMatchObject({ status: 303, to: `/events/${project.id}` });
    }
    const query = `gallery=${project.gallery}&page=2`;
    expect((await at(client, `/${address.toUpperCase()}?${query}`)).to).toBe(
      `/events/${project.id}?${query}`,
    );
  });

  test('shows a stranger the same page as an address that leads nowhere, and as the id’s', async () => {
    const address = await addressOf(project);
    const unpublished = await makeProject(studio, {
      medias: 0,
      published: false,
      options: { name: 'Secret' },
    });
    const elsewhere = await entries.client(await makeProject(studio, { medias: 0 }));
    const answers = [];
    for (const path of [
      `/${address}`,
      '/no-project-kxqz',
      `/${await addressOf(unpublished)}`,
      `/events/${project.id}`,
    ])
      answers.push(await at(fresh(), path), await at(elsewhere, path));
    for (const answer of answers) expect(answer).toEqual({ status: 401, to: null, text: ENTRY });
  });

  test('says nothing to a visit by a tagged link', async () => {
    const address = await addressOf(project);
    for (const one of [address, 'no-project-kxqz'])
      expect(await at(fresh(), `/${one}?via=whatsapp`)).toMatchObject({ status: 303, to: `/${one}` });
  });

  test('enters by the code of its project, and refuses any other as an unknown address does', async () => {
    const address = await addressOf(project);
    const entered = await at(fresh(), `/${address}?c=${project.code}`);
    expect(entered).toMatchObject({ status: 303, to: `/events/${project.id}` });
    const other = await makeProject(studio, { medias: 0 });
    const answers = [];
    for (const path of [
      `/${address}?c=WRONG234`,
      `/${address}?c=${other.code}`,
      `/no-project-kxqz?c=${project.code}`,
    ])
      answers.push(await at(fresh(), path));
    for (const answer of answers) expect(answer).toEqual({ status: 422, to: null, text: ENTRY });
  });

  test('keeps its query for a person who enters by a code, in the link or in the form', async () => {
    const address = await addressOf(project);
    const page = `/events/${project.id}?add=photos`;
    expect((await at(fresh(), `/${address.toUpperCase()}?c=${project.code}&add=photos`)).to).toBe(page);
    const headers = { Referer: `${app.origin}/${address}?add=photos` };
    expect((await fresh().post('/client_access', { code: project.code }, { headers })).json.path).toBe(page);
  });

  test('a code in a link to any page of its project enters and leads to that page; a wrong one is refused', async () => {
    const page = `/events/${project.id}/cart`;
    expect(await at(fresh(), `${page}?for=extras&c=${project.code}`)).toMatchObject({
      status: 303,
      to: `${page}?for=extras`,
    });
    const other = await makeProject(studio, { medias: 0 });
    for (const code of ['WRONG234', other.code])
      expect(await at(fresh(), `${page}?c=${code}`)).toEqual({ status: 422, to: null, text: ENTRY });
    const pass = new URL(guestLinkOf((await findEvent(project.id)) as never)).search;
    expect((await at(fresh(), `${page}${pass}`)).to).toBe(page);
    expect((await at(fresh(), `/events/${other.id}/cart${pass}`)).status).toBe(401);
  });

  test('opens a public project to everybody', async () => {
    const open = await makeProject(studio, {
      medias: 1,
      options: { name: 'Open day', available_public: true },
    });
    expect(await at(fresh(), `/${await addressOf(open)}`)).toMatchObject({
      status: 303,
      to: `/events/${open.id}`,
    });
  });

  test('follows a new name, and every earlier one keeps leading to the project', async () => {
    const own = await makeProject(studio, { medias: 1, options: { name: 'Dana' } });
    const first = await addressOf(own);
    const tail = first.slice(-4);
    await rename(own, 'דנה ועומר');
    expect(await addressOf(own)).toBe(`dna-vaomr-${tail}`);
    await rename(own, 'Dana & Omer');
    await rename(own, 'Dana');
    expect(await addressOf(own)).toBe(first);
    const [{ former_addresses: former } = { former_addresses: [] }] = await sql<{
      former_addresses: string[];
    }>('select former_addresses from events where id = $1', [own.id]);
    expect(former).toEqual([`dna-vaomr-${tail}`, `dana-omer-${tail}`]);
    const one = await entries.client(own);
    for (const address of [first, ...former])
      expect((await at(one, `/${address}`)).to).toBe(`/events/${own.id}`);
  });

  test('belongs to one project, also while that is in the trash', async () => {
    const [first, second] = [
      await makeProject(studio, { medias: 0, options: { name: 'Twins' } }),
      await makeProject(studio, { medias: 0, options: { name: 'Twin' } }),
    ];
    await sql(
      `update events set deleted_at = now(), address = 'twins-kxqz', former_addresses = '["twin-kxqz"]' where id = $1`,
      [first.id],
    );
    await sql(`update events set address = 'other-kxqz' where id = $1`, [second.id]);
    await rename(second, 'Twins');
    expect(await addressOf(second)).toMatch(/^twins-(?!kxqz)[a-z]{4}$/);
    expect(await at(fresh(), '/twins-kxqz')).toEqual({ status: 401, to: null, text: ENTRY });
  });
});

describe('a link for guests', () => {
  const linkOf = async ({ id }: { id: string }) => {
    const event = await findEvent(id);
    if (!event) throw new Error(`no project ${id}`);
    const { pathname, searchParams } = new URL(guestLinkOf(event));
    return { path: pathname, pass: String(searchParams.get('g')) };
  };
  const rolesOf = async (who: Browser) =>
    sql('select role, source from grants where id = $1', [grantIdFor(who.cookies, project.id)]);

  test('enters as guest without a code, at both addresses, and keeps the rest of the query', async () => {
    const { path, pass } = await linkOf(project);
    for (const address of [path, `/events/${project.id}`]) {
      const guest = fresh();
      expect(await at(guest, `${address}?g=${pass}&add=photos`)).toMatchObject({
        status: 303,
        to: `/events/${project.id}?add=photos`,
      });
      expect(await rolesOf(guest)).toEqual([{ role: 'guest', source: 'code' }]);
      expect((await guest.get(`/events/${project.id}`)).status).toBe(200);
    }
  });

  test('leaves a client a client', async () => {
    const { path, pass } = await linkOf(project);
    const own = await entries.client(project);
    await at(own, `${path}?g=${pass}`);
    expect((await rolesOf(own))[0]).toMatchObject({ role: 'client' });
  });

  test('opens no other project, and nothing with another pass or after a new code', async () => {
    const { path, pass } = await linkOf(project);
    const other = await makeProject(studio, { medias: 0 });
    const own = await makeProject(studio, { medias: 0 });
    const former = await linkOf(own);
    await sql("update events set code = 'NEWCODE2' where id = $1", [own.id]);
    const { path: elsewhere } = await linkOf(other);
    for (const address of [
      `${elsewhere}?g=${pass}`,
      `/events/${other.id}?g=${pass}`,
      `${path}?g=${pass.slice(0, -1)}`,
      `${path}?g=`,
      `${former.path}?g=${former.pass}`,
      `/no-project-kxqz?g=${pass}`,
    ]) {
      const who = fresh();
      expect(await at(who, address)).toEqual({ status: 401, to: null, text: ENTRY });
      expect(who.cookies.get('keepers_grants')).toBeUndefined();
    }
  });

  test('does not open a project that is not published', async () => {
    const draft = await makeProject(studio, { medias: 0, published: false });
    const { path, pass } = await linkOf(draft);
    expect((await at(fresh(), `${path}?g=${pass}`)).status).toBe(403);
  });
});

describe('a program that looks at a link with a code or a pass', () => {
  const BOTS = ['WhatsApp/2.23', 'TelegramBot (like TwitterBot)', 'facebookexternalhit/1.1', ''];
  const linksOf = async (of: Project) => {
    const { pathname, search } = new URL(guestLinkOf((await findEvent(of.id)) as never));
    return [
      `/events/${of.id}?c=${of.code}`,
      `/events/${of.id}/cart?c=${of.code}`,
      `${pathname}?c=${of.code}`,
      `/events/${of.id}${search}`,
      `${pathname}${search}&add=photos`,
    ];
  };
  const grants = ({ id }: Project) => sql('select 1 from grants where event_id = $1', [id]);
  const looks: { method: string; headers: Record<string, string> }[] = [
    ...BOTS.map((agent) => ({ method: 'GET', headers: { 'User-Agent': agent } })),
    { method: 'HEAD', headers: {} },
  ];

  test('reads the names for its card, and gets no access', async () => {
    const own = await makeProject(studio, { medias: 1, options: { name: 'Noa & <Omer>' } });
    for (const link of await linksOf(own))
      for (const { method, headers } of looks) {
        const seen = await fresh().send(method, link, { headers: { Accept: 'text/html', ...headers } });
        expect([link, seen.status, seen.headers.get('set-cookie') ?? '']).toEqual([
          link,
          200,
          expect.not.stringContaining('kg_'),
        ]);
        expect(seen.text).toEqual(
          method === 'HEAD' ? '' : expect.stringContaining('og:title" content="Noa &amp; &lt;Omer&gt;"'),
        );
        expect(seen.headers.get('cache-control')).toBe('no-store');
      }
    expect(await grants(own)).toEqual([]);
    for (const link of await linksOf(own)) expect((await at(fresh(), link)).status).toBe(303);
    expect(await grants(own)).toHaveLength(5);
  });

  test('learns no more from a wrong code or pass than a person', async () => {
    const own = await makeProject(studio, { medias: 0, options: { name: 'Secret' } });
    const bot = { headers: { Accept: 'text/html', 'User-Agent': 'WhatsApp/2.23' } };
    for (const path of [`/events/${own.id}?c=WRONG234`, `/events/${own.id}?g=wrong`]) {
      const { status, text } = await fresh().send('GET', path, bot);
      expect({ status, to: null, text }).toEqual(await at(fresh(), path));
    }
    await sql('update events set published_at = null where id = $1', [own.id]);
    expect((await fresh().send('GET', `/events/${own.id}?c=${own.code}`, bot)).status).toBe(403);
  });

  test('that is a browser which fetches or renders ahead gets an error, so that the person’s own visit enters', async () => {
    const own = await makeProject(studio, { medias: 1 });
    const open = await makeProject(studio, { medias: 1, options: { available_public: true } });
    for (const of of [own, open]) {
      for (const link of await linksOf(of))
        for (const purpose of ['prefetch', 'prefetch;prerender']) {
          const { status, headers, text } = await fresh().page(link, { headers: { 'Sec-Purpose': purpose } });
          expect([status, headers.get('cache-control'), text]).toEqual([503, 'no-store', '']);
        }
      expect(await grants(of)).toEqual([]);
    }
  });

  test('is led to the page of a public project, which has a card of its own', async () => {
    const open = await makeProject(studio, { medias: 1, options: { available_public: true } });
    const seen = await fresh().page(`/events/${open.id}?c=${open.code}`, {
      headers: { 'User-Agent': 'WhatsApp/2.23' },
    });
    expect([seen.status, seen.headers.get('location')]).toEqual([303, `/events/${open.id}`]);
    expect(await grants(open)).toEqual([]);
  });
});
