import { expect, test } from 'vitest';
import { pauseAfter, readWebhookUrl, troubleOfFault, troubleOfStatus, webhookSchema } from './webhook';

test('pauses grow, and end after a day and some hours', () => {
  const pauses: number[] = [];
  for (let tries = 1, pause = pauseAfter(1); pause !== null; pause = pauseAfter(++tries)) pauses.push(pause);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses).toHaveLength(10);
  const hours = pauses.reduce((sum, one) => sum + one, 0) / 3600;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(30);
});

test.each([
  ['https://hooks.example.com/a?b=c', 'https://hooks.example.com/a?b=c'],
  [' https://hooks.example.com ', 'https://hooks.example.com/'],
  ['https://hooks.example.com/a#fragment', 'https://hooks.example.com/a'],
  ['http://hooks.example.com/', null],
  ['https://me:word@hooks.example.com/', null],
  ['ftp://hooks.example.com/', null],
  ['file:///etc/passwd', null],
  ['javascript:alert(1)', null],
  ['hooks.example.com', null],
  ['https://', null],
  ['', null],
])('%s', (typed, kept) => {
  expect(readWebhookUrl(typed)).toBe(kept);
});

test('without TLS only for hosts in the installation’s settings, including the port', () => {
  expect(readWebhookUrl('http://n8n:5678/in', ['n8n:5678'])).toBe('http://n8n:5678/in');
  expect(readWebhookUrl('http://n8n:5679/in', ['n8n:5678'])).toBeNull();
});

test('failure reason of a response', () => {
  expect([200, 204, 301, 307, 400, 404, 410, 500].map(troubleOfStatus)).toEqual([
    undefined,
    undefined,
    'redirect',
    'redirect',
    'status',
    'status',
    'gone',
    'status',
  ]);
});

test.each([
  ['NOT_PUBLIC', 'inside'],
  ['ENOTFOUND', 'inside'],
  ['EAI_AGAIN', 'inside'],
  ['EAI_ADDRFAMILY', 'inside'],
  ['NOT_HTTPS', 'insecure'],
  ['NO_WEB_ADDRESS', 'insecure'],
  ['TIMEOUT', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['TOO_LONG', 'too_long'],
  ['ECONNREFUSED', 'refused'],
  ['EPROTO', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['CERT_NOT_YET_VALID', 'certificate'],
  ['HOSTNAME_MISMATCH', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
  ['ECONNRESET', 'unreachable'],
  ['EHOSTUNREACH', 'unreachable'],
  ['BAD_STATUS', 'unreachable'],
  ['HPE_INVALID_CONSTANT', 'unreachable'],
])('an error with the code %s is %s', (code, trouble) => {
  expect(troubleOfFault(code)).toBe(trouble);
});

test('subscribed events are known, unique, and “all” includes every one', () => {
  const events = (...names: string[]) =>
    webhookSchema(['notes.asked']).safeParse({ url: 'https://a.test', events: names }).data?.events;
  expect(events('selection.completed', 'selection.completed')).toEqual(['selection.completed']);
  expect(events('selection.completed', '*')).toEqual(['*']);
  expect(events()).toBeUndefined();
  expect(events('notes.asked')).toEqual(['notes.asked']);
  expect(events('selection.imagined')).toBeUndefined();
});
