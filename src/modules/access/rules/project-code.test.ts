import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_ALPHABET, codeFromWord, formatCode, generateCode, normaliseCode } from './project-code';

/** Returns a random source that repeats the listed bytes. */
function bytesOf(list: number[]): (count: number) => Uint8Array {
  let at = 0;
  return (count) => Uint8Array.from({ length: count }, () => list[at++ % list.length] ?? 0);
}

describe('generateCode', () => {
  test('has eight or more characters, none of them easily confused', () => {
    const code = generateCode(bytesOf([0, 30, 31, 247, 100, 200, 7, 8]));
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(CODE_ALPHABET).not.toMatch(/[01OIL]/);
    expect(() => generateCode(bytesOf([1]), 7)).toThrow(RangeError);
  });

  test('discards the bytes that would favor some letters', () => {
    expect(generateCode(bytesOf([248, 255, 0]))).toBe('22222222');
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 248; byte++) {
      const letter = CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '';
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  test('is already in the normalized form', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 247 }), { minLength: 8, maxLength: 8 }), (bytes) => {
        const code = generateCode(bytesOf(bytes));
        expect(normaliseCode(code)).toBe(code);
        expect(normaliseCode(formatCode(code).toLowerCase())).toBe(code);
      }),
    );
  });
});

describe('normaliseCode', () => {
  test.each([
    [' demo-2026 ', 'DEMO2026'],
    ['De Mo\u00a020–26', 'DEMO2026'],
    ['\u200fDEMO2026\u200e', 'DEMO2026'],
    ['ＤＥＭＯ２０２６', 'DEMO2026'],
    ['דנה־ועומר 7', 'דנהועומר7'],
    ['DEMO\u00002026\n', 'DEMO2026'],
  ])('%j is %s', (typed, stored) => {
    expect(normaliseCode(typed)).toBe(stored);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseCode(normaliseCode(text))).toBe(normaliseCode(text));
      }),
    );
  });
});

test('a chosen word gets a random tail and keeps only letters and digits', () => {
  const code = codeFromWord('Dana & Omer!', bytesOf([0]));
  expect(code).toBe('DANAOMER222222');
  expect(normaliseCode(code)).toBe(code);
  expect(codeFromWord('', bytesOf([0]))).toBe('222222');
  expect(codeFromWord('x'.repeat(500), bytesOf([0]))).toHaveLength(30);
});

test('a generated code is shown in two groups, others unchanged', () => {
  expect(formatCode('K7QPM3XZ')).toBe('K7QP-M3XZ');
  expect(formatCode('DEMO2026')).toBe('DEMO2026');
});
