import { Browser } from '@root/tests/helpers/browser';
import { sellThings } from '@root/tests/helpers/money';
import { keepsPaymentContract } from '@root/tests/helpers/order-contracts';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { money } from '@/modules/money/payments';
import { remindPayers } from '../emails/remind-payers';
import { METHODS, methods, referenceOf } from '../methods';

const app = await openTestApp();
let studio: Studio;
let owner: Browser;
let shop: Awaited<ReturnType<typeof sellThings>>;
const total = { amount: 11_800, currency: 'ILS' as const };

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  shop = await sellThings(app, studio.account);
});

const set = (settings: object) =>
  owner.put('/api/x/studio/features/offline/settings', { settings: { ...settings } });
const offered = async () => (await money.offers({ account: studio.account, total })).map(({ id }) => id);

test('cash is offered on day one, the others once the studio has written how; none to the platform', async () => {
  expect((await offered()).filter((id) => METHODS.includes(id as never))).toEqual(['cash']);
  await set({ bank: 'Bank 12\nBranch 345\nAccount 678901', bit: '050-1234567', own: 'Gold, by horse' });
  expect(await offered()).toEqual(expect.arrayContaining(['bank-transfer', 'cash', 'bit', 'own-words']));
  expect(await offered()).not.toContain('cheque');
  await set({ cash: false });
  expect(await offered()).not.toContain('cash');
  await set({ cash: true });
  const platform = await money.offers({ account: null, total });
  expect(platform.filter(({ id }) => METHODS.includes(id as never))).toEqual([]);
});

test.each(METHODS)('%s fulfills the contract of payment methods', async (id) => {
  await set({ bank: 'Bank 12', cash: true, bit: '050', paybox: '051', cheque: 'To Olga', own: 'Gold' });
  const method = methods.find((one) => one.id === id);
  const order = {
    id: '01990000-0000-7000-8000-0000abcd1234',
    payee: { account: studio.account },
    connection: null,
    total,
    lines: [],
    commission: null,
    payer: { name: 'Noa', email: 'noa@example.test' },
    locale: 'en' as const,
    back: app.origin,
  };
  const nothing = { ...order, id: '01990000-0000-7000-8000-0000abcd9999', total: { ...total, amount: 0 } };
  expect(await keepsPaymentContract(method as never, { takes: order, refuses: nothing })).toMatchObject({
    state: 'agreed',
    reference: 'ABCD1234',
    instructions: expect.stringContaining('ABCD1234'),
  });
});

test('the payer is reminded once, after the studio’s days, of what is not paid; not after it was paid', async () => {
  const begin = async () => (await shop.begin(await shop.thing(), { method: 'bank-transfer' })).id;
  await set({ bank: 'Bank 12', remind: 3 });
  const [first, paid] = [await begin(), await begin()];
  await money.markPaid({ account: studio.account, payment: paid });
  const mails = () =>
    shop.sql<{ to: string; subject: string; text: string }>(
      `select "to", subject, "text" from mails where kind = 'offline.reminder'`,
    );
  await remindPayers(new Date(Date.now() + 2 * 24 * 3600_000));
  expect(await mails()).toEqual([]);
  const late = new Date(Date.now() + 4 * 24 * 3600_000);
  await set({ remind: 0 });
  await remindPayers(late);
  expect(await mails()).toEqual([]);
  await set({ remind: 3 });
  await Promise.all([remindPayers(late), remindPayers(late)]);
  await remindPayers(late);
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['noa@example.test', '₪118.00 still to be paid'],
  ]);
  expect(sent[0]?.text).toContain(referenceOf(first));
});
