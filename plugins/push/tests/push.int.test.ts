import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf, openGallery } from '@root/tests/helpers/entries';
import { makeStudio, makeUser, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notify } from '../operations/notify';
import { sendNotice } from '../operations/send-notice';
import { push } from '../server';
import { makeSubscription, type PushService, readVapid, startPushService } from './push-service';

const service: PushService = await startPushService();
const app = await openTestApp();
const sql = sqlOf(app);
const { fresh, owner: enterOwner } = entriesOf(app);
const AT = '/api/x/push/devices';
let studio: Studio;
let project: Project;
let owner: Browser;
let assistant: Browser;
let client: Browser;

beforeAll(async () => {
  ({ studio, project, owner, client } = await openGallery(app));
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await fresh().signIn(email, PASSWORD);
});
afterAll(() => service.close());
beforeEach(async () => {
  await sql('delete from push_devices');
  await sql(`delete from pgboss.job where name = 'push.send'`);
  service.got.length = 0;
  service.status = 201;
});

/** Turns notices on for a new device of a person. */
async function turnOn(who: Browser, kinds: object = {}) {
  const subscription = makeSubscription(service.origin);
  const { endpoint, keys } = subscription;
  const answer = await who.put(AT, { endpoint, keys, name: 'Chrome, Android', ...kinds });
  const { devices } = answer.json as unknown as { devices: { id: string; endpoint: string }[] };
  const id = devices?.find((device) => device.endpoint === endpoint)?.id ?? '';
  return { ...subscription, id, status: answer.status };
}
const jobs = () =>
  sql<{ device: string; kind: string }>(
    `select data->>'device' as device, data->'notice'->>'kind' as kind from pgboss.job where name = 'push.send' order by 1`,
  );
const about = () => ({ id: project.id, name: 'Maya & Tom' });

test('a message reaches the browser encrypted and signed, in the language of the device', async () => {
  owner.cookies.set('locale', 'he');
  const device = await turnOn(owner);
  owner.cookies.delete('locale');
  await sendNotice(device.id, { kind: 'completed', project: about() });
  const [got] = service.got;
  expect(`${service.origin}${got?.path}`).toBe(device.endpoint);
  expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(got?.body.toString('latin1')).not.toContain('Maya');
  expect(device.read(got?.body as Buffer)).toMatchObject({
    title: 'הבחירה הושלמה',
    path: `/admin/projects/${project.id}/picks`,
    locale: 'he',
  });
  const { aud, exp, key } = readVapid(got?.headers.authorization ?? '');
  expect(aud).toBe(service.origin);
  expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3600 * 1000);
  expect((await owner.get(AT)).json).toMatchObject({ key });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i ends the device', async (status) => {
    const device = await turnOn(owner);
    service.status = status;
    await sendNotice(device.id, { kind: 'test', project: null });
    expect(await sql('select id from push_devices')).toEqual([]);
  });

  test.each([429, 500, 503])('that answers %i gets the notice again', async (status) => {
    const device = await turnOn(owner);
    service.status = status;
    await expect(sendNotice(device.id, { kind: 'test', project: null })).rejects.toThrow(String(status));
    expect(await sql('select id from push_devices')).toHaveLength(1);
  });

  test('that refuses the message loses it, and keeps the device', async () => {
    const device = await turnOn(owner);
    service.status = 403;
    await sendNotice(device.id, { kind: 'test', project: null });
    expect(await sql('select id from push_devices')).toHaveLength(1);
  });
});

