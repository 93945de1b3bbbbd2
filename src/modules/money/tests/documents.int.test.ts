import { sellThings } from '@root/tests/helpers/money';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeStudio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import { addInvoicing, type DocumentToIssue } from '@/modules/money/invoicing';
import { askInvoicing, issueDue } from '@/modules/money/operations/issue-documents';
import { money } from '@/modules/money/payments';

const app = await openTestApp();
let account: string;
let other: string;
let shop: Awaited<ReturnType<typeof sellThings>>;

/** An invoicing service in the test's process; `says` breaks it. */
const service = {
  connected: false,
  issued: new Map<string, DocumentToIssue>(),
  calls: 0,
  says: null as null | 'refused' | 'lost',
};
const year = new Date().getFullYear();

beforeAll(async () => {
  await startTestApp(app);
  ({ account } = await makeStudio());
  ({ account: other } = await makeStudio());
  addInvoicing('tests', [
    {
      id: 'books',
      label: 'x.books',
      takes: async () => service.connected,
      issue: async (document) => {
        service.calls += 1;
        if (service.says === 'refused') throw new KeepersError('REFUSED', { reason: 'no address' });
        service.issued.set(document.id, document);
        if (service.says === 'lost') throw new Error('cut');
        return { number: `INV-${service.issued.size}`, link: `https://books.test/${document.id}` };
      },
    },
  ]);
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  Object.assign(service, { connected: false, says: null, calls: 0 });
  service.issued.clear();
  shop = await sellThings(app, account);
  await shop.sql(
    'truncate payments, refunds, ledger_transfers, ledger_entries, provider_events, money_documents cascade',
  );
  await shop.sql(
    "update accounts set country_code = null, business_number = '514000000', business_address = 'הרצל 1' where id = $1",
    [account],
  );
  await shop.connect();
});

const purposeOf = (id: string) => ({ kind: 'things', id });

/** A thing, and its payment that was paid at the service. */
async function payThing(more: Parameters<typeof shop.begin>[1] = {}) {
  const thing = await shop.thing();
  const { id } = await shop.begin(thing, more);
  shop.provider.press(id, 'pay');
  await money.look(id);
  return { thing, id };
}

/** A thing, and its payment that the studio marked as received. */
async function markThing() {
  const thing = await shop.thing();
  const { id } = await shop.begin(thing, { method: 'till' });
  await money.markPaid({ account, payment: id });
  return { thing, id };
}

const numbers = async () =>
  (
    await shop.sql<{ series: string; number: number }>(
      'select series, number from money_documents order by series, number',
    )
  ).map(({ series, number }) => `${series}${number}`);

