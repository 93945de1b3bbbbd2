import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compact,
  ibanInGroups,
  isBic,
  isIban,
  isIsraeliNumber,
  isRoutingNumber,
  israeliIban,
} from './bank-numbers';

const RUNS = { numRuns: 1000 };
/** A text with one of its digits changed. */
const mistyped = (text: string, at: number, by: number) => {
  const place = at % text.length;
  const digit = (Number(text[place]) + by) % 10;
  return text.slice(0, place) + digit + text.slice(place + 1);
};

describe('Israeli numbers', () => {
  test.each(['123456782', '000000018', '39337423', '516179157'])('%s is right', (text) => {
    expect(isIsraeliNumber(text)).toBe(true);
  });
  test.each(['123456789', '000000000', '1234567890', '12a456782', ''])('%s is wrong', (text) => {
    expect(isIsraeliNumber(text)).toBe(false);
  });
  test('one mistyped digit is always found', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (at, by) => !isIsraeliNumber(mistyped('123456782', at, by)),
      ),
      RUNS,
    );
  });
});

describe('IBAN', () => {
  test.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'IL620108000000099999999',
    'NL91ABNA0417164300',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is right', (text) => expect(isIban(text)).toBe(true));
  test.each([
    'DE88370400440532013000',
    'DE8937040044053201300',
    'US89370400440532013000',
    'de89370400440532013000',
    '',
  ])('%s is wrong', (text) => expect(isIban(text)).toBe(false));
  test('one mistyped digit is always found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const text = 'DE89370400440532013000';
        return !isIban(text.slice(0, 4) + mistyped(text.slice(4), at, by));
      }),
      RUNS,
    );
  });
  test('that of an Israeli account is worked out, and is right', () => {
    expect(israeliIban({ bank: '10', branch: '800', account: '99999999' })).toBe('IL620108000000099999999');
    const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
    fc.assert(
      fc.property(digits(1, 3), digits(3, 3), digits(4, 9), (bank, branch, account) =>
        isIban(israeliIban({ bank, branch, account })),
      ),
      RUNS,
    );
  });
  test('is printed in groups of four and read without them', () => {
    expect(ibanInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(compact(' de89 3704-0044 ')).toBe('DE8937040044');
  });
});

test.each([
  ['021000021', true],
  ['122105155', true],
  ['021000022', false],
  ['000000000', false],
  ['12100002', false],
])('the routing number %s is %s', (text, right) => expect(isRoutingNumber(text)).toBe(right));

test.each([
  ['DEUTDEFF', true],
  ['DEUTDEFF500', true],
  ['DEUTDEF', false],
  ['DEUT1EFF', false],
])('the BIC %s is %s', (text, right) => expect(isBic(text)).toBe(right));