describe('a domain event', () => {
  test('is one notice for each device that wants it, however often it is delivered', async () => {
    const wanted = await turnOn(owner);
    const second = await turnOn(assistant);
    await turnOn(owner, { completed: false });
    await turnOn(await enterOwner(await makeStudio()));
    const event = { id: 'e1', account: studio.account, at: '', data: { project: about(), completed_at: '' } };
    const deliver = push.on?.['selection.completed'] as (event: object) => Promise<void>;
    await deliver(event);
    await deliver(event);
    expect(await jobs()).toEqual(
      [wanted.id, second.id].sort().map((device) => ({ device, kind: 'completed' })),
    );
  });

  test('of an order is for the owner alone', async () => {
    const own = await turnOn(owner);
    await turnOn(assistant);
    const data = { project: about(), order: { id: project.id, number: 1 } };
    await push.on?.['shop.paid']?.(
      { id: 'e2', name: 'shop.paid', account: studio.account, at: '', data },
      {} as never,
    );
    expect(await jobs()).toEqual([{ device: own.id, kind: 'orders' }]);
  });

  test('of a comment by the studio itself is no notice, by a client it is', async () => {
    const own = await turnOn(owner);
    const say = (by: string) =>
      push.on?.['talk.commented']?.(
        {
          id: `e3 ${by}`,
          name: 'talk.commented',
          account: studio.account,
          at: '',
          data: { project: about(), comment: { id: project.id, by } },
        },
        {} as never,
      );
    await say('studio');
    expect(await jobs()).toEqual([]);
    await say('client');
    expect(await jobs()).toEqual([{ device: own.id, kind: 'comments' }]);
  });

  test('of guests’ photographs that wait is one for each project and hour, and leads to where they are decided', async () => {
    const own = await turnOn(owner);
    const helper = await turnOn(assistant);
    await turnOn(owner, { guests: false });
    const deliver = (id: string) =>
      push.on?.['guest-photos.waiting']?.(
        {
          id,
          name: 'guest-photos.waiting',
          account: studio.account,
          at: '',
          data: { project: about(), count: 3 },
        },
        {} as never,
      );
    await deliver('e5');
    await deliver('e5');
    const both = [own.id, helper.id].sort().map((device) => ({ device, kind: 'guests' }));
    expect(await jobs()).toEqual(both);
    await sendNotice(own.id, { kind: 'guests', project: about() });
    expect(own.read(service.got[0]?.body as Buffer)).toMatchObject({
      title: 'Photos from guests',
      body: 'New photos in “Maya & Tom” are waiting for you.',
      path: `/admin/projects/${project.id}/guest-photos`,
    });
  });

  test('is nothing for a user who left the studio', async () => {
    const { email, id } = await makeUser({ account: studio.account, role: 'assistant' });
    await turnOn(await fresh().signIn(email, PASSWORD));
    await sql('update users set account_id = null where id = $1', [id]);
    await notify('e4', studio.account, { kind: 'completed', project: about() });
    expect(await jobs()).toEqual([]);
  });
});

describe('devices', () => {
  test('get every kind of notice at first, and keep what is chosen', async () => {
    const { endpoint, keys } = await turnOn(owner);
    const kinds = { completed: true, orders: true, comments: true, guests: true };
    expect((await owner.get(AT)).json).toMatchObject({ devices: [kinds] });
    const chosen = { ...kinds, comments: false, guests: false };
    await owner.put(AT, { endpoint, keys, name: 'x', ...chosen });
    expect((await owner.get(AT)).json).toMatchObject({ devices: [chosen] });
  });

  test('are one’s own: others neither see nor remove nor test them', async () => {
    const { id } = await turnOn(owner);
    expect((await assistant.get(AT)).json).toMatchObject({ devices: [] });
    expect((await assistant.delete(`${AT}/${id}`)).status).toBe(404);
    expect((await assistant.post(`${AT}/${id}/test`)).status).toBe(404);
    expect((await client.get(AT)).status).toBe(401);
    expect((await owner.post(`${AT}/${id}/test`)).status).toBe(204);
    expect(await jobs()).toEqual([{ device: id, kind: 'test' }]);
    expect((await owner.delete(`${AT}/${id}`)).json).toMatchObject({ devices: [] });
  });

  test('are at push services of browsers alone, and at most twenty', async () => {
    const { keys } = makeSubscription(service.origin);
    for (const endpoint of [
      'https://internal.example/x',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com:1/x',
    ])
      expect((await owner.put(AT, { endpoint, keys, name: 'x' })).status).toBe(422);
    const statuses = [];
    for (let nr = 0; nr < 21; nr++) statuses.push((await turnOn(owner)).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).not.toBe(200);
  });
});