describe('the document of a payment', () => {
  test('is issued once, with what was paid for, frozen', async () => {
    const { thing, id } = await payThing();
    await Promise.all([issueDue(), issueDue()]);
    await issueDue();
    expect(await money.documents(purposeOf(thing))).toMatchObject([
      { number: `P-${year}-0001`, kind: 'confirmation', refund: false, link: null },
    ]);
    await shop.sql("update accounts set business_number = '999' where id = $1", [account]);
    await shop.sql("update payments set payer_name = '' where id = $1", [id]);
    const [row] = await shop.sql<{ data: object }>('select data from money_documents');
    expect(row?.data).toMatchObject({
      seller: { number: '514000000', address: 'הרצל 1' },
      buyer: { name: 'Noa', email: 'noa@example.test' },
      lines: [{ words: 'Album', quantity: 1, amount: 11_800 }],
      total: 11_800,
      vat: 1800,
      currency: 'ILS',
    });
  });

  test('is an invoice in another country, and a PDF for what was paid for alone', async () => {
    await shop.sql("update accounts set country_code = 'DE' where id = $1", [account]);
    const { thing } = await payThing();
    await issueDue();
    const [document] = await money.documents(purposeOf(thing));
    expect(document).toMatchObject({ kind: 'invoice' });
    const asked = { document: document?.id ?? '' };
    const { name, pdf } = await money.openDocument({ ...asked, purpose: purposeOf(thing) });
    expect([name, pdf.subarray(0, 5).toString()]).toEqual([`P-${year}-0001.pdf`, '%PDF-']);
    await expect(
      money.openDocument({ ...asked, purpose: purposeOf(await shop.thing()) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('numbers have no gaps: not by two workers, and not by one that fails', async () => {
    for (let nr = 0; nr < 12; nr += 1) await payThing();
    await shop.sql(`create or replace function refuse_third() returns trigger language plpgsql as $$ begin
      if new.number = 3 then raise exception 'cut'; end if; return new; end $$`);
    await shop.sql(
      'create trigger refuse_third after insert on money_documents for each row execute function refuse_third()',
    );
    try {
      await Promise.all([issueDue(), issueDue(), issueDue()]);
    } finally {
      await shop.sql('drop trigger refuse_third on money_documents');
    }
    expect(await numbers()).toEqual(['P1', 'P2']);
    await Promise.all([issueDue(), issueDue()]);
    await issueDue();
    expect(await numbers()).toEqual(Array.from({ length: 12 }, (_, nr) => `P${nr + 1}`));
  });

  test('each account has numbers of its own', async () => {
    await payThing();
    await shop.connect('own', other);
    const thing = await shop.thing(11_800, other);
    const { id } = await shop.begin(thing, { payee: { account: other } });
    shop.provider.press(id, 'pay');
    await money.look(id);
    await issueDue();
    expect(await numbers()).toEqual(['P1', 'P1']);
  });

  test('of money marked by hand waits a day, in which the mark may be undone', async () => {
    const { thing, id } = await markThing();
    await issueDue();
    expect(await money.documents(purposeOf(thing))).toEqual([]);
    await money.unmarkPaid({ account, payment: id });
    await shop.sql("update payments set document_due = document_due - interval '25 hours'");
    await issueDue();
    expect(await numbers()).toEqual([]);
    await money.markPaid({ account, payment: id });
    await shop.sql("update payments set document_due = document_due - interval '25 hours'");
    await issueDue();
    expect(await numbers()).toEqual(['P1']);
    await expect(money.unmarkPaid({ account, payment: id })).rejects.toMatchObject({
      code: 'DOCUMENT_ISSUED',
    });
  });

  test('is issued at once when the owner wants it; of another account, or of what is not paid, never', async () => {
    const { id } = await markThing();
    await expect(money.issueDocument({ account: other, payment: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const first = await money.issueDocument({ account, payment: id });
    expect(await money.issueDocument({ account, payment: id })).toEqual(first);
    const open = await shop.begin(await shop.thing(), { method: 'till' });
    await expect(money.issueDocument({ account, payment: open.id })).rejects.toMatchObject({
      code: 'NOT_PAYABLE',
    });
  });

  test('is not issued for money that is owed back', async () => {
    const thing = await shop.thing();
    const { id } = await shop.begin(thing);
    await money.cancel({ account, payment: id });
    const cash = await shop.begin(thing, { method: 'till' });
    await money.markPaid({ account, payment: cash.id });
    shop.provider.press(id, 'pay');
    await money.look(id);
    await shop.sql("update payments set document_due = document_due - interval '25 hours'");
    await issueDue();
    expect(await numbers()).toEqual(['P1']);
  });
});

describe('the document of a refund', () => {
  test('is one for each part, names the document it belongs to, and comes after it', async () => {
    const { thing, id } = await payThing();
    await money.refund({ account, payment: id, amount: 1800, by: null });
    await money.refund({ account, payment: id, by: null });
    await Promise.all([issueDue(), issueDue()]);
    await issueDue();
    expect(await numbers()).toEqual(['P1', 'R1', 'R2']);
    const listed = await money.documents(purposeOf(thing));
    expect(listed[0]).toMatchObject({ refund: false });
    expect(listed.slice(1)).toMatchObject([
      { refund: true, kind: 'refund-confirmation' },
      { refund: true, kind: 'refund-confirmation' },
    ]);
    const rows = await shop.sql<{ data: { credits: string; total: number; vat: number } }>(
      "select data from money_documents where series = 'R' order by number",
    );
    expect(rows.map(({ data }) => data.credits)).toEqual([`P-${year}-0001`, `P-${year}-0001`]);
    expect(rows.reduce((sum, { data }) => sum + data.total, 0)).toBe(11_800);
    expect(rows.reduce((sum, { data }) => sum + data.vat, 0)).toBe(1800);
  });
});

describe('an invoicing service', () => {
  const link = async (thing: string) => (await money.documents(purposeOf(thing)))[0]?.link;

  test('issues the legal document, once, also where its answer was lost', async () => {
    service.connected = true;
    service.says = 'lost';
    const { thing } = await payThing();
    await issueDue();
    await askInvoicing();
    expect(await link(thing)).toBeNull();
    service.says = null;
    await askInvoicing();
    expect(service.calls).toBe(1);
    await shop.sql("update money_documents set ask_at = ask_at - interval '1 day'");
    await Promise.all([askInvoicing(), askInvoicing()]);
    expect([...service.issued.values()]).toMatchObject([
      { account, number: `P-${year}-0001`, total: 11_800 },
    ]);
    expect(await link(thing)).toMatch(/^https:\/\/books\.test\//);
    await askInvoicing();
    expect(service.calls).toBe(2);
    // Number, content and the found address stay for good.
    for (const change of ["link = 'https://else.test'", 'number = 9', "data = '{}'"])
      await expect(shop.sql(`update money_documents set ${change}`)).rejects.toThrow(/is frozen/);
    await expect(shop.sql('delete from money_documents')).rejects.toThrow(/is frozen/);
  });

  test('that refuses, or is not connected, gets no second request', async () => {
    await payThing();
    await issueDue();
    await askInvoicing();
    service.connected = true;
    service.says = 'refused';
    await payThing();
    await issueDue();
    await askInvoicing();
    await askInvoicing();
    expect(service.calls).toBe(1);
    expect(await shop.sql('select id from money_documents where ask_at is not null')).toEqual([]);
  });
});
