import { Browser } from '@root/tests/helpers/browser';
import { makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { isSigned } from '@root/tests/helpers/webhook-receiver';
import { describe, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { sweepLog } from '../sweep-log';
import { app, change, host, log, make, owner, receiver, reopen, studio, WEBHOOKS, work } from './world';

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
