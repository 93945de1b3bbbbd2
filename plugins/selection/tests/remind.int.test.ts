import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '@/modules/project/operations/manage-product';
import { Browser } from '../../../tests/helpers/browser';
import { startWeb } from '../../../tests/helpers/start-web';
import { eventOf, makeProject, makeStudio, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import { remindOfClosing } from '../operations/remind';
import { stopPath } from '../operations/stop-reminders';

const stopOf = (client: string) => stopPath({ kind: 'client', id: client });
/** A page without its frame, as the shared modal requests it. */
const ALONE = { headers: { 'X-Requested-With': 'XMLHttpRequest' } };
const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

const LAST = '2031-05-20';
/** Nine in the morning in Jerusalem, three days and one day before. */
const THREE = new Date('2031-05-17T06:00:00Z');
const ONE = new Date('2031-05-19T06:00:00Z');
const minute = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

/** A project with an album of at least two that closes on `LAST`, and its client Dana, invited in Hebrew. */
async function setting(rules: object = { minphotos: 2 }, time_zone = 'Asia/Jerusalem') {
  const project = await makeProject(studio, { products: {}, medias: 3, options: { time_zone } });
  const event = await eventOf(project.id);
  project.products.Album = (await createProduct(event, { name: 'Album', closes_on: LAST, ...rules })).id;
  const email = `dana-${project.id}@people.test`;
  const [client] = await sql<{ id: string }>(
    `insert into clients (id, account_id, name, email, locale) values (gen_random_uuid(), $1, 'Dana', $2, 'he') returning id`,
    [studio.account, email],
  );
  await sql(
    `insert into invitations (id, account_id, event_id, client_id, role, token_hash, sent_at)
     values (gen_random_uuid(), $1, $2, $3, 'client', md5(random()::text), now())`,
    [studio.account, project.id, client?.id],
  );
  return { project, client: client?.id as string };
}

const sent = async ({ id }: Project) =>
  sql<{ locale: string; subject: string; text: string }>(
    `select locale::text as locale, subject, text from mails where event_id = $1 and kind = 'selection.reminder' order by id`,
    [id],
  );
const count = async (project: Project) => (await sent(project)).length;

describe('a reminder of a closing day', () => {
  test('is sent in the morning of its day, once, by concurrent workers', async () => {
    const { project } = await setting();
    await remindOfClosing(minute(THREE, -1));
    expect(await count(project)).toBe(0);
    await Promise.all([remindOfClosing(THREE), remindOfClosing(THREE), remindOfClosing(minute(THREE, 30))]);
    expect(await count(project)).toBe(1);
    await remindOfClosing(minute(THREE, 600));
    expect(await count(project)).toBe(1);
    await remindOfClosing(ONE);
    await remindOfClosing(minute(ONE, 1));
    expect(await count(project)).toBe(2);
    const [mail] = await sent(project);
    expect(mail?.locale).toBe('he');
    expect(mail?.subject).toContain('20 במאי 2031');
    expect(mail?.text).toContain('Album');
    expect(mail?.text).toContain('/selection_reminders/stop?r=');
  });

  test('is sent at nine in the project’s time zone', async () => {
    const { project } = await setting({ minphotos: 2 }, 'America/New_York');
    await remindOfClosing(THREE);
    expect(await count(project)).toBe(0);
    await remindOfClosing(new Date('2031-05-17T13:00:00Z'));
    expect(await count(project)).toBe(1);
  });

  test('is sent again for a moved day', async () => {
    const { project } = await setting();
    await remindOfClosing(ONE);
    await sql(`update products set closes_on = '2031-05-27' where id = $1`, [project.products.Album]);
    await remindOfClosing(minute(ONE, 60));
    expect(await count(project)).toBe(1);
    await remindOfClosing(new Date('2031-05-24T06:00:00Z'));
    expect(await count(project)).toBe(2);
  });

  type Change = (project: Project, client: string) => Promise<unknown>;
  const silent: [what: string, change: Change][] = [
    ['is complete', ({ id }) => sql('update events set printselectiondone = true where id = $1', [id])],
    ['is not published', ({ id }) => sql('update events set published_at = null where id = $1', [id])],
    ['has expired', ({ id }) => sql(`update events set expires_at = '2031-05-01' where id = $1`, [id])],
    ['is in the trash', ({ id }) => sql('update events set deleted_at = now() where id = $1', [id])],
    [
      'has what it asks for',
      ({ products }) =>
        sql('update products set minphotos = null, closes_on = null where id = $1', [products.Album]),
    ],
    [
      'has revoked their invitation',
      ({ id }) => sql('update invitations set revoked_at = now() where event_id = $1', [id]),
    ],
    [
      'has them as a guest',
      ({ id }) => sql(`update invitations set role = 'guest' where event_id = $1`, [id]),
    ],
    [
      'has an unsubscribed client',
      async (_project, client) => {
        const browser = new Browser(app.origin);
        const token = new URL(stopOf(client), app.origin).searchParams.get('r');
        const looked = await browser.page(stopOf(client));
        expect(looked.status).toBe(200);
        expect((await browser.post('/selection_reminders/stop', { token })).json.stopped).toBe(true);
        expect((await browser.post('/selection_reminders/stop', { token: `${token}x` })).status).toBe(404);
      },
    ],
  ];
  test.each(silent)('is not sent where the project %s', async (_what, change) => {
    const { project, client } = await setting();
    await change(project, client);
    await remindOfClosing(ONE);
    expect(await count(project)).toBe(0);
  });

  test('can be resumed by a button of the page that unsubscribed', async () => {
    const { project, client } = await setting();
    const browser = new Browser(app.origin);
    const token = new URL(stopOf(client), app.origin).searchParams.get('r');
    await browser.page(stopOf(client));
    await browser.post('/selection_reminders/stop', { token });
    await remindOfClosing(THREE);
    expect(await count(project)).toBe(0);
    expect((await browser.page(stopOf(client), ALONE)).text).toContain('Resubscribe');
    const again = (of: string) => browser.post('/selection_reminders/stop', { token: of, again: true });
    expect((await again(`${token}x`)).status).toBe(404);
    await remindOfClosing(THREE);
    expect(await count(project)).toBe(0);
    expect((await again(`${token}`)).json).toEqual({ stopped: false });
    const begun = await browser.page(`${stopOf(client)}&begun=1`, ALONE);
    expect(begun.text).toContain('You’re subscribed again');
    await remindOfClosing(ONE);
    expect(await count(project)).toBe(1);
  });

  test('is not sent once enough is picked; without a minimum one photograph is enough', async () => {
    const { project } = await setting({});
    const browser = await new Browser(app.origin).enter(project.code);
    await remindOfClosing(THREE);
    expect(await count(project)).toBe(1);
    await browser.post('/product_medias', {
      media: project.medias[0],
      product: project.products.Album,
      selected: true,
    });
    await remindOfClosing(ONE);
    expect(await count(project)).toBe(1);
  });

  test('is sent on the days of the account’s setting, or not at all', async () => {
    const request = (chosen: object) =>
      sql(
        `insert into feature_settings (id, account_id, feature, chosen) values (gen_random_uuid(), $1, 'selection', $2)
         on conflict (account_id, feature) do update set chosen = excluded.chosen`,
        [studio.account, JSON.stringify(chosen)],
      );
    const { project } = await setting();
    await request({ first: 0, last: 0 });
    await remindOfClosing(ONE);
    expect(await count(project)).toBe(0);
    await request({ first: 7, last: 0 });
    await remindOfClosing(new Date('2031-05-13T06:00:00Z'));
    expect(await count(project)).toBe(1);
    await sql(`delete from feature_settings where feature = 'selection'`);
  });
});
