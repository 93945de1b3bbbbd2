import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { type Receiver, startReceiver } from '@root/tests/helpers/webhook-receiver';
import { workQueue } from '@root/tests/helpers/work-queue';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { pool } from '@/core/db/pool';
import { emit } from '@/core/events/emit';
import { listDeliveries } from '../queries/webhooks';

export const app = await openTestApp();
export const WEBHOOKS = '/api/x/studio/webhooks';

export let receiver: Receiver;
export let host: string;
export let studio: Studio;
export let owner: Browser;

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
export async function make(url = `http://${host}/in`, events = ['selection.reopened']) {
  const made = await owner.post(WEBHOOKS, { url, events });
  expect(made.status).toBe(201);
  return made.json as unknown as { id: string; secret: string };
}
export const PROJECT = { id: '0199aaaa-0000-7000-8000-000000000001', name: 'נועה & Dan' };
export const reopen = () => emit(pool(), 'selection.reopened', studio.account, { project: PROJECT });
export async function work() {
  await workQueue('happenings.');
  await workQueue('webhooks.');
}
export const change = (who: Browser, id: string, json: object) =>
  who.send('PUT', `${WEBHOOKS}/${id}`, { json });
/** What the studio's owner was written about webhooks that switched themselves off. */
export const mails = async () =>
  (
    await pool().query<{ text: string }>(
      `select text from mails where kind = 'webhook.switched_off' and "to" = $1 and account_id = $2`,
      [studio.ownerEmail, studio.account],
    )
  ).rows.map(({ text }) => text);
export const log = async (id: string) => listDeliveries(id);
export const webhook = async (id: string) =>
  ((await owner.get(WEBHOOKS)).json.webhooks as unknown as Record<string, unknown>[]).find(
    (one) => one.id === id,
  );
