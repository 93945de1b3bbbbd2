import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Project } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderPicture } from '../operations/draw-picture';
import { publishScheduled, scheduleSite } from '../operations/schedule-site';
import type { SiteDocument } from '../rules/document';
import type { StudioSite, StudioVersion } from '../rules/studio-site';
import { documentOf } from './make-site';

const app = await openTestApp();
const sql = sqlOf(app);
const SITES = '/api/x/sites';
let owner: Browser;
let assistant: Browser;
let elsewhere: Browser;
let operator: Browser;
let project: Project;
let theirs: Project;
let account: string;

const draftOf = async (who: Browser) => (await who.get(`${SITES}/draft`)).json as unknown as StudioSite;
const written = ({ document }: StudioSite, title: string) => {
  const next = structuredClone(document) as SiteDocument;
  const [block] = next.pages[0]?.blocks ?? [];
  if (block) block.settings.title = { en: title, he: title };
  return next;
};
const save = async (title: string) => {
  const draft = await draftOf(owner);
  const { revision } = draft;
  return owner.put(`${SITES}/draft`, { revision, document: written(draft, title) });
};

beforeAll(async () => {
  await startWeb(app);
  const [studio, other] = [await makeStudio('Studio Alma'), await makeStudio('Studio elsewhere')];
  account = studio.account;
  await sql(`update accounts set site_name = 'built' where id = $1`, [account]);
  project = await makeProject(studio, { medias: 2 });
  theirs = await makeProject(other, { medias: 1 });
  const fresh = () => new Browser(app.origin);
  owner = await fresh().signIn(studio.ownerEmail, PASSWORD);
  elsewhere = await fresh().signIn(other.ownerEmail, PASSWORD);
  const helper = await makeUser({ account, role: 'assistant' });
  assistant = await fresh().signIn(helper.email, PASSWORD);
  operator = await fresh().signIn((await makeUser({ operator: true })).email, PASSWORD);
  for (const who of [owner, elsewhere]) await who.post(`${SITES}/begin`, { template: 'quiet' });
});

describe('a draft', () => {
  test('says that there is no site, and creates one only once', async () => {
    const fresh = await makeStudio();
    const who = await new Browser(app.origin).signIn(fresh.ownerEmail, PASSWORD);
    expect(await draftOf(who)).toMatchObject({ document: null, address: null, may_publish: true });
    expect((await who.post(`${SITES}/begin`, { template: 'no such template' })).status).toBe(404);
    await who.post(`${SITES}/begin`, { template: 'quiet' });
    const again = await who.post(`${SITES}/begin`, { template: 'folio' });
    expect(again.json).toMatchObject({ revision: 1, document: { template: 'quiet' } });
  });

  test('is saved over the revision it is based on; an older one gets the current state', async () => {
    const draft = await draftOf(owner);
    const { revision } = draft;
    const first = await owner.put(`${SITES}/draft`, { revision, document: written(draft, 'First words') });
    expect(first.json).toEqual({ revision: revision + 1 });
    const late = await assistant.put(`${SITES}/draft`, { revision, document: written(draft, 'Late') });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'STALE', standing: { revision: revision + 1 } });
    expect(late.text).toContain('First words');
  });

  test.each([
    ['no pages', { pages: [] }],
    ['two pages at one address', { pages: ['a', 'b'].map((id) => ({ id, slug: '', title: {} })) }],
    ['a reserved address', { pages: ['', 'admin'].map((slug, at) => ({ id: `p${at}`, slug, title: {} })) }],
    ['a link that runs something', { menu: [{ label: {}, to: 'javascript:alert(1)' }] }],
    ['an unknown field', { script: 'alert(1)' }],
  ])('with %s is refused', async (_what, more) => {
    const { document, revision } = await draftOf(owner);
    const answer = await owner.put(`${SITES}/draft`, { revision, document: { ...document, ...more } });
    expect(answer.status).toBe(422);
    expect((await draftOf(owner)).revision).toBe(revision);
  });

  test('belongs to its account: another owner reads and changes their own', async () => {
    await save('Only of Alma');
    expect(JSON.stringify(await draftOf(elsewhere))).not.toContain('Only of Alma');
    expect((await draftOf(assistant)).document).toEqual((await draftOf(owner)).document);
  });

  test('of the platform’s own site is an operator’s', async () => {
    const path = `${SITES}/draft?site=platform`;
    for (const who of [owner, assistant]) expect((await who.get(path)).status).toBe(404);
    expect((await operator.get(path)).status).toBe(200);
    expect((await new Browser(app.origin).get(path)).status).toBe(401);
  });
});

