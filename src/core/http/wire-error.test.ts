import { expect, test } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import { messagesFor } from '@/core/i18n/messages';
import { readerOf, toWire } from './wire-error';

const WRONG = new KeepersError('WRONG_PROJECT_CODE', {}, { code: 'WRONG_PROJECT_CODE' });

test('programs get the wire’s short message, screens a sentence with advice', () => {
  const said = (headers: Record<string, string>) =>
    toWire(WRONG, 'en', readerOf(new Headers(headers))).body.errors.code;
  expect(said({})).toEqual(['wrong project code']);
  expect(said({ 'X-Reader': 'screen' })).toEqual([
    'That code doesn’t open a gallery. Check it and try again.',
  ]);
});

test('a screen gets the wire’s message where it is a sentence already', () => {
  const body = toWire(new KeepersError('LINK_NOT_VALID'), 'en', 'screen').body;
  expect(body.errors.base).toEqual(toWire(new KeepersError('LINK_NOT_VALID'), 'en').body.errors.base);
});

test.each(['en', 'he'] as const)('every message for screens is a whole sentence in %s', (locale) => {
  const sentences = Object.values(messagesFor(locale)['screen-errors'] as Record<string, string>);
  expect(sentences.filter((one) => !/^[A-Z\u0590-\u05ff].*\.$/.test(one))).toEqual([]);
});
