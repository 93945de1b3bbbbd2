import { expect, test } from 'vitest';
import { mailTopic } from './mail-topic';

test.each([
  ['shop.paid', 'shop'],
  ['invitation', 'invitation'],
  ['guest-photos.waiting', 'guest-photos'],
  ['notes.added', 'other'],
])('the message "%s" is about: %s', (kind, topic) => {
  expect(mailTopic(kind)).toBe(topic);
});