describe('a preview', () => {
  test('renders the sent document and saves nothing, for a frame of ours alone', async () => {
    const draft = await draftOf(owner);
    const body = { document: written(draft, 'Never kept'), page: draft.document?.pages[0]?.id, locale: 'he' };
    const drawn = await owner.post(`${SITES}/preview`, body);
    expect(drawn.text).toMatch(/<html lang="he" dir="rtl">[\s\S]*data-block[\s\S]*Never kept/);
    const policy = drawn.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('unsafe-inline');
    expect(drawn.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(drawn.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await draftOf(owner))).not.toContain('Never kept');
  });

  test('shows what a block without content is for, in its place', async () => {
    const draft = await draftOf(owner);
    const document = written(draft, 'With a gap');
    const [page] = document.pages;
    page?.blocks.push({ id: 'gap', type: 'clips.block', settings: {} } as never);
    const drawn = await owner.post(`${SITES}/preview`, { document, page: page?.id, locale: 'en' });
    expect(drawn.text).toMatch(/id="b-gap"[^>]*data-unset="A film of one of your projects\./);
  });

  test('has an empty frame in each place for a picture, until the site has one', async () => {
    const { document } = await draftOf(owner);
    const bare = (picture: string | null) =>
      documentOf(
        {
          '': [
            { id: 'cover', type: 'sites.cover', settings: { picture, title: { en: 'Arches' } } },
            { id: 'rows', type: 'sites.gallery' },
          ],
        },
        { template: 'linen', languages: document?.languages },
      );
    const draw = async (picture: string | null) => {
      const body = { document: bare(picture), page: 'page-0', locale: 'en' };
      return (await owner.post(`${SITES}/preview`, body)).text;
    };
    const empty = await draw(null);
    expect(empty).toMatch(/class="arch-picture"><picture>[\s\S]*?src="data:image\/svg\+xml,/);
    expect(empty.match(/<img/g)).toHaveLength(9);
    // One that is still being rendered is the site's own.
    const begun = await draw('00000000-0000-7000-8000-000000000000');
    expect(begun).toContain('Arches');
    expect(begun).not.toContain('data:image');
  });

  test('shows no picture of another site, and is on no site’s host', async () => {
    const sent = await sendPicture(elsewhere);
    const [id] = sent.json.ids as unknown as string[];
    await renderPicture(id as string);
    const draft = await draftOf(owner);
    const document = written(draft, 'With a picture of theirs');
    const [page] = document.pages;
    const [block] = page?.blocks ?? [];
    if (block) block.settings.picture = id;
    const drawn = await owner.post(`${SITES}/preview`, { document, page: page?.id, locale: 'en' });
    expect(drawn.text).toContain('With a picture of theirs');
    expect(drawn.text).not.toContain(id);
    const onSite = new Browser(app.origin, `built.localhost:${app.port}`);
    expect((await onSite.get(`${SITES}/preview?page=${page?.id}&locale=en`)).status).toBe(404);
  });

  test('of a template runs no script, and shows photographs of the account alone', async () => {
    const drawn = await owner.get(`${SITES}/templates/quiet/preview?locale=en`);
    expect(drawn.status).toBe(200);
    expect(drawn.text).not.toContain('<script type="module"');
    const [mine, other] = [project.medias[0], theirs.medias[0]];
    expect((await owner.get(`${SITES}/samples/${mine}/900.jpg`)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
    expect((await owner.get(`${SITES}/samples/${other}/900.jpg`)).status).toBe(404);
  });

  test('of a template shows placeholders if the account has no photograph that may be shown', async () => {
    const { text } = await owner.get(`${SITES}/templates/quiet/preview?locale=en`);
    const [address = ''] = /\/api\/x\/sites\/samples\/00000000-[\w-]+\/900\.jpg/.exec(text) ?? [];
    const shown = await owner.get(address);
    expect(shown.headers.get('content-type')).toBe('image/svg+xml');
    expect((await new Browser(app.origin).get(address)).status).toBe(401);
  });
});

describe('publishing', () => {
  test('is the owner’s: an assistant is refused', async () => {
    const { revision, may_publish } = await draftOf(assistant);
    expect(may_publish).toBe(false);
    expect((await assistant.post(`${SITES}/publish`, { revision })).status).toBe(403);
    const at = '2099-01-01T00:00:00Z';
    expect((await assistant.post(`${SITES}/schedule`, { revision, at })).status).toBe(403);
    expect((await draftOf(owner)).live).toBeNull();
  });

  test('publishes the intended revision, and restores a version after saving the current one', async () => {
    await save('The first version');
    const { revision } = await draftOf(owner);
    expect((await owner.post(`${SITES}/publish`, { revision: revision - 1 })).status).toBe(409);
    expect((await owner.post(`${SITES}/publish`, { revision })).json).toEqual({ number: 1 });
    await save('Written after it');
    expect((await elsewhere.post(`${SITES}/versions/1/restore`)).status).toBe(404);
    const restored = await owner.post(`${SITES}/versions/1/restore`);
    expect(restored.json).toMatchObject({ kept: 2 });
    expect(JSON.stringify((await draftOf(owner)).document)).toContain('The first version');
    const { versions } = (await owner.get(`${SITES}/versions`)).json as unknown as {
      versions: StudioVersion[];
    };
    expect(versions.map(({ number, kind, live }) => [number, kind, live])).toEqual([
      [2, 'kept', false],
      [1, 'published', true],
    ]);
    await owner.post(`${SITES}/versions/2/restore`);
    expect(JSON.stringify((await draftOf(owner)).document)).toContain('Written after it');
    expect((await owner.post(`${SITES}/versions/99/restore`)).status).toBe(404);
  });

  test('at a time happens then, once, with the state of the moment of scheduling', async () => {
    await save('For the first of May');
    const { revision } = await draftOf(owner);
    const [now, at, after] = ['2099-04-30T12:00:00Z', '2099-05-01T00:00:00Z', '2099-05-01T00:00:01Z'].map(
      (moment) => new Date(moment),
    ) as [Date, Date, Date];
    await expect(scheduleSite(account, { at: now, revision, user: null }, now)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await expect(scheduleSite(account, { at, revision: 0, user: null }, now)).rejects.toMatchObject({
      code: 'STALE',
    });
    await scheduleSite(account, { at, revision, user: null }, now);
    expect((await draftOf(owner)).scheduled_at).toBe(at.toISOString());
    await save('Written meanwhile');
    const [site] = await sql<{ id: string }>('select id from sites where account_id = $1', [account]);
    expect(await publishScheduled(site?.id as string, null, now)).toBe(false);
    expect(await publishScheduled(site?.id as string, null, after)).toBe(true);
    expect(await publishScheduled(site?.id as string, null, after)).toBe(false);
    const { live, document, scheduled_at } = await draftOf(owner);
    expect(JSON.stringify(live)).toContain('For the first of May');
    expect(JSON.stringify(document)).toContain('Written meanwhile');
    expect(scheduled_at).toBeNull();
  });

  test('at a time can be canceled', async () => {
    const { revision } = await draftOf(owner);
    await owner.post(`${SITES}/schedule`, { revision, at: '2099-01-01T00:00:00Z' });
    expect((await draftOf(owner)).scheduled_at).toBe('2099-01-01T00:00:00.000Z');
    await owner.delete(`${SITES}/schedule`);
    expect((await draftOf(owner)).scheduled_at).toBeNull();
  });
});

const bytes = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer();
const sendPicture = async (who: Browser, body?: Buffer) =>
  who.send('POST', `${SITES}/pictures/file?name=one.jpg`, {
    body: new Uint8Array(body ?? (await bytes())),
    headers: { 'Content-Type': 'image/jpeg' },
  });

describe('pictures', () => {
  test('come from the account’s own projects alone', async () => {
    const taken = await owner.post(`${SITES}/pictures`, { photographs: [project.medias[0]] });
    expect(taken.status).toBe(201);
    const again = await owner.post(`${SITES}/pictures`, { photographs: [project.medias[0]] });
    expect(again.json.ids).toEqual(taken.json.ids);
    expect((await owner.post(`${SITES}/pictures`, { photographs: [theirs.medias[0]] })).status).toBe(404);
    expect((await owner.get(`${SITES}/projects/${theirs.id}/photographs`)).status).toBe(404);
    const { photographs } = (await owner.get(`${SITES}/projects/${project.id}/photographs`)).json;
    expect((photographs as unknown as { thumb: string }[]).map(({ thumb }) => thumb)).toHaveLength(2);
  });

  test('are checked by their bytes when uploaded, and are the same for the same bytes', async () => {
    const sent = await sendPicture(owner);
    expect(sent.status).toBe(201);
    expect((await sendPicture(owner)).json.ids).toEqual(sent.json.ids);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await sendPicture(owner, svg)).json.code).toBe('NOT_A_PHOTOGRAPH');
    const [id] = sent.json.ids as unknown as string[];
    await renderPicture(id as string);
    expect((await draftOf(owner)).pictures[id as string]).toMatchObject({ state: 'ready', width: 60 });
  });

  test('have a focal point and a text, which only their own account changes', async () => {
    const [id] = (await sendPicture(owner)).json.ids as unknown as string[];
    const change = { focus: { x: 10, y: 90 }, alt: { en: 'A square', he: 'ריבוע' } };
    expect((await elsewhere.put(`${SITES}/pictures/${id}`, change)).status).toBe(404);
    expect((await owner.put(`${SITES}/pictures/${id}`, { focus: { x: 101, y: 0 } })).status).toBe(422);
    expect((await owner.put(`${SITES}/pictures/${id}`, change)).json).toMatchObject(change);
    await renderPicture(id as string, { again: true });
    expect((await draftOf(owner)).pictures[id as string]).toMatchObject({ state: 'ready', ...change });
  });
});

test('featured work shows only projects whose clients agreed, with the agreement in the history', async () => {
  const { ids } = (await owner.post(`${SITES}/pictures`, { photographs: [project.medias[1]] }))
    .json as unknown as {
    ids: string[];
  };
  await sql(
    `update site_pictures set state = 'ready', sha256 = repeat('a', 64), width = 60, height = 40, widths = '[60]' where id = $1`,
    [ids[0]],
  );
  const draft = await draftOf(owner);
  const document = structuredClone(draft.document) as SiteDocument;
  const works = [{ picture: ids[0], title: { en: 'A day by the sea' } }];
  const [page] = document.pages;
  if (page)
    page.blocks = [{ id: 'f', type: 'sites.featured', settings: { works }, hidden: false, sample: false }];
  const look = async () =>
    (await owner.post(`${SITES}/preview`, { document, page: page?.id, locale: 'en' })).text;
  const agree = (agreed: boolean, who = owner) =>
    who.put(`${SITES}/projects/${project.id}/consent`, { agreed });
  expect(await look()).not.toContain('A day by the sea');
  expect((await agree(true, elsewhere)).status).toBe(404);
  expect((await agree(true)).json.agreed_at).toEqual(expect.any(String));
  expect(await look()).toContain('A day by the sea');
  await agree(false);
  expect(await look()).not.toContain('A day by the sea');
  const history = await sql(
    `select action from audit_entries where event_id = $1 and action like 'project.site%' order by created_at`,
    [project.id],
  );
  expect(history.map(({ action }) => action)).toEqual(['project.site_agreed', 'project.site_withdrawn']);
});
