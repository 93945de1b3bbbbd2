import { expect, test } from 'vitest';
import { refusalText } from './refusal-text';

const texts = { failed: 'Not sent', unshown: 'Choose another one', galleryFull: 'No more photos' };
const textOf = (code: string, message: string) =>
  refusalText(JSON.stringify({ code, errors: { base: [message] } }), texts);

test('a refusal whose message is for photographers has a text for guests', () => {
  for (const code of ['NOT_A_PHOTOGRAPH', 'PHOTO_BROKEN', 'PIXELS_TOO_MANY'])
    expect(textOf(code, 'Copy it from the camera again.')).toBe('Choose another one');
  expect(textOf('PHOTO_LIMIT_REACHED', 'Your plan’s limit')).toBe('No more photos');
});

test('every other refusal has the server’s message', () => {
  expect(textOf('OWN_PHOTOS_LIMIT', 'You have added 100 photos.')).toBe('You have added 100 photos.');
  expect(textOf('toString', 'A message')).toBe('A message');
});

test('an answer without a reason, and none at all, have the general text', () => {
  for (const body of [undefined, '', '<html>', '{}', 'null'])
    expect(refusalText(body, texts)).toBe('Not sent');
});
