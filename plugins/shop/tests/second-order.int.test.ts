import { beforeAll, describe, expect, test } from 'vitest';
import { translator } from '@/core/i18n/translate';
import { addPaymentMethods } from '@/modules/money/payment-methods';
import type { Browser } from '../../../tests/helpers/browser';
import { makeProject, type Project } from '../../../tests/helpers/studio';
import {
  cartPageOf,
  client,
  enters,
  entersAsGuest,
  fill,
  order,
  owner,
  PRINT,
  project,
  sell,
  sql,
  studio,
} from './world';

let product: string;
/** How often the method that asks a service was called. */
let calls = 0;
/** How the studio is paid at its table, by language; null: it takes no money there any more. */
let table: Record<'en' | 'he', string> | null = { en: 'At the table.', he: 'ליד השולחן.' };

beforeAll(async () => {
  addPaymentMethods('tests', [
    {
      id: 'table',
      label: 'shop.title',
      agrees: true,
      takes: async () => table !== null,
      pay: async ({ id, locale }) => ({
        state: 'agreed',
        reference: id.slice(-6),
        instructions: table?.[locale] ?? 'none',
      }),
    },
    {
      id: 'counter',
      label: 'shop.title',
      takes: async () => true,
      pay: async ({ id }) => {
        calls += 1;
        return { state: 'agreed', reference: id.slice(-6), instructions: 'At the counter.' };
      },
    },
  ]);
  product = await sell(PRINT);
});

const pick = (who: Browser, of: Project = project) =>
  fill(who, [{ product, option: 'small', medias: [of.medias[0]] }], of);

describe('the checkout of a second order', () => {
  const named = async (who: Browser, of: Project = project) => {
    await pick(who, of);
    return (await cartPageOf(who, of)).values;
  };

  test('has the name and address of this person’s last order in the project', async () => {
    const buyer = await entersAsGuest(project);
    expect(await named(buyer)).toEqual({ name: '', email: '' });
    for (const name of ['Dana', 'Dana Cohen']) {
      await pick(buyer);
      const body = { total: 1500, name, email: 'dana@example.test', address: 'Herzl 5' };
      expect((await order(buyer, body)).status).toBe(201);
    }
    expect(await named(buyer)).toEqual({ name: 'Dana Cohen', email: 'dana@example.test' });
  });

  test('has nothing of another person’s, of another project’s, or of an erased order', async () => {
    const buyer = await entersAsGuest(project);
    await pick(buyer);
    const { json } = await order(buyer, { total: 1500, name: 'Dana', email: 'secret@example.test' });
    for (const other of [client, await enters(project), await entersAsGuest(project)])
      expect(JSON.stringify(await named(other))).not.toContain('secret');
    const elsewhere = await makeProject(studio, { medias: 1 });
    expect(JSON.stringify(await named(await entersAsGuest(elsewhere), elsewhere))).not.toContain('secret');
    await sql("update shop_orders set grant_id = null, name = '–', email = null, person = '' where id = $1", [
      json.id,
    ]);
    expect(await named(buyer)).toEqual({ name: '', email: '' });
  });
});

describe('how an open order is paid', () => {
  const inHebrew = async (who: Browser, path: string) => {
    who.cookies.set('locale', 'he');
    const answer = await who.get(path);
    who.cookies.delete('locale');
    return answer;
  };
  const place = async () => {
    const buyer = await entersAsGuest(project);
    await pick(buyer);
    const { json } = await order(buyer, { total: 1500, method: 'table' });
    return { buyer, id: String(json.id), path: `/events/${project.id}/orders/${json.id}` };
  };
  const payments = (id: string) => sql('select * from payments where purpose_id = $1', [id]);

  test('is in the language of its reader, with the same reference, and changes nothing', async () => {
    const { buyer, id, path } = await place();
    const before = [await payments(id), await sql('select * from shop_orders where id = $1', [id])];
    const [english, hebrew] = [await buyer.get(path), await inHebrew(buyer, path)];
    expect(english.json.instructions).toBe('At the table.');
    expect(hebrew.json.instructions).toBe('ליד השולחן.');
    expect(hebrew.json.reference).toBe(english.json.reference);
    expect([await payments(id), await sql('select * from shop_orders where id = $1', [id])]).toEqual(before);
    expect(before[1]).toMatchObject([{ instructions: 'At the table.', locale: 'en' }]);
  });

  test('of an order in Hebrew is in English for an English reader, by the ways of the studio', async () => {
    const buyer = await entersAsGuest(project);
    await pick(buyer);
    buyer.cookies.set('locale', 'he');
    const { json } = await order(buyer, { total: 1500, method: 'cash' });
    buyer.cookies.delete('locale');
    const path = `/events/${project.id}/orders/${json.id}`;
    expect((await inHebrew(buyer, path)).json.instructions).toContain(translator('he')('offline.how.cash'));
    expect((await buyer.get(path)).json.instructions).toContain(translator('en')('offline.how.cash'));
  });

  test('is read from a method that asks a service as it was agreed, without a call of it', async () => {
    const buyer = await entersAsGuest(project);
    await pick(buyer);
    const { json } = await order(buyer, { total: 1500, method: 'counter' });
    const before = calls;
    const said = (await inHebrew(buyer, `/events/${project.id}/orders/${json.id}`)).json.instructions;
    expect([said, calls]).toEqual(['At the counter.', before]);
  });

  test('is as it was agreed where the studio no longer takes money so, and nothing once it is paid', async () => {
    const { buyer, id, path } = await place();
    const words = table;
    table = null;
    const said = (await inHebrew(buyer, path)).json.instructions;
    table = words;
    expect(said).toBe('At the table.');
    await owner.put(path, { paid: true });
    expect((await inHebrew(buyer, path)).json.instructions).toBeNull();
    expect(await payments(id)).toMatchObject([{ state: 'paid' }]);
  });

  test('begins no payment by being read, where none is open', async () => {
    const { buyer, id, path } = await place();
    await sql("update payments set state = 'cancelled' where purpose_id = $1", [id]);
    expect((await inHebrew(buyer, path)).json.instructions).toBe('At the table.');
    expect(await payments(id)).toMatchObject([{ state: 'cancelled' }]);
  });
});
