import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Agent } from '../agent';
import { Page } from './page';

const data = mkdtempSync(path.join(tmpdir(), 'agent-page-'));
const page = new Page(new Agent(data));
let url: URL;

beforeAll(async () => {
  url = new URL(await page.listen());
});
afterAll(() => {
  page.close();
  rmSync(data, { recursive: true, force: true });
});

/** Sends a request with any headers, as a browser's page or another program would. */
function ask(
  at: string,
  { method = 'GET', headers = {}, body = '' } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: url.hostname, port: url.port, path: at, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const own = () => ({ Host: url.host });

test('the page listens on this computer alone, behind a path that cannot be guessed', async () => {
  expect(url.hostname).toBe('127.0.0.1');
  expect(url.pathname).toMatch(/^\/[\w-]{32}\/$/);
  expect((await ask(url.pathname, { headers: own() })).status).toBe(200);
  expect((await ask('/', { headers: own() })).status).toBe(404);
  expect((await ask(`/${'a'.repeat(32)}/`, { headers: own() })).status).toBe(404);
});

test.each<[string, Record<string, string>]>([
  ['another name for this computer', { Host: 'rebound.example.com' }],
  ['another port', { Host: '127.0.0.1:1' }],
  ['localhost', { Host: 'localhost' }],
  ['another origin', { Origin: 'https://evil.example.com' }],
  ['no origin', { Origin: 'null' }],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
])('a request with %s is refused', async (_name, headers) => {
  const answer = await ask(`${url.pathname}state`, { headers: { ...own(), ...headers } });
  expect([answer.status, answer.text]).toEqual([404, 'Not found']);
});

test('an action needs JSON, which no form of another page can send', async () => {
  const at = `${url.pathname}pause`;
  const form = { ...own(), 'Content-Type': 'text/plain' };
  expect((await ask(at, { method: 'POST', headers: form, body: '{"paused":true}' })).status).toBe(415);
  const json = { ...own(), 'Content-Type': 'application/json', Origin: url.origin };
  const done = await ask(at, { method: 'POST', headers: json, body: '{"paused":true}' });
  expect(JSON.parse(done.text)).toMatchObject({ paused: true });
});

test('what the page learns has no token', async () => {
  const agent = new Agent(mkdtempSync(path.join(data, 'own-')));
  agent.store.change({ server: 'http://127.0.0.1:1', token: 'keepers_secret' });
  expect(JSON.stringify(agent.view())).not.toContain('keepers_secret');
});
