import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { findBrand } from '@/core/mail/queries/mails';

const app = await openTestApp();
const sql = sqlOf(app);
const BRANDS = '/api/x/studio/brands';
let studio: Studio;
let owner: Browser;
let assistant: Browser;

const enter = (email: string) => new Browser(app.origin).signIn(email, PASSWORD);
const add = (who: Browser, business_name: string) => who.post(BRANDS, { business_name });
const change = (brand: object, seen?: object, who = owner) =>
  who.put(`${BRANDS}/${studio.brand}`, { brand, ...(seen && { seen }) });
const row = async () => (await sql('select * from brands where id = $1', [studio.brand]))[0];

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Maya Levi');
  owner = await enter(studio.ownerEmail);
  assistant = await enter((await makeUser({ account: studio.account, role: 'assistant' })).email);
});

describe('the number of brands', () => {
  test('two users add the third at once: one of them gets the limit error', async () => {
    expect((await add(owner, 'Second')).status).toBe(201);
    const [one, two] = await Promise.all([add(owner, 'Third'), add(assistant, 'Third too')]);
    expect([one.status, two.status].sort()).toEqual([201, 422]);
    const refused = [one, two].find((answer) => answer.status === 422);
    expect(refused?.json).toMatchObject({
      code: 'BRAND_LIMIT_REACHED',
      errors: { base: ['You can manage up to 3 brands'] },
    });
    expect(await sql('select 1 from brands where account_id = $1', [studio.account])).toHaveLength(3);
  });

  test('one in use stays, also while its project is in the trash; an unused one is deleted', async () => {
    const project = await makeProject(studio, { medias: 0 });
    await sql('update events set deleted_at = now() where id = $1', [project.id]);
    const used = await owner.delete(`${BRANDS}/${studio.brand}`);
    expect([used.status, used.json.errors]).toEqual([
      422,
      { base: ['This brand is in use by at least one project'] },
    ]);
    const others = await sql<{ id: string }>(
      'select id from brands where account_id = $1 and id <> $2 order by position desc',
      [studio.account, studio.brand],
    );
    expect((await assistant.delete(`${BRANDS}/${others[0]?.id}`)).status).toBe(403);
    expect((await owner.delete(`${BRANDS}/${others[0]?.id}`)).status).toBe(204);
    expect((await owner.delete(`${BRANDS}/${others[0]?.id}`)).status).toBe(404);
  });

  test('the last one stays, also if two users remove the last two at once', async () => {
    const fresh = await makeStudio('Two brands');
    const who = await enter(fresh.ownerEmail);
    const second = (await add(who, 'Second')).json.id as unknown as string;
    const answers = await Promise.all([fresh.brand, second].map((id) => who.delete(`${BRANDS}/${id}`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 422]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.json.errors).toEqual({ base: ['At least one brand is required'] });
  });

  test('an installation may allow more, or fewer', async () => {
    const fresh = await makeStudio('One brand');
    const who = await enter(fresh.ownerEmail);
    const { env } = await import('@/core/env');
    vi.spyOn(env(), 'maxBrands', 'get').mockReturnValue(1);
    const refused = await add(who, 'Second');
    vi.restoreAllMocks();
    expect(refused.json.errors).toEqual({ base: ['You can manage up to 1 brand'] });
    expect((await add(who, 'Second')).status).toBe(201);
  });
});

describe('the texts of a brand', () => {
  test('are normalized', async () => {
    const typed = {
      business_name: '  Maya & Co ',
      website_domain: 'https://WWW.Maya.com/about',
      facebook_page_url: 'facebook.com/maya',
      accent_color: '#8A4B2F',
      contact_email: '',
    };
    expect((await change(typed)).status).toBe(200);
    expect(await row()).toMatchObject({
      business_name: 'Maya & Co',
      website_domain: 'www.maya.com',
      facebook_page_url: 'https://facebook.com/maya',
      accent_color: '#8A4B2F',
      contact_email: null,
    });
  });

  test.each([
    ['business_name', ''],
    ['business_name', 'x'.repeat(201)],
    ['website_domain', 'not a site'],
    ['website_domain', 'localhost'],
    ['facebook_page_url', 'javascript:alert(1)'],
    ['contact_email', 'maya'],
    ['sender_name', 'Maya" <evil@example.com>'],
    ['sender_name', 'Maya\r\nBcc: evil@example.com'],
    ['accent_color', 'red'],
    ['accent_color', '#fff;background:url(x)'],
    ['logo', '0199aaaa-0000-7000-8000-000000000000'],
    ['account_id', '0199aaaa-0000-7000-8000-000000000000'],
  ])('%s is not %j', async (field, value) => {
    const before = await row();
    const answer = await change({ [field]: value, business_description: 'new' });
    expect([answer.status, answer.json.code, Object.keys(answer.json.errors ?? {})]).toEqual([
      422,
      'INVALID_INPUT',
      [field],
    ]);
    expect(await row()).toEqual(before);
  });

  test('of two users who change one field the second gets a conflict; other fields merge', async () => {
    await change({ contact_phone: '1', business_description: null });
    expect((await change({ contact_phone: '2' }, { contact_phone: '1' })).status).toBe(200);
    const late = await change(
      { contact_phone: '3', business_description: 'Weddings' },
      { contact_phone: '1', business_description: null },
      assistant,
    );
    expect([late.status, late.json.code, late.json.standing]).toEqual([409, 'STALE', { contact_phone: '2' }]);
    const elsewhere = { business_description: 'Weddings' };
    expect((await change(elsewhere, { business_description: null }, assistant)).status).toBe(200);
    expect(await row()).toMatchObject({ contact_phone: '2', business_description: 'Weddings' });
  });

  test('give the sender of its messages', async () => {
    expect((await findBrand(pool(), studio.account, null)).sender).toBe('Maya & Co');
    await change({ sender_name: 'מאיה מהסטודיו' });
    expect((await findBrand(pool(), studio.account, null)).sender).toBe('מאיה מהסטודיו');
    expect((await findBrand(pool(), studio.account, null)).name).toBe('Maya & Co');
  });
});
