import { startWeb } from '@root/tests/helpers/start-web';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { env } from '@/core/env';

const app = await openTestApp();
const read = () => fetch(`${app.origin}/.well-known/security.txt`);

beforeAll(() => startWeb(app));

test('without the setting there is no security.txt', async () => {
  const answer = await read();
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('with the setting, anyone reads where to report a vulnerability', async () => {
  env().securityContact = 'mailto:security@example.com';
  const answer = await read();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^Contact: mailto:security@example\.com\nExpires: \d{4}-/);
});
