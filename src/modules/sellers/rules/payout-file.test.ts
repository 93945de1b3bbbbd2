import { expect, test } from 'vitest';
import { payoutCsv, payoutXml } from './payout-file';

const one = (more: object = {}) => ({
  id: '01990000-0000-7000-8000-0000abcd1234',
  holder: 'Noa Bar',
  country: 'DE',
  values: { iban: 'DE89370400440532013000', bic: 'DEUTDEFF' },
  currency: 'USD',
  amount: 123_405,
  ...more,
});
const israeli = one({
  id: '01990000-0000-7000-8000-0000abcd5678',
  holder: 'סטודיו "עלמה", בע״מ',
  country: 'IL',
  values: { bank_code: '10', bank_branch_number: '800', bank_account_number: '99999999' },
  currency: 'ILS',
  amount: 7,
});
const american = one({
  country: 'US',
  values: { routing_number: '021000021', bank_account_number: '123456' },
});
const asked = {
  payer: { name: 'Größe & Söhne <1>', iban: 'NL91ABNA0417164300', bic: '' },
  batch: '01990000-0000-7000-8000-000000000001',
  now: new Date('2026-11-26T04:05:06.789Z'),
};

test('the table has an account in the form of each country, and the sum with two decimals', () => {
  const [head, ...lines] = payoutCsv([one(), israeli, american]).slice(1).trim().split('\r\n');
  expect(head).toMatch(/^reference,holder,country,iban/);
  expect(lines).toEqual([
    'KEEPERS ABCD1234,Noa Bar,DE,DE89370400440532013000,DEUTDEFF,,,,,,1234.05,USD',
    'KEEPERS ABCD5678,"סטודיו ""עלמה"", בע״מ",IL,IL620108000000099999999,,10,800,,,99999999,0.07,ILS',
    'KEEPERS ABCD1234,Noa Bar,US,,,,,021000021,,123456,1234.05,USD',
  ]);
});

test('a holder that begins like a formula is text', () => {
  expect(payoutCsv([one({ holder: '=1+1' })])).toContain(",'=1+1,");
});

test('the bank’s file adds up, in parts by currency, and names what has no IBAN', () => {
  const { xml, left } = payoutXml([one(), one({ amount: 5 }), israeli, american], asked);
  expect(left).toEqual(['Noa Bar']);
  expect(xml).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>1234.17</CtrlSum>');
  expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>1234.10</CtrlSum>');
  expect(xml).toContain('<InstdAmt Ccy="ILS">0.07</InstdAmt>');
  expect(xml).toContain('<IBAN>IL620108000000099999999</IBAN>');
  expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>');
});

test('names have only characters that banks and XML take', () => {
  const { xml } = payoutXml([one({ holder: 'Zoë <&> סטודיו' })], asked);
  expect(xml).toContain('<Nm>Zoe ... ......</Nm>');
  expect(xml).toContain('<Nm>Grosse . Sohne .1.</Nm>');
});
