import { randomInt } from 'node:crypto';
import { Browser } from '@root/tests/helpers/browser';
import { type OtherWeb, startOther } from '@root/tests/helpers/start-other';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, expect, test } from 'vitest';
import { fetchBytes, openProject, placed, weigh } from './world';

const app = await openTestApp();
let studio: Studio;
let elsewhere: OtherWeb;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  elsewhere = await startOther(app);
});

/** The same person at a second web process. */
function there(who: Browser): Browser {
  const other = new Browser(elsewhere.origin);
  for (const [name, value] of who.cookies) other.cookies.set(name, value);
  return other;
}

test('a second web process resumes with the same bytes, from any byte on', async () => {
  const project = await openProject(studio, { medias: 4 });
  for (const [i, media] of project.medias.entries()) await weigh(project, media, 40_000 + i * 150_000);
  const who = await new Browser(app.origin).enter(project.code);
  const url = (await placed(who, project)).parts[0]?.url ?? '';
  const whole = await fetchBytes(who, url);
  const etag = whole.headers.get('etag') ?? '';
  const last = whole.bytes.length - 1;
  const offsets = [1, last, ...Array.from({ length: 24 }, () => randomInt(0, last))];
  for (const from of offsets) {
    const to = from + randomInt(0, last - from + 1);
    const rest = await fetchBytes(there(who), url, { Range: `bytes=${from}-${to}`, 'If-Range': etag });
    expect([from, to, rest.status, rest.headers.get('etag')]).toEqual([from, to, 206, etag]);
    expect([from, to, rest.bytes.equals(whole.bytes.subarray(from, to + 1))]).toEqual([from, to, true]);
  }
});

test('a download interrupted at one process is completed at the other, and counts once', async () => {
  const project = await openProject(studio, { medias: 2 });
  for (const media of project.medias) await weigh(project, media, 400_000);
  const who = await new Browser(app.origin).enter(project.code);
  const url = (await placed(who, project)).parts[0]?.url ?? '';
  const first = await fetchBytes(who, url, { Range: 'bytes=0-299999' });
  const rest = await fetchBytes(there(who), url, {
    Range: 'bytes=300000-',
    'If-Range': first.headers.get('etag') ?? '',
  });
  const again = await fetchBytes(there(who), url);
  expect(Buffer.concat([first.bytes, rest.bytes]).equals(again.bytes)).toBe(true);
  const { json } = await who.get(`/events/${project.id}/downloads`);
  expect(json).toMatchObject({ used: 1 });
});
