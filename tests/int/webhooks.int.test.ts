import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { emit } from '@/core/events/emit';
import { boss } from '@/core/jobs/boss';
import { deliverWebhook } from '@/modules/webhooks/deliver-webhook';
import { listDeliveries } from '@/modules/webhooks/repo';
import { sweepLog } from '@/modules/webhooks/sweep-log';
import { Browser } from '../helpers/browser';
import { startWeb } from '../helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '../helpers/studio';
import { openTestApp } from '../helpers/test-app';
import { type Got, isSigned, type Receiver, startReceiver } from '../helpers/webhook-receiver';
import { workQueue } from '../helpers/work-queue';

const app = await openTestApp();
const WEBHOOKS = '/api/x/studio/webhooks';

let receiver: Receiver;
let host: string;
let studio: Studio;
let owner: Browser;

beforeAll(async () => {
  receiver = await startReceiver();
  host = receiver.host;
  await startWeb(app);
  studio = await makeStudio('Studio with webhooks');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});
afterAll(() => receiver.close());
beforeEach(async () => {
  await pool().query(
    'delete from webhooks; delete from webhook_deliveries; delete from rates; delete from mails',
  );
  await pool().query("delete from pgboss.job where name like 'webhooks.%' or name like 'happenings.%'");
  receiver.got.length = 0;
  receiver.answer = { status: 204 };
});

/** A webhook of the studio, as its owner creates one. */
async function make(url = `http://${host}/in`, events = ['selection.reopened']) {
  const made = await owner.post(WEBHOOKS, { url, events });
  expect(made.status).toBe(201);
  return made.json as unknown as { id: string; secret: string };
}
const PROJECT = { id: '0199aaaa-0000-7000-8000-000000000001', name: 'נועה & Dan' };
const reopen = () => emit(pool(), 'selection.reopened', studio.account, { project: PROJECT });
async function work() {
  await workQueue('happenings.');
  await workQueue('webhooks.');
}
const change = (who: Browser, id: string, json: object) => who.send('PUT', `${WEBHOOKS}/${id}`, { json });
/** What the studio's owner was written about webhooks that switched themselves off. */
const mails = async () =>
  (
    await pool().query<{ text: string }>(
      `select text from mails where kind = 'webhook.switched_off' and "to" = $1 and account_id = $2`,
      [studio.ownerEmail, studio.account],
    )
  ).rows.map(({ text }) => text);
const log = async (id: string) => listDeliveries(id);
const webhook = async (id: string) =>
  ((await owner.get(WEBHOOKS)).json.webhooks as unknown as Record<string, unknown>[]).find(
    (one) => one.id === id,
  );

