import { startTestApp } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInvitation } from '../operations/create-invitation';
import { mailFirstPhotos } from '../operations/mail-first-photos';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startTestApp(app);
  studio = await makeStudio();
});

const OWNER = { role: 'owner', grant: null, user: null, name: null } as const;

async function invited(emails: string[], on = true): Promise<Project> {
  const project = await makeProject(studio, { medias: 0 });
  await sql('update events set send_client_email_on_first_upload = $2 where id = $1', [project.id, on]);
  const event = await eventOf(project.id);
  for (const email of emails)
    await createInvitation({ event, viewer: OWNER }, { name: email, email, send: true });
  await sql(`update invitations set created_at = now() - interval '1 hour' where event_id = $1`, [
    project.id,
  ]);
  return project;
}

const photo = ({ id, account, gallery }: Project, name = 'IMG_1.JPG') =>
  makeMedia({ account, event: id, gallery }, name);
/** Moves the arrival of the last photograph to the past. */
const later = ({ id }: Project, ago = '2 minutes') =>
  sql(`update media set uploaded_at = now() - $2::interval where event_id = $1`, [id, ago]);
const notified = async ({ id }: Project) =>
  (
    await sql<{ to: string }>(
      `select "to" from mails where event_id = $1 and kind = 'photos_ready' order by 1`,
      [id],
    )
  ).map(({ to }) => to);

describe('when the first photographs are ready', () => {
  test('everyone invited before is mailed once, with any number of workers', async () => {
    const project = await invited(['a@first.test', 'b@first.test']);
    await Promise.all(Array.from({ length: 16 }, (_, i) => photo(project, `IMG_${i}.JPG`)));
    await mailFirstPhotos();
    expect(await notified(project), 'the batch may not be finished yet').toEqual([]);
    await later(project);
    await Promise.all(Array.from({ length: 8 }, () => mailFirstPhotos()));
    expect(await notified(project)).toEqual(['a@first.test', 'b@first.test']);
    await photo(project, 'LATER.JPG');
    await later(project);
    await mailFirstPhotos();
    expect(await notified(project)).toHaveLength(2);
  });

  test('no one while a photograph is still being rendered or uploaded', async () => {
    const project = await invited(['a@first.test']);
    await photo(project);
    await later(project);
    await sql(`update media set state = 'processing' where event_id = $1`, [project.id]);
    await photo(project, 'READY.JPG');
    await later(project);
    await mailFirstPhotos();
    expect(await notified(project)).toEqual([]);
    await sql(`update media set state = 'ready' where event_id = $1`, [project.id]);
    await sql(
      `insert into uploads (id, account_id, event_id, gallery_id, filename, bytes) values ('u', $1, $2, $3, 'x.jpg', 1)`,
      [project.account, project.id, project.gallery],
    );
    await mailFirstPhotos();
    expect(await notified(project)).toEqual([]);
    await sql(`update uploads set state = 'ingested' where id = 'u'`);
    await mailFirstPhotos();
    expect(await notified(project)).toEqual(['a@first.test']);
  });

  test.each([
    ['the project does not ask for it', 'send_client_email_on_first_upload = false'],
    ['it is not published', 'published_at = null'],
    ['it is archived', 'archived_at = now()'],
    ['it is over', `expires_at = now() - interval '1 minute'`],
  ])('no one where %s', async (_what, change) => {
    const project = await invited(['a@first.test']);
    await sql(`update events set ${change} where id = $1`, [project.id]);
    await photo(project);
    await later(project);
    await mailFirstPhotos();
    expect(await notified(project)).toEqual([]);
  });

  test('no one where the photographs are old: a later option sends no mails about them', async () => {
    const project = await invited(['a@first.test']);
    await photo(project);
    await later(project, '3 days');
    await sql(`update invitations set created_at = now() - interval '9 days' where event_id = $1`, [
      project.id,
    ]);
    await mailFirstPhotos();
    expect(await notified(project)).toEqual([]);
  });

  test('not people invited since, without an invitation mail, revoked, or whose mail bounces', async () => {
    const project = await invited([
      'since@first.test',
      'revoked@first.test',
      'back@first.test',
      'ok@first.test',
    ]);
    const set = (email: string, change: string) =>
      sql(
        `update invitations i set ${change} from clients c where c.id = i.client_id and c.email = $1 and i.event_id = $2`,
        [email, project.id],
      );
    await photo(project);
    await later(project);
    await set('since@first.test', 'created_at = now()');
    await set('revoked@first.test', 'revoked_at = now()');
    await sql(
      `insert into mails (id, account_id, kind, "to", subject, state, trouble)
       select gen_random_uuid(), $1, 'test', 'back@first.test', 'x', 'failed', 'unknown_address' from generate_series(1, 3)`,
      [project.account],
    );
    await mailFirstPhotos();
    expect(await notified(project)).toEqual(['ok@first.test']);
  });
});
