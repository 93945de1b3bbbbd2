import { expect, test } from 'vitest';
import { checkSeller } from './check-seller';
import { maskValue, type SellerValues, sellerForm } from './seller-form';

const today = '2026-11-26';
const check = (country: string, type: 'business' | 'private', given: SellerValues) =>
  checkSeller({ country, type, today }, given);

const PERSON = {
  full_name: ' Noa   Bar ',
  date_of_birth: '1990-02-28',
  address: 'Herzl 1, Haifa',
  phone_number: '+972 50-123-4567',
};
const ISRAELI = {
  ...PERSON,
  id_number: '12345678-2',
  id_issue_date: '2015-06-01',
  bank_code: '12',
  bank_branch_number: '345',
  bank_account_number: '67-89012',
};

test('an Israeli person gives id, its date, and bank, branch and account; numbers are stored bare', () => {
  expect(check('IL', 'private', ISRAELI)).toEqual({
    values: { ...ISRAELI, full_name: 'Noa Bar', id_number: '123456782', bank_account_number: '6789012' },
    problems: {},
  });
});

test('what the form does not ask is not stored', () => {
  const { values } = check('IL', 'private', {
    ...ISRAELI,
    iban: 'DE89370400440532013000',
    business_name: 'X',
  });
  expect(values).not.toHaveProperty('iban');
  expect(values).not.toHaveProperty('business_name');
});

test('an Israeli business needs its company number, with a right check digit', () => {
  const business = { ...ISRAELI, business_name: 'Studio Alma' };
  expect(check('IL', 'business', business).problems).toEqual({ inc_number: 'blank' });
  expect(check('IL', 'business', { ...business, inc_number: '516179158' }).problems).toEqual({
    inc_number: 'wrong_check_digit',
  });
  expect(check('IL', 'business', { ...business, inc_number: '516179157' }).problems).toEqual({});
});

test.each([
  ['id_number', '123456789', 'wrong_check_digit'],
  ['id_number', 'abc', 'invalid'],
  ['id_issue_date', '2026-11-27', 'invalid'],
  ['id_issue_date', '2026-02-30', 'invalid'],
  ['date_of_birth', '2010-01-01', 'invalid'],
  ['date_of_birth', '1900-01-01', 'invalid'],
  ['bank_code', '1234', 'invalid'],
  ['bank_branch_number', '34', 'invalid'],
  ['bank_account_number', '1234567890', 'invalid'],
  ['phone_number', '12', 'invalid'],
  ['full_name', '  ', 'blank'],
  ['sex', 'other', 'invalid'],
])('%s "%s" is refused as %s', (name, value, problem) => {
  expect(check('IL', 'private', { ...ISRAELI, [name]: value }).problems).toEqual({ [name]: problem });
});

test('a German gives an IBAN, spaces or not; a BIC is not needed', () => {
  const { values, problems } = check('DE', 'private', { ...PERSON, iban: 'de89 3704 0044 0532 0130 00' });
  expect(problems).toEqual({});
  expect(values.iban).toBe('DE89370400440532013000');
  expect(check('DE', 'private', { ...PERSON, iban: 'DE88370400440532013000' }).problems).toEqual({
    iban: 'wrong_check_digit',
  });
});

test('an account in the USA and one in Britain', () => {
  expect(
    check('US', 'private', { ...PERSON, routing_number: '021000022', bank_account_number: '123456' })
      .problems,
  ).toEqual({ routing_number: 'wrong_check_digit' });
  expect(
    check('GB', 'private', { ...PERSON, sort_code: '12-34-56', bank_account_number: '12345678' }),
  ).toMatchObject({ values: { sort_code: '123456' }, problems: {} });
  expect(
    check('GB', 'private', { ...PERSON, sort_code: '12-34-56', bank_account_number: '1234567' }).problems,
  ).toEqual({ bank_account_number: 'invalid' });
});

test('a country without IBAN gives account and BIC', () => {
  const names = sellerForm('AU', 'private').flatMap(({ name, required }) => (required ? [name] : []));
  expect(names).toContain('bic');
  expect(names).toContain('bank_account_number');
});

test('a line break in a name does not become a line of the instructions', () => {
  const { values } = check('DE', 'private', {
    ...PERSON,
    full_name: 'Noa\nIBAN: DE00',
    iban: 'DE89370400440532013000',
  });
  expect(values.full_name).toBe('Noa IBAN: DE00');
});

test('numbers are masked to their last four, dates wholly, names not', () => {
  expect(maskValue('bank_account_number', '6789012')).toBe('••••012');
  expect(maskValue('iban', 'DE89370400440532013000')).toBe('••••3000');
  expect(maskValue('date_of_birth', '1990-02-28')).toBe('••••');
  expect(maskValue('full_name', 'Noa Bar')).toBe('Noa Bar');
});
