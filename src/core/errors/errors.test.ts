import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import en from '../i18n/messages/en/errors.json';
import he from '../i18n/messages/he/errors.json';
import { errorOf, refuse, requireAllowed } from './decision';
import { ERRORS, type ErrorCode, isErrorCode, isKeepersError, KeepersError, statusOf } from './errors';

const CODES = Object.keys(ERRORS) as ErrorCode[];
const COUNTED = CODES.filter((code) => ERRORS[code].params.length > 0);
const MESSAGES: Record<string, Record<string, string>> = { en, he };

function say(locale: 'en' | 'he', code: ErrorCode, params: Record<string, string | number> = {}): string {
  const onError = (error: Error) => {
    throw error;
  };
  const translate = createTranslator({
    locale,
    messages: MESSAGES[locale] as Record<string, string>,
    onError,
  });
  return translate(code, params);
}

describe.each(['en', 'he'] as const)('messages in %s', (locale) => {
  test('every code has a message and every message a code', () => {
    expect(Object.keys(MESSAGES[locale] ?? {}).sort()).toEqual([...CODES].sort());
  });

  test.each(CODES)('%s compiles with the arguments of the table, for none, one, two and many', (code) => {
    for (const count of [0, 1, 2, 11, 1000]) {
      // A reason is a feature's own sentence; everything else is a number or a name.
      const given = (name: string) => [name, name === 'reason' ? `For ${count}.` : count];
      const params = Object.fromEntries(ERRORS[code].params.map(given));
      expect(say(locale, code, params)).toMatch(/\p{L}/u);
    }
  });

  test.each(COUNTED)('%s uses each of its arguments, and requires them', (code) => {
    const params = Object.fromEntries(ERRORS[code].params.map((name, at) => [name, 100 + at]));
    // An argument may also choose among sentences.
    const chooses = (name: string) => MESSAGES[locale]?.[code]?.includes(`{${name}, select,`);
    for (const [name, value] of Object.entries(params))
      if (!chooses(name)) expect(say(locale, code, params)).toContain(String(value));
    for (const name of ERRORS[code].params) {
      const { [name]: _left, ...others } = params;
      expect(() => say(locale, code, others)).toThrow();
    }
  });
});

test('Hebrew has forms for one and two, English for one', () => {
  const plural = COUNTED.filter((code) => /, plural,/.test(en[code]));
  expect(plural.length).toBeGreaterThan(5);
  for (const code of plural) {
    const params = (count: number) =>
      Object.fromEntries(
        ERRORS[code].params.map((name) => [name, (name as string) === 'product' ? 'X' : count]),
      );
    expect(say('he', code, params(1)), code).not.toMatch(/\d/);
    expect(say('he', code, params(2)), code).not.toMatch(/\d/);
    expect(say('en', code, params(1)), code).toMatch(
      /\b1 (photo|picked photo|pending invitation|project|brand|filter|preset|template|webhook|invitation|minute|character)\b/,
    );
  }
});

test('uses the terms of the product', () => {
  expect(say('en', 'SELECTION_LIMIT_REACHED', { maxphotos: 12, product: 'Album' })).toBe(
    'can select up to 12 photos for Album',
  );
  expect(say('he', 'SELECTION_LIMIT_REACHED', { maxphotos: 1, product: 'אלבום' })).toBe(
    'אפשר לבחור עד תמונה אחת עבור ״אלבום״',
  );
  expect(say('en', 'SELECTION_DONE')).toBe('selection completed, ask the photographer to re-open');
  expect(say('en', 'WRONG_PROJECT_CODE')).toBe('wrong project code');
  expect(say('en', 'blank')).toBe("can't be blank");
});

test('every code has its HTTP status', () => {
  const statuses = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    UNAUTHENTICATED: 401,
    METHOD_NOT_ALLOWED: 405,
    STALE: 409,
  };
  expect(
    Object.fromEntries(Object.keys(statuses).map((code) => [code, statusOf(code as ErrorCode)])),
  ).toEqual(statuses);
  expect([statusOf('SELECTION_DONE'), statusOf('SELECTION_LIMIT_REACHED')]).toEqual([409, 422]);
  expect([statusOf('NOT_A_PHOTOGRAPH'), statusOf('FILE_TOO_LARGE'), statusOf('PIXELS_TOO_MANY')]).toEqual([
    415, 413, 413,
  ]);
});

describe('KeepersError', () => {
  test('carries code, arguments and fields, and no sentence', () => {
    const error = new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
    expect(error).toMatchObject({ name: 'KeepersError', code: 'INVALID_INPUT', fields: { name: 'blank' } });
  });

  test('is recognized by name, also when another copy of the class made it', () => {
    class KeepersErrorOfAnotherBundle extends Error {
      override name = 'KeepersError';
      code = 'STALE';
    }
    expect(isKeepersError(new KeepersErrorOfAnotherBundle())).toBe(true);
    expect(isKeepersError(new KeepersError('STALE'))).toBe(true);
    for (const other of [
      null,
      undefined,
      'STALE',
      new Error('STALE'),
      { name: 'KeepersError', code: 'toString' },
    ]) {
      expect(isKeepersError(other)).toBe(false);
    }
  });

  test('knows its codes and no inherited name', () => {
    expect(isErrorCode('NOT_FOUND')).toBe(true);
    expect(isErrorCode('constructor')).toBe(false);
  });
});

test('a refusal becomes its error', () => {
  const no = refuse('SELECTION_LIMIT_REACHED', { maxphotos: 1, product: 'Cover' });
  expect(errorOf(no)).toMatchObject({
    code: 'SELECTION_LIMIT_REACHED',
    params: { maxphotos: 1, product: 'Cover' },
  });
  expect(() => requireAllowed(no)).toThrow(KeepersError);
  expect(requireAllowed({ allowed: true, change: 'add' })).toEqual({ allowed: true, change: 'add' });
});
