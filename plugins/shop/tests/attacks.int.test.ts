import { beforeAll, describe, expect, test } from 'vitest';
import type { OrderToPay } from '@/modules/money/payment-contract';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import { makeUser, PASSWORD } from '../../../tests/helpers/studio';
import { client, code, fresh, order, owner, PRINT, project, sell, sql, studio } from './world';

const asked: OrderToPay[] = [];
let product: string;
const lines = () => [{ product, option: 'small', medias: [project.medias[0]] }];

beforeAll(async () => {
  addPaymentMethods('attacks', [
    {
      id: 'page',
      label: 'shop.title',
      takes: async () => true,
      pay: async (one) => {
        asked.push(one);
        return { state: 'elsewhere', href: `https://pay.test/${one.id}`, ref: one.id };
      },
      // The service says that nothing was paid.
      look: async (one) => ({ state: 'elsewhere', href: `https://pay.test/${one.id}`, ref: one.id }),
    },
  ]);
  product = await sell(PRINT);
});

const place = (more: object = {}) => order(client, { method: 'page', lines: lines(), total: 1500, ...more });

describe('a checkout', () => {
  test('takes no price, commission, tax, currency or way back from the request', async () => {
    const hostile = {
      back: 'https://evil.test/',
      commission: 0,
      tax: 999_999,
      currency: 'EUR',
      payee: 'platform',
      account: '00000000-0000-7000-8000-000000000000',
      state: 'paid',
      lines: lines().map((line) => ({ ...line, unit: 1, amount: 1, name: 'Nothing' })),
    };
    const answer = await place(hostile);
    expect(answer.status).toBe(201);
    const one = asked.at(-1);
    expect(one).toMatchObject({
      total: { amount: 1500, currency: 'USD' },
      payee: { account: studio.account },
      lines: [{ quantity: 1, amount: 1500 }],
    });
    expect(one?.back).toBe(`${client.origin}/events/${project.id}/orders/${answer.json.id}`);
    expect(JSON.stringify(one)).not.toContain('evil.test');
  });

  test('leads to the payment page of the method or to the order, and nowhere else', async () => {
    const { json } = await place({ path: 'https://evil.test/', href: 'https://evil.test/' });
    expect(json.path).toBe(`https://pay.test/${asked.at(-1)?.id}`);
  });
});

test('returning from a payment page, also again and with any words in the address, marks nothing as paid', async () => {
  const { id } = (await place()).json;
  const path = `/events/${project.id}/orders/${id}`;
  for (const said of ['', '?paid=1', '?session_id=cs_test_paid&redirect_status=succeeded', '?state=paid'])
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.send('GET', `${path}${said}`, { headers: { Accept: 'text/html' } })).status).toBe(
        200,
      );
  expect((await client.get(path)).json.state).toBe('open');
  expect(await sql("select 1 from ledger_entries where name = 'sales'")).toEqual([]);
});

test('an assistant of the studio neither sees nor changes orders, refunds, sums and coupons', async () => {
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  const assistant = await fresh().signIn(email, PASSWORD);
  const { id } = (await order(client, { lines: lines(), total: 1500 })).json;
  const path = `/events/${project.id}/orders/${id}`;
  await owner.put(path, { paid: true });
  const refused = [403, 404];
  const answers = [
    await assistant.get(path),
    await assistant.get('/api/x/shop/orders'),
    await assistant.get('/api/x/shop/orders.csv'),
    await assistant.get(`/api/x/shop/orders/${id}`),
    await assistant.get(`/api/x/shop/orders/${id}/photos`),
    await assistant.get('/api/x/shop/sold'),
    await assistant.get('/api/x/shop/coupons'),
    await assistant.put(path, { paid: false }),
    await assistant.put(path, { note: 'mine' }),
    await assistant.post(`${path}/refunds`, { amount: 1 }),
    await assistant.post('/api/x/shop/coupons', { code: 'FREE', kind: 'percent', percent: 100 }),
  ];
  for (const answer of answers) expect(refused, answer.text).toContain(answer.status);
  expect(code(await assistant.post(`${path}/refunds`, { amount: 1 }))[1]).toMatch(/FORBIDDEN|NOT_FOUND/);
  expect((await owner.get(path)).json).toMatchObject({ state: 'paid', refunded: { amount: 0 } });
});

test('texts of buyers are no formulas in the table of orders', async () => {
  const formulas = ['=HYPERLINK("https://evil.test","x")', '+1+1', '-2', '@SUM(A1)', '\t=1', '\r=1'];
  for (const name of formulas)
    expect((await order(client, { lines: lines(), total: 1500, name: `${name}|` })).status).toBe(201);
  const { text } = await owner.get('/api/x/shop/orders.csv');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.test"",""x"")|"`);
  expect(text.match(/(?:^|,)"?(?:[=+\-@\t]|\r(?!\n)).*/gm)).toBeNull();
});
