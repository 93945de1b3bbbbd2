import { makeStudio } from '@media/upload/tests/studio';
import { startTestApp } from '@root/tests/helpers/start-web';
import { openTestApp } from '@root/tests/helpers/test-app';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '@/core/crypto';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import type { Authorized } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { contextOf } from '@/modules/access/read-context';
import { createInvitation } from '@/modules/people/operations/create-invitation';
import { openInvitation } from '@/modules/people/operations/open-invitation';
import { renewInvitation } from '@/modules/people/operations/renew-invitation';
import { revokeInvitation } from '@/modules/people/operations/revoke-invitation';
import { sendMailAgain } from '@/modules/people/operations/send-mail-again';
import { sendMessages } from '@/modules/people/operations/send-messages';
import { listPeople } from '@/modules/people/queries/clients-repo';
import { listInvitations, markGone } from '../../queries/invitations-repo';

const app = await openTestApp();

beforeAll(() => startTestApp(app));

afterEach(() => {
  Object.assign(env(), { smtpUrl: undefined });
});

async function entered(role: Authorized['viewer']['role'] = 'owner'): Promise<Authorized> {
  const { event: id } = await makeStudio();
  const event = await findEvent(id);
  if (!event) throw new Error('no project');
  return { event, viewer: { role, grant: null, user: null, name: null } };
}

