import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Refused } from './api';
import { explain, originsOf, siteBeside, tryOrigins } from './site';

test.each<[string, string[]]>([
  ['studio.example.com', ['https://studio.example.com']],
  [' studio.example.com/admin/settings ', ['https://studio.example.com']],
  ['https://Studio.example.com:8443/x?y#z', ['https://studio.example.com:8443']],
  ['http://studio.example.com/x', ['http://studio.example.com']],
  ['localhost:4700/admin', ['https://localhost:4700', 'http://localhost:4700']],
  ['192.168.1.20', ['https://192.168.1.20', 'http://192.168.1.20']],
  ['[::1]:4700', ['https://[::1]:4700', 'http://[::1]:4700']],
  ['nas/photos', ['https://nas', 'http://nas']],
  ['8.8.8.8', ['https://8.8.8.8']],
])('the address %s is tried at %j', (typed, origins) => {
  expect(originsOf(typed)).toEqual(origins);
});

test.each(['', '   ', 'ftp://example.com', 'my studio', 'http://'])('“%s” is no web address', (typed) => {
  expect(() => originsOf(typed)).toThrow('This is not a web address');
});

const lineError = (code: string) => Object.assign(new Error('raw'), { code });
test.each<[unknown, string]>([
  [lineError('EPROTO'), 'localhost:4700 does not answer over https'],
  [lineError('ECONNREFUSED'), 'Nothing answers at localhost:4700'],
  [lineError('ENOTFOUND'), 'There is no site at localhost:4700'],
  [lineError('CERT_HAS_EXPIRED'), 'The certificate of localhost:4700'],
  [new Refused(404, 'HTTP_404', 'x'), 'localhost:4700 answers, but it is no Keepers site'],
  [new SyntaxError('Unexpected token'), 'localhost:4700 answers, but it is no Keepers site'],
  [new Refused(301, 'HTTP_301', 'x'), 'localhost:4700 sends us on'],
  [new Refused(429, 'TOO_MANY', 'x'), 'localhost:4700 does not take new apps just now'],
])('%s is explained in a sentence', (error, sentence) => {
  expect(explain(error, 'https://localhost:4700').message.startsWith(sentence)).toBe(true);
});

test('the next origin is tried where one fails, and the problem is reported where none answers', async () => {
  const tried: string[] = [];
  const call = async (origin: string) => {
    tried.push(origin);
    if (origin.startsWith('https')) throw lineError('EPROTO');
    return origin;
  };
  expect(await tryOrigins(originsOf('localhost:4700'), call)).toBe('http://localhost:4700');
  expect(tried).toEqual(['https://localhost:4700', 'http://localhost:4700']);
  await expect(tryOrigins(['https://a.example'], call)).rejects.toMatchObject({ key: 'not_secure' });
});

test('after a bad certificate nothing less safe is tried', async () => {
  const tried: string[] = [];
  const call = async (origin: string) => {
    tried.push(origin);
    throw lineError('DEPTH_ZERO_SELF_SIGNED_CERT');
  };
  await expect(tryOrigins(originsOf('nas'), call)).rejects.toMatchObject({ key: 'bad_certificate' });
  expect(tried).toEqual(['https://nas']);
});

test('the address that a download carries is read beside the program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'agent-site-'));
  const program = path.join(folder, 'agent.cjs');
  expect(siteBeside(program)).toBeNull();
  writeFileSync(path.join(folder, 'site.json'), '{"site":"http://localhost:4700"}\n');
  expect(siteBeside(program)).toBe('http://localhost:4700');
  writeFileSync(path.join(folder, 'site.json'), '{"site":7}');
  expect(siteBeside(program)).toBeNull();
  rmSync(folder, { recursive: true });
});
