import { setWatermark } from '@media/watermark/operations/set-watermark';
import { readZip } from '@plugins/selection/exports/tests/read-zip';
import { beforeAll, expect, test } from 'vitest';
import { pool } from '@/core/db/pool';
import { type OpenGallery, openGallery } from '../helpers/entries';
import { openTestApp } from '../helpers/test-app';

const app = await openTestApp();
let place: OpenGallery;

const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
const FORMULA = '=HYPERLINK("http://evil.test","x")';
const HEADER = 'Dana\r\nBcc: everybody@evil.test';
const REFRESH = '0;url=https://evil.test" http-equiv="refresh';

beforeAll(async () => {
  place = await openGallery(app, {
    medias: 2,
    products: { [`Album ${MARKUP}`]: null },
    options: { allow_sharing: true },
  });
  const { project, client, owner } = place;
  await pool().query(`update media set name = $2, camera = $3, lens = $4 where id = $1`, [
    project.medias[0],
    FORMULA,
    MARKUP,
    REFRESH,
  ]);
  await pool().query('update media set name = $2 where id = $1', [project.medias[1], `${MARKUP}.jpg`]);
  await owner.put(`/events/${project.id}`, {
    event: { name: MARKUP, location: REFRESH, available_public: true },
  });
  await pool().query('update brands set business_name = $2 where account_id = $1', [
    project.account,
    REFRESH,
  ]);
  const product = Object.values(project.products)[0];
  for (const media of project.medias)
    await client.post('/product_medias', { media, product, selected: true });
  await pool().query('update product_medias set note = $2, picked_by = $3 where event_id = $1', [
    project.id,
    FORMULA,
    MARKUP,
  ]);
  for (const name of [MARKUP, FORMULA, '@SUM(1+1)', '+1-2', '-2+3'])
    await owner.post('/api/x/studio/clients', {
      name,
      email: `m${Math.random()}@hostile.test`,
      description: FORMULA,
    });
  await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
    name: HEADER.replace(/[\r\n]+/g, ' '),
    email: 'dana@hostile.test',
    send: true,
  });
  await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
    name: MARKUP,
    email: 'mark@hostile.test',
    send: true,
  });
});

/** No markup of a name appears in this page as markup. */
function expectNoMarkup(html: string): void {
  expect(html).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>|http-equiv="refresh"/i);
}

test('tables: no cell of picks or people begins a formula', async () => {
  const { owner, project } = place;
  const tables = [
    `/events/${project.id}/selection.csv`,
    '/api/x/studio/clients.csv',
    `/api/x/studio/projects/${project.id}/people.csv`,
  ];
  for (const path of tables) {
    const { status, text, headers } = await owner.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    const cells = text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .flatMap((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
  }
});

test('sidecars: well-formed XML for any name, and nothing outside the archive', async () => {
  const { owner, project } = place;
  const answer = await fetch(`${app.origin}/events/${project.id}/selection.zip`, {
    headers: { Cookie: owner.cookie },
  });
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(files.size).toBeGreaterThan(2);
  for (const [name, text] of files) {
    expect(name).not.toMatch(/^[/\\]|\.\.|[<>:"|?*\n]/);
    if (name.endsWith('.xmp')) expect(text).not.toContain('<script>');
  }
});

test('social cards and shared pages: names are escaped in tags', async () => {
  const { project, web } = place;
  const page = await place.guest.page(`/events/${project.id}/medias/${project.medias[1]}`);
  expect(page.status).toBe(200);
  const handed = String(web.drawn.at(-1)?.headers['x-keepers-form'] ?? '');
  // What Next is handed is data: percent-encoded, in a header, without a line's end.
  expect(decodeURIComponent(handed)).toContain('<script>');
  expect(handed).not.toMatch(/[\r\n<>"]/);
});

test('fragments rendered by the front: escaped', async () => {
  const { client, project } = place;
  for (const path of [
    `/events/${project.id}/share`,
    `/events/${project.id}/download`,
    `/events/${project.id}/medias/${project.medias[1]}`,
  ]) {
    const { status, text } = await client.page(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    if (status === 200) expectNoMarkup(text);
  }
});

test('mails: one recipient, no injected header, and names as text', async () => {
  const { rows } = await pool().query<{ to: string; subject: string; html: string }>(
    'select "to", subject, html from mails where account_id = $1',
    [place.project.account],
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const mail of rows) {
    expect(mail.to).toMatch(/^[^\s,;]+@[^\s,;]+$/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expectNoMarkup(mail.html);
  }
});

test('data: JSON that no browser renders as a page', async () => {
  const { client, owner, project } = place;
  for (const [browser, path] of [
    [client, `/galleries/${project.gallery}`],
    [client, `/events/${project.id}/products`],
    [owner, `/api/x/studio/projects/${project.id}/photos/${project.medias[0]}/about`],
  ] as const) {
    const answer = await browser.get(path);
    expect([
      path,
      answer.status,
      answer.headers.get('content-type')?.split(';')[0],
      answer.headers.get('x-content-type-options'),
    ]).toEqual([path, 200, 'application/json', 'nosniff']);
  }
});

test('uploaded files are never served by their claimed type: HTML and SVG with scripts are refused', async () => {
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><script>alert(1)</script>',
    'GIF89a<script>alert(1)</script>',
  ])
    await expect(
      setWatermark(place.studio.brand, {
        image: Buffer.from(bytes),
      } as never),
    ).rejects.toMatchObject({ code: 'WATERMARK_NOT_USABLE' });
});