describe('a message', () => {
  test('is sent, signed, to webhooks subscribed to its event, once', async () => {
    const { id, secret } = await make();
    await make(`http://${host}/other`, ['review.created']);
    await reopen();
    await work();
    expect(receiver.got).toHaveLength(1);
    const [first] = receiver.got as [Got];
    const { id: message, timestamp, ...said } = JSON.parse(first.body) as Record<string, string>;
    expect(said).toEqual({ type: 'selection.reopened', account: studio.account, data: { project: PROJECT } });
    expect(first.headers['webhook-id']).toBe(message);
    expect(Math.abs(Date.parse(timestamp ?? '') - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(isSigned(first, secret)).toBe(true);
    expect(isSigned({ ...first, body: first.body.replace('Dan', 'Ben') }, secret)).toBe(false);
    const [line] = await log(id);
    expect(line).toMatchObject({ state: 'delivered', tries: 1, attempts: [{ status: 204 }] });
  });

  test('a wildcard gets every event of its account, and none of another', async () => {
    await make(undefined, ['*', 'selection.reopened']);
    const other = await makeStudio();
    await emit(pool(), 'selection.reopened', other.account, { project: PROJECT });
    await work();
    expect(receiver.got).toEqual([]);
    await emit(pool(), 'project.closed', studio.account, { project: PROJECT });
    await work();
    expect(receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'project.closed',
    ]);
  });

  test('that is refused is retried after a pause, under the same id, until it is accepted', async () => {
    const { id } = await make();
    receiver.answer = { status: 500, body: `<p>${'no '.repeat(500)}` };
    await reopen();
    await work();
    const [line] = await log(id);
    expect(line).toMatchObject({
      state: 'waiting',
      tries: 1,
      attempts: [{ status: 500, trouble: 'status' }],
    });
    expect(line?.attempts[0]?.answer).toHaveLength(300);
    const wait = (Date.parse(line?.next_at ?? '') - Date.now()) / 1000;
    expect(wait).toBeGreaterThan(1);
    expect(wait).toBeLessThanOrEqual(5);
    const { rows } = await pool().query<{ tries: number; later: boolean }>(
      `select (data ->> 'tries')::int as tries, start_after > now() as later from pgboss.job
        where name = 'webhooks.deliver' and state < 'active'`,
    );
    expect(rows).toEqual([{ tries: 1, later: true }]);
    expect((await webhook(id))?.failing_since).toBeTruthy();
    receiver.answer = { status: 200 };
    const delivery = line?.id ?? '';
    // A job of an earlier attempt does nothing; its own job sends it once.
    for (const tries of [0, 1, 1]) await deliverWebhook({ delivery, tries });
    expect(receiver.got).toHaveLength(2);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', tries: 2, next_at: null });
    expect((await webhook(id))?.failing_since).toBeNull();
  });

  test('that no receiver accepts is given up; after a day of failures the webhook is disabled', async () => {
    const { id } = await make();
    receiver.answer = { status: 503 };
    await reopen();
    await work();
    const delivery = (await log(id))[0]?.id ?? '';
    for (let tries = 1; tries < 11; tries++) await deliverWebhook({ delivery, tries });
    expect((await log(id))[0]).toMatchObject({ state: 'failed', tries: 11, next_at: null });
    expect((await webhook(id))?.disabled_at).toBeNull();
    await pool().query("update webhooks set failing_since = now() - interval '25 hours'");
    await pool().query("update webhook_deliveries set tries = 10, state = 'waiting'");
    await deliverWebhook({ delivery, tries: 10 });
    expect(await webhook(id)).toMatchObject({ disabled_why: 'failing' });
    expect(await mails()).toEqual([expect.stringMatching(/more than a day[\s\S]*turn the webhook on/)]);
    const count = receiver.got.length;
    await reopen();
    await work();
    expect(receiver.got).toHaveLength(count);
  });

  test('answered by 410 disables the webhook', async () => {
    const { id } = await make();
    receiver.answer = { status: 410 };
    await reopen();
    await work();
    expect((await log(id))[0]).toMatchObject({ state: 'failed', attempts: [{ trouble: 'gone' }] });
    expect(await webhook(id)).toMatchObject({ disabled_why: 'gone' });
    expect(await mails()).toEqual([
      expect.stringMatching(/answered 410 Gone[\s\S]*\/admin\/settings\/webhooks\//),
    ]);
  });

  test('a failing or slow receiver delays no other', async () => {
    const [bad] = [await make('https://unknown.invalid/in'), await make()];
    await reopen();
    await work();
    expect(receiver.got).toHaveLength(1);
    expect((await log(bad.id))[0]).toMatchObject({ state: 'waiting' });
    // Two jobs of one receiver run at once, the third waits; other receivers' jobs do not.
    const group = { id: bad.id };
    const data = { delivery: PROJECT.id, tries: 99 };
    for (let i = 0; i < 3; i++) await boss().send('webhooks.deliver', data, { group });
    await boss().send('webhooks.deliver', data, { group: { id: PROJECT.id } });
    const taken: string[] = [];
    for (let i = 0; i < 4; i++)
      for (const one of await boss().fetch('webhooks.deliver', {
        groupConcurrency: 2,
        includeMetadata: true,
      }))
        taken.push(one.groupId ?? '');
    expect(taken.sort()).toEqual([bad.id, bad.id, PROJECT.id].sort());
  });
});

describe('private addresses', () => {
  test.each([
    ...['http://hooks.example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.7:8443/'],
    ...['https://169.254.169.254/latest/meta-data', 'https://[::ffff:192.168.1.1]/', 'https://2130706433/'],
    ...[
      'https://localhost/',
      'https://LOCALHOST./',
      'https://vm/',
      'https://vm.:8443/',
      'https://db.internal/',
    ],
    ...[
      'https://a.localhost/',
      'https://printer.local/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://127.1./',
    ],
    ...['https://[::ffff:7f00:1]/', 'https://[fd00::1]/', 'https://１２７.0.0.1/', 'https://0/'],
    ...['ftp://hooks.example.com/', 'https://me:word@hooks.example.com/', 'nonsense', ''],
  ])('%s is refused when it is entered', async (url) => {
    const refused = await owner.post(WEBHOOKS, { url, events: ['*'] });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['url']]);
  });

  test('a name that resolves to a private address, or another port of a listed host, is refused on sending', async () => {
    const { id } = await make('https://unknown.invalid/in');
    await reopen();
    await work();
    // A name that resolves to a private address (here past the check on saving) and an unknown one look the same in the log.
    const unknown = (await log(id))[0]?.attempts[0];
    await pool().query('update webhooks set url = $1', ['https://localhost:1/in']);
    await deliverWebhook({ delivery: (await log(id))[0]?.id ?? '', tries: 1 });
    const inner = (await log(id))[0]?.attempts.at(-1);
    expect(unknown).toMatchObject({ trouble: 'inside', ms: 0 });
    expect({ ...inner, at: '' }).toEqual({ ...unknown, at: '' });
    await pool().query('update webhooks set url = $1', [`http://127.0.0.1:1/${host}`]);
    const [line] = await log(id);
    await deliverWebhook({ delivery: line?.id ?? '', tries: 2 });
    expect((await log(id))[0]?.attempts.at(-1)).toMatchObject({ trouble: 'insecure' });
    expect(receiver.got).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    const { id } = await make();
    receiver.answer = { status: 307, headers: { Location: `http://${host}/elsewhere` } };
    await reopen();
    await work();
    expect(receiver.got).toHaveLength(1);
    expect((await log(id))[0]?.attempts).toMatchObject([{ status: 307, trouble: 'redirect' }]);
  });
});

