import { expect, test } from 'vitest';
import { mayNotify } from './may-notify';

const now = new Date('2026-09-12T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ['at once, if no mail was sent', [], true],
  ['not within the hour', [ago(59)], false],
  ['an hour later', [ago(60)], true],
  ['by the latest of several mails', [ago(300), ago(10)], false],
  ['the sixth time in a day', [70, 140, 210, 280, 350].map(ago), true],
  ['not a seventh time', [70, 140, 210, 280, 350, 420].map(ago), false],
])('a studio is mailed %s', (_words, sent, may) => {
  expect(mayNotify(sent, now)).toBe(may);
});