const tokenOf = (url: string) => new URL(url).pathname.replace('/i/', '');
const newBrowser = () => contextOf(new Headers());
const count = async (table: 'clients' | 'mails' | 'invitations', column: string, id: string) =>
  (await pool().query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount;

async function grantOf(actor: Authorized, url: string) {
  const { grant } = await openInvitation(newBrowser(), tokenOf(url));
  const { rows } = await pool().query<{ revoked_at: Date | null; role: string }>(
    'select revoked_at, role from grants where id = $1',
    [grant],
  );
  return { id: grant, event: actor.event.id, ...rows[0] };
}

describe('inviting', () => {
  test('returns a link that opens the project for that person, and stores only its hash', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, { name: 'Maya', phone: '+972541234567', locale: 'he' });
    expect(made.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/i\/[\w-]{43}$/);
    const { rows } = await pool().query<{ token_hash: string }>(
      'select token_hash from invitations where id = $1',
      [made.id],
    );
    expect(rows[0]?.token_hash).toBe(hashToken(tokenOf(made.url)));
    expect(await grantOf(actor, made.url)).toMatchObject({ role: 'client', revoked_at: null });
    const whatsapp = new URL(made.whatsapp);
    expect(whatsapp.pathname).toBe('/972541234567');
    expect(whatsapp.searchParams.get('text')).toContain(`שלום Maya! התמונות של ״Wedding״ מוכנות`);
    expect(whatsapp.searchParams.get('text')).toContain(made.url);
  });

  test('reads a national number by the studio’s time zone', async () => {
    const actor = await entered();
    await pool().query(
      `update accounts set time_zone = 'Asia/Jerusalem', locale = 'en', country_code = null where id = $1`,
      [actor.event.account_id],
    );
    const made = await createInvitation(actor, { name: 'Maya', phone: '052-123-4567' });
    expect(new URL(made.whatsapp).pathname).toBe('/972521234567');
  });

  test('is listed as not sent without a mail server, until the link is shared', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, { name: 'Maya', email: 'unsent@example.test', send: true });
    expect(await listPeople(actor.event.id)).toMatchObject([{ id: made.id, unsent: true }]);
    await markGone(pool(), made.id, 'shared_at');
    expect(await listPeople(actor.event.id)).toMatchObject([{ state: 'invited', unsent: false }]);
  });

  test('publishes a draft, so that the link opens it', async () => {
    const actor = await entered();
    expect(actor.event.published_at).toBeNull();
    await createInvitation(actor, { name: 'Maya' });
    expect((await findEvent(actor.event.id))?.published_at).not.toBeNull();
  });

  test('leaves a draft unpublished where its mail cannot be sent; the link, or sending it again, publishes it', async () => {
    const [one, other] = [await entered(), await entered()];
    const maya = { name: 'Maya', email: 'maya@example.com' };
    const published = async ({ event }: typeof one) => (await findEvent(event.id))?.published_at ?? null;
    for (const actor of [one, other]) await createInvitation(actor, { ...maya, send: true });
    await sendMessages(one, { kind: 'invitation', audience: 'not_invited' });
    expect([await published(one), await published(other)]).toEqual([null, null]);
    await createInvitation(one, maya);
    expect(await published(one)).not.toBeNull();
    Object.assign(env(), { smtpUrl: 'smtp://mail.example.com' });
    const { rows } = await pool().query<{ id: string }>('select id from mails where event_id = $1', [
      other.event.id,
    ]);
    await sendMailAgain(other.event.account_id, rows[0]?.id ?? '');
    expect(await published(other)).not.toBeNull();
  });

  test('mails the link on request, in the client’s language', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, {
      name: 'Maya',
      email: 'maya@example.com',
      locale: 'he',
      send: true,
    });
    const { rows } = await pool().query<{
      to: string;
      subject: string;
      text: string;
      locale: string;
      state: string;
    }>('select "to", subject, text, locale, state from mails where event_id = $1', [actor.event.id]);
    expect(rows).toEqual([
      expect.objectContaining({ to: 'maya@example.com', locale: 'he', state: 'outbox' }),
    ]);
    expect(rows[0]?.subject).toBe('התמונות שלכם מוכנות: Wedding');
    expect(rows[0]?.text).toContain(made.url);
    expect((await listInvitations(pool(), actor.event.id))[0]).toMatchObject({
      email: 'maya@example.com',
      sent_at: expect.any(Date),
    });
  });

  test('identifies a client by address under concurrent invitations', async () => {
    const actor = await entered();
    const requests = ['maya@example.com', 'Maya@Example.com', 'MAYA@example.com'].map((email) =>
      createInvitation(actor, { name: 'Maya', email }),
    );
    const links = await Promise.all(requests);
    expect(new Set(links.map((link) => link.url)).size).toBe(1);
    expect(await count('clients', 'account_id', actor.event.account_id)).toBe(1);
    expect(await count('invitations', 'event_id', actor.event.id)).toBe(1);
  });

  test('refuses invalid input before writing anything', async () => {
    const actor = await entered();
    const refused = createInvitation(actor, { name: 'Maya', send: true });
    await expect(refused).rejects.toMatchObject({ code: 'CLIENT_EMAIL_MISSING' });
    await expect(createInvitation(actor, { name: ' ', email: 'x' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: 'invalid_email' },
    });
    await expect(createInvitation(actor, { name: ' ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: 'blank' },
    });
    await pool().query('update events set archived_at = now() where id = $1', [actor.event.id]);
    const event = await findEvent(actor.event.id);
    await expect(
      createInvitation({ ...actor, event: event ?? actor.event }, { name: 'Maya' }),
    ).rejects.toMatchObject({ code: /PROJECT_/ });
    expect(await count('clients', 'account_id', actor.event.account_id)).toBe(0);
    expect(await count('invitations', 'event_id', actor.event.id)).toBe(0);
  });

  test.each(['anonymous', 'guest', 'client'] as const)(
    '%s may neither invite, renew nor revoke',
    async (role) => {
      const actor = await entered(role);
      await expect(createInvitation(actor, { name: 'Maya' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(renewInvitation(actor, uuidv7())).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(revokeInvitation(actor, uuidv7())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    },
  );
});

describe('renewing', () => {
  test('revokes the old address, opens a new one, and keeps existing sessions', async () => {
    const actor = await entered();
    const first = await createInvitation(actor, { name: 'Maya', email: 'maya@example.com' });
    const inside = await grantOf(actor, first.url);
    const second = await renewInvitation(actor, first.id, { send: true });
    expect(second.id).toBe(first.id);
    await expect(openInvitation(newBrowser(), tokenOf(first.url))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await grantOf(actor, second.url)).revoked_at).toBeNull();
    const { rows } = await pool().query('select revoked_at from grants where id = $1', [inside.id]);
    expect(rows).toEqual([{ revoked_at: null }]);
    expect(await count('mails', 'event_id', actor.event.id)).toBe(1);
  });

  test('without an address nothing is mailed and the old link stays valid', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, { name: 'Maya' });
    await expect(renewInvitation(actor, made.id, { send: true })).rejects.toMatchObject({
      code: 'CLIENT_EMAIL_MISSING',
    });
    expect((await grantOf(actor, made.url)).role).toBe('client');
  });
});

describe('revoking', () => {
  test('revokes the link and the grants made by it; a repetition changes nothing', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, { name: 'Maya', role: 'guest' });
    const other = await createInvitation(actor, { name: 'Dan' });
    const [phone, laptop, dan] = [
      await grantOf(actor, made.url),
      await grantOf(actor, made.url),
      await grantOf(actor, other.url),
    ];
    expect(await revokeInvitation(actor, made.id)).toEqual({ revoked: 2 });
    expect(await revokeInvitation(actor, made.id)).toEqual({ revoked: 0 });
    const { rows } = await pool().query<{ id: string }>(
      'select id from grants where event_id = $1 and revoked_at is not null order by id',
      [actor.event.id],
    );
    expect(rows.map((row) => row.id)).toEqual([phone.id, laptop.id].sort());
    expect(dan.revoked_at).toBeNull();
    await expect(openInvitation(newBrowser(), tokenOf(made.url))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(renewInvitation(actor, made.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('an invitation of another project is not found', async () => {
    const actor = await entered();
    const made = await createInvitation(actor, { name: 'Maya' });
    const stranger = await entered();
    for (const id of [made.id, uuidv7(), 'x']) {
      await expect(revokeInvitation(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(renewInvitation(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await grantOf(actor, made.url)).revoked_at).toBeNull();
  });
});