describe('the secret', () => {
  test('is shown once, sealed in the database, and a former one signs for a day', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const stored = async () => JSON.stringify((await pool().query('select * from webhooks')).rows);
    const listed = JSON.stringify((await owner.get(WEBHOOKS)).json);
    for (const place of [await stored(), listed]) expect(place).not.toContain(secret.slice(6));
    expect(listed).not.toContain('secret');
    const renewed = String((await owner.post(`${WEBHOOKS}/${id}/secret`, {})).json.secret);
    expect(await stored()).not.toContain(renewed.slice(6));
    await owner.post(`${WEBHOOKS}/${id}/test`, {});
    await work();
    expect(receiver.got.map((one) => [isSigned(one, secret), isSigned(one, renewed)])).toEqual([
      [true, true],
    ]);
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    await pool().query("update webhooks set former_until = now() - interval '1 second'");
    await owner.post(`${WEBHOOKS}/${id}/test`, {});
    await work();
    expect(receiver.got.slice(1).map((one) => [isSigned(one, secret), isSigned(one, renewed)])).toEqual([
      [false, true],
    ]);
  });
});

describe('sending again', () => {
  test('one keeps its id; or all that were given up', async () => {
    const { id } = await make();
    await reopen();
    await work();
    const [line] = await log(id);
    expect((await owner.post(`${WEBHOOKS}/${id}/replay`, { delivery: line?.id })).json.count).toBe(1);
    await work();
    expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(line?.happening_id),
    );
    expect((await log(id))[0]).toMatchObject({ state: 'delivered', attempts: [{}, {}] });
    await reopen();
    await work();
    await pool().query("update webhook_deliveries set state = 'failed' where id <> $1", [line?.id]);
    expect((await owner.post(`${WEBHOOKS}/${id}/replay`, {})).json.count).toBe(1);
    await work();
    expect(receiver.got).toHaveLength(4);
    expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test('of another webhook answers 404; of a disabled one waits until it is enabled', async () => {
    const [one, other] = [await make(), await make(`http://${host}/b`, ['project.closed'])];
    receiver.answer = { status: 500 };
    await reopen();
    await work();
    receiver.answer = { status: 204 };
    const off = await change(owner, one.id, { enabled: false });
    expect(off.status).toBe(200);
    await reopen();
    await work();
    expect(receiver.got).toHaveLength(1);
    expect((await log(one.id)).map(({ state }) => state)).toEqual(['failed']);
    const refused = await owner.post(`${WEBHOOKS}/${one.id}/test`, {});
    expect([refused.status, refused.json.code]).toEqual([422, 'WEBHOOK_OFF']);
    await change(owner, one.id, { enabled: true });
    await reopen();
    await work();
    const delivery = (await log(one.id))[0]?.id;
    expect((await owner.post(`${WEBHOOKS}/${other.id}/replay`, { delivery })).status).toBe(404);
    expect((await owner.post(`${WEBHOOKS}/${one.id}/replay`, { delivery: 'x' })).status).toBe(404);
  });

  test('is limited per hour', async () => {
    const { id } = await make();
    await owner.post(`${WEBHOOKS}/${id}/test`, {});
    await pool().query('update rates set count = 60');
    expect((await owner.post(`${WEBHOOKS}/${id}/test`, {})).status).toBe(429);
  });
});

describe('access to webhooks', () => {
  test('is the owner’s: assistants are refused, strangers get 404; ten at most', async () => {
    const { id } = await make();
    const assistant = await makeUser({ account: studio.account, role: 'assistant' });
    const helper = await new Browser(app.origin).signIn(assistant.email, PASSWORD);
    expect((await helper.get(WEBHOOKS)).status).toBe(403);
    const other = await new Browser(app.origin).signIn((await makeStudio()).ownerEmail, PASSWORD);
    for (const asked of [
      await other.get(`${WEBHOOKS}/${id}/deliveries`),
      await change(other, id, { url: 'https://evil.example.com/' }),
      await other.post(`${WEBHOOKS}/${id}/secret`, {}),
      await other.post(`${WEBHOOKS}/${id}/replay`, {}),
      await other.delete(`${WEBHOOKS}/${id}`),
    ])
      expect(asked.status).toBe(404);
    for (let i = 1; i < 10; i++) await make(`http://${host}/${i}`);
    const eleventh = await owner.post(WEBHOOKS, { url: `http://${host}/11`, events: ['*'] });
    expect([eleventh.status, eleventh.json.code]).toEqual([422, 'WEBHOOK_LIMIT_REACHED']);
  });

  test('a removed webhook loses its log; the log is kept for thirty days', async () => {
    const { id } = await make();
    await reopen();
    await work();
    await pool().query("update webhook_deliveries set created_at = now() - interval '29 days'");
    await sweepLog();
    expect(await log(id)).toHaveLength(1);
    await pool().query("update webhook_deliveries set created_at = now() - interval '31 days'");
    await sweepLog();
    expect(await log(id)).toEqual([]);
    await reopen();
    await work();
    expect((await owner.delete(`${WEBHOOKS}/${id}`)).status).toBe(204);
    expect(await log(id)).toEqual([]);
    const { rows } = await pool().query<{ action: string }>(
      "select action from audit_entries where action like 'webhook.%' and account_id = $1 order by id desc limit 2",
      [studio.account],
    );
    expect(rows.map(({ action }) => action)).toEqual(['webhook.removed', 'webhook.added']);
  });
});
