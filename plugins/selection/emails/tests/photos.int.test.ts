import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from '@/core/db/pool';
import { copyMail } from '@/core/mail/send-mail';
import { startSmtp } from '@/core/mail/tests/smtp-app';
import { deliverMail } from '@/modules/messaging/deliver-mail';
import { findMail } from '@/modules/messaging/queries/outbox-repo';

const app = await openTestApp();
const sql = sqlOf(app);
const settings: { smtpUrl: string | undefined } = { smtpUrl: undefined };
vi.mock('@/core/env', async (original) => {
  const actual = await original<typeof import('@/core/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let studio: Studio;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  smtp = await startSmtp();
  studio = await makeStudio();
});
app.atEnd(() => smtp.stop());

let nr = 0;
/** A project of 15 photographs whose client chose 13 of them for two products and sent the selection; the thank-you mail's id. */
async function sendSelection(): Promise<{ mail: string; email: string }> {
  project = await makeProject(studio, { products: { Album: 20, Cover: 1 }, medias: 15 });
  const email = `maya-${++nr}@example.com`;
  const client = await new Browser(app.origin).enter(project.code);
  const picks = project.medias.slice(0, 13).map((media) => ({ media, product: project.products.Album }));
  for (const pick of [...picks, { media: project.medias[12], product: project.products.Cover }])
    expect((await client.post('/product_medias', { ...pick, selected: true })).status).toBe(200);
  expect((await client.put(`/events/${project.id}/person`, { name: 'Maya', email })).status).toBe(200);
  expect((await client.post(`/events/${project.id}/completion`, {})).status).toBe(200);
  const [mail] = await sql<{ id: string }>(
    `select id from mails where event_id = $1 and kind = 'selection.thanks'`,
    [project.id],
  );
  return { mail: mail?.id ?? '', email };
}

beforeEach(() => {
  settings.smtpUrl = smtp.url;
  smtp.taken.length = 0;
});

/** Ids of the photographs that a delivered message has attached, and shows. */
function photosOf(source = '') {
  const joined = source.replace(/=\r\n/g, '');
  return {
    attached: [...source.matchAll(/^Content-Id: <photo-([0-9a-f-]{36})>/gim)].map(([, id]) => id),
    shown: [...joined.matchAll(/cid:photo-([0-9a-f-]{36})/g)].map(([, id]) => id),
  };
}

test('the client’s mail carries up to 12 chosen photographs as the thumbnails of the gallery, each once', async () => {
  const { mail, email } = await sendSelection();
  await deliverMail(mail);
  const [taken, ...more] = smtp.taken;
  expect([taken?.to, more]).toEqual([[email], []]);
  const first = project.medias[0] ?? '';
  const expected = [first, project.medias[12], ...project.medias.slice(1, 11)];
  expect(photosOf(taken?.source)).toEqual({ attached: expected, shown: expected });
  expect(taken?.source).toContain(Buffer.from(`s300 of ${first}`).toString('base64'));
});

test('a photograph that was deleted meanwhile is left out of the message', async () => {
  const { mail } = await sendSelection();
  const [first = ''] = project.medias;
  await sql('update media set deleted_at = now() where id = $1', [first]);
  await deliverMail(mail);
  const { attached, shown } = photosOf(smtp.taken[0]?.source);
  expect(attached).toHaveLength(11);
  expect(shown).toEqual(attached);
  expect(shown).not.toContain(first);
});

test.each([
  ['whose access was revoked', `update grants set revoked_at = now() where event_id = $1`],
  ['of an unpublished project', 'update events set published_at = null where id = $1'],
  ['of a deleted project', 'update events set deleted_at = now() where id = $1'],
])('a reader %s gets the message without photographs', async (_who, change) => {
  const { mail } = await sendSelection();
  await sql(change, [project.id]);
  await deliverMail(mail);
  expect(smtp.taken).toHaveLength(1);
  expect(photosOf(smtp.taken[0]?.source)).toEqual({ attached: [], shown: [] });
});

test('a copy to an address that has no access carries no photographs', async () => {
  const { mail } = await sendSelection();
  const copy = await transaction((tx) => copyMail(tx, mail, 'stranger@example.com'));
  await deliverMail(copy?.id ?? '');
  expect(smtp.taken[0]?.to).toEqual(['stranger@example.com']);
  expect(photosOf(smtp.taken[0]?.source)).toEqual({ attached: [], shown: [] });
});

test('the outbox shows the studio the photographs that are sent', async () => {
  const { mail } = await sendSelection();
  const first = Buffer.from(`s300 of ${project.medias[0]}`).toString('base64');
  expect((await findMail(studio.account, mail))?.html).toContain(`data:image/jpeg;base64,${first}`);
});

test('the studio’s mail carries no photographs', async () => {
  await sendSelection();
  const [own] = await sql<{ html: string }>(
    `select html from mails where event_id = $1 and kind = 'selection.completed'`,
    [project.id],
  );
  expect(own?.html).not.toContain('cid:photo');
});
