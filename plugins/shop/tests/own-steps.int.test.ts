import { expect, test } from 'vitest';
import { ownSteps } from '../operations/own-steps';
import { client, enters, fill, order, PRINT, project, sell, sql } from './world';

const grantOf = async (person: string) =>
  String(
    (await sql('select id from grants where event_id = $1 and id::text = $2', [project.id, person]))[0]?.id,
  );
const stepsOf = async (grant: string, paused = false) =>
  (await ownSteps([{ grant, paused }], 'en')).get(project.id) ?? [];

test('a person’s last order says its state, and waits while it is not paid; another client’s is not shown', async () => {
  const product = await sell(PRINT);
  const orders = async () =>
    (await sql('select id, number, person from shop_orders where event_id = $1 order by number', [
      project.id,
    ])) as { id: string; number: number; person: string }[];
  for (const who of [client, await enters(project)]) {
    await fill(who, [{ product, option: 'small', medias: [project.medias[0]] }]);
    expect((await order(who, { total: 1500 })).status).toBe(201);
  }
  const [first, second] = await orders();
  if (!first || !second) throw new Error('There are no orders');
  const set = (id: string, state: string, sent = 'null') =>
    sql(`update shop_orders set state = $2, sent_at = ${sent} where id = $1`, [id, state]);
  const grant = await grantOf(first.person);
  const step = (text: string, waits: boolean) => [
    {
      text: `Order ${Number(first.number)} · ${text}`,
      href: `/events/${project.id}/orders/${first.id}`,
      waits,
    },
  ];
  await set(first.id, 'open');
  expect(await stepsOf(grant)).toEqual(step('Waiting for payment', true));
  expect(await stepsOf(grant, true)).toEqual([]);
  await set(first.id, 'paid');
  expect(await stepsOf(grant)).toEqual(step('Paid', false));
  await set(first.id, 'done', 'now()');
  expect(await stepsOf(grant)).toEqual(step('Sent', false));
  await set(first.id, 'done', "now() - interval '31 days'");
  expect(await stepsOf(grant)).toEqual([]);
  await set(first.id, 'cancelled');
  expect(await stepsOf(grant)).toEqual([]);
  expect(await stepsOf(await grantOf(second.person))).toMatchObject([
    { href: `/events/${project.id}/orders/${second.id}` },
  ]);
});
