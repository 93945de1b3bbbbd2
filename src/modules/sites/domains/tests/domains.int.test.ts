import { Browser } from '@root/tests/helpers/browser';
import { whole } from '@root/tests/helpers/part';
import { makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { describe, expect, test } from 'vitest';
import { lookAtDomain } from '../look-at-domain';
import { lookAtDomains } from '../look-at-domains';
import { findDomain } from '../queries';
import { add, alma, app, idOf, list, look, names, other, owner, prove, show, sql } from './world';

/** Pages are read again after a minute in any case: what is seen sooner came by a notification, on a busy machine, too. */
const NOTICED_MS = 15_000;

describe('adding a domain', () => {
  test('says which record verifies it, and where its DNS must point', async () => {
    names.addresses.set('photos.example.com', ['203.0.113.7']);
    const { status, json } = await add(' https://WWW.Alma.example.org/about ');
    expect(status).toBe(201);
    expect(json).toMatchObject({
      own: `http://alma.photos.example.com:${app.port}`,
      target: 'alma.photos.example.com',
      addresses: ['203.0.113.7'],
      domains: [
        {
          host: 'www.alma.example.org',
          record: {
            name: '_keepers.www.alma.example.org',
            value: expect.stringMatching(/^keepers-[\w-]{20}$/),
          },
          proved: false,
          main: false,
        },
      ],
    });
    expect((await show('www.alma.example.org')).status).toBe(404);
  });

  test('in Hebrew letters is stored in its ASCII form', async () => {
    await add('סטודיו.com');
    expect((await list()).domains).toMatchObject([
      { shown: 'סטודיו.com', host: expect.stringMatching(/^xn--.+\.com$/) },
    ]);
  });

  test('twice is one, with the same proof', async () => {
    await add('alma.com');
    const before = await list();
    expect((await add('ALMA.com')).status).toBe(201);
    expect(await list()).toEqual(before);
  });

  test.each([
    ['photos.example.com', 'taken'],
    ['boaz.photos.example.com', 'taken'],
    ['10.0.0.1', 'invalid'],
    ['alma', 'invalid'],
    ['alma.local', 'invalid'],
  ])('refuses %s', async (host) => {
    const answer = await add(host);
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['host']]);
    expect((await list()).domains).toEqual([]);
  });

  test('refuses one that another account has verified, and the eleventh', async () => {
    await prove('boaz.com', other);
    expect((await add('boaz.com')).status).toBe(422);
    for (let i = 0; i < 10; i++) expect((await add(`alma${i}.com`)).status).toBe(201);
    const answer = await add('alma10.com');
    expect([answer.status, answer.json.code]).toEqual([422, 'REFUSED']);
  });
});

describe('looking', () => {
  test('finds the record, among others and in pieces, and serves the site at once', async () => {
    await add('alma.com');
    const { value } = (await list()).domains[0]?.record ?? { value: '' };
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'missing' });
    names.texts.set('_keepers.alma.com', ['something else']);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'other' });
    names.texts.set('_keepers.alma.com', ['something else', [value.slice(0, 9), value.slice(9)]]);
    expect(await look('alma.com')).toMatchObject({ proved: true, trouble: null, main: false });
    await expect
      .poll(async () => (await show('alma.com')).text, { timeout: NOTICED_MS })
      .toContain('Words of alma');
    expect((await show('alma.photos.example.com')).text).toContain('Words of alma');
  });

  test('the proof of another account verifies nothing', async () => {
    await add('alma.com');
    await add('alma.com', other);
    const theirs = (await list(other)).domains[0]?.record.value ?? '';
    names.texts.set('_keepers.alma.com', [theirs]);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'other' });
    expect(await look('alma.com', other)).toMatchObject({ proved: true });
    const mine = (await list()).domains[0]?.record.value ?? '';
    names.texts.set('_keepers.alma.com', [theirs, mine]);
    expect(await look('alma.com')).toMatchObject({ proved: false, trouble: 'taken' });
    await expect
      .poll(async () => (await show('alma.com')).text, { timeout: NOTICED_MS })
      .toContain('Words of boaz');
  });

  // Nine seconds until it counts as unresponsive.
  test.runIf(whole)('an unresponsive name server withdraws nothing', async () => {
    await prove('alma.com');
    names.texts.set('_keepers.alma.com', null);
    expect(await look('alma.com')).toMatchObject({ proved: true, trouble: 'unreachable', lost: null });
  });

  test('a record missing for three days withdraws the domain, with one notice', async () => {
    await prove('alma.com');
    const id = await idOf('alma.com');
    await owner.put(`/api/x/sites/domains/${id}`, { main: true });
    names.texts.clear();
    const at = async (days: number) => {
      const domain = await findDomain(id);
      if (domain) await lookAtDomain(domain, new Date(Date.now() + days * 86_400_000));
      return findDomain(id);
    };
    expect(await at(0)).toMatchObject({ verified_at: expect.any(Date), lost_at: expect.any(Date) });
    expect(await at(2.9)).toMatchObject({ verified_at: expect.any(Date), main: true });
    expect(await sql('select 1 from mails')).toEqual([]);
    expect(await at(3.1)).toMatchObject({ verified_at: null, main: false });
    await at(3.2);
    const mails = await sql('select "to", kind, subject from mails');
    expect(mails).toEqual([
      { to: alma.ownerEmail, kind: 'site.domain-lost', subject: expect.stringContaining('alma.com') },
    ]);
    await expect.poll(async () => (await show('alma.com')).status, { timeout: NOTICED_MS }).toBe(404);
  });

  test('a record that returns in time leaves the domain verified', async () => {
    const before = await prove('alma.com');
    const kept = new Map(names.texts);
    names.texts.clear();
    expect(await look('alma.com')).toMatchObject({ proved: true, lost: expect.any(String) });
    for (const [name, texts] of kept) names.texts.set(name, texts);
    expect(await look('alma.com')).toMatchObject({ proved: true, lost: null, record: before?.record });
  });

  test('runs by itself when due, and by hand only so often', async () => {
    await add('alma.com');
    await add('later.com');
    await sql(
      `update site_domains set checked_at = now() - interval '20 minutes', created_at = now() - interval '5 hours' where host = 'later.com'`,
    );
    names.asked.length = 0;
    await lookAtDomains();
    expect(names.asked).toEqual(['TXT _keepers.alma.com']);
    const id = await idOf('alma.com');
    await sql('update rates set count = 1000');
    await owner.post(`/api/x/sites/domains/${id}/look`);
    await sql('update rates set count = 1000');
    expect((await owner.post(`/api/x/sites/domains/${id}/look`)).json.code).toBe('RATE_REACHED');
  });
});

describe('authorization', () => {
  test('is the owner’s alone; others get not found', async () => {
    await add('alma.com');
    const id = await idOf('alma.com');
    const nothing = await other.delete('/api/x/sites/domains/0199aaaa-0000-7000-8000-000000000000');
    for (const answer of [
      await other.put(`/api/x/sites/domains/${id}`, { main: true }),
      await other.post(`/api/x/sites/domains/${id}/look`),
      await other.delete(`/api/x/sites/domains/${id}`),
    ])
      expect([answer.status, answer.text]).toEqual([404, nothing.text]);
    const assistant = await new Browser(app.origin).signIn(
      (await makeUser({ account: alma.account, role: 'assistant' })).email,
      PASSWORD,
    );
    expect((await assistant.get('/api/x/sites/domains')).status).toBe(403);
    expect((await assistant.post('/api/x/sites/domains', { host: 'x.com' })).status).toBe(403);
    expect((await list()).domains).toHaveLength(1);
  });
});
