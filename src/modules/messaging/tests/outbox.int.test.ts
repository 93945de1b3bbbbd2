import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { listMails, MAILS_A_PAGE } from '@/modules/messaging/queries/outbox-repo';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio with an outbox');
  project = await makeProject(studio, { medias: 0 });
});

describe('the outbox', () => {
  beforeAll(async () => {
    await sql(
      `insert into mails (id, account_id, event_id, kind, "to", subject, state, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'test', 'person-' || n || '@example.com', 'Letter ' || n,
              (case when n % 40 = 0 then 'bounced' when n % 50 = 1 then 'failed' else 'sent' end)::enum_mails_state, now() - n * interval '1 minute', now()
         from generate_series(1, 130) n`,
      [studio.account, project.id],
    );
  });

  test('is paged, newest first, each message once', async () => {
    const seen: string[] = [];
    const first = await listMails(studio.account);
    expect([first.pages, first.counts.all, first.mails[0]?.subject]).toEqual([3, 130, 'Letter 1']);
    for (let page = 1; page <= first.pages; page++)
      seen.push(...(await listMails(studio.account, { page })).mails.map(({ id }) => id));
    expect([seen.length, new Set(seen).size, first.mails.length]).toEqual([130, 130, MAILS_A_PAGE]);
    expect((await listMails(studio.account, { page: 99 })).page).toBe(3);
  });

  test('is filtered by state, by project and by words', async () => {
    const trouble = await listMails(studio.account, { filter: 'trouble' });
    expect(trouble.mails).toHaveLength(6);
    expect(new Set(trouble.mails.map(({ state }) => state))).toEqual(new Set(['failed', 'bounced']));
    const searched = await listMails(studio.account, { search: 'PERSON-12@' });
    expect(searched.mails.map(({ to }) => to)).toEqual(['person-12@example.com']);
    expect((await listMails(studio.account, { search: '%' })).mails).toEqual([]);
    const other = await makeProject(await makeStudio(), { medias: 0 });
    expect((await listMails(studio.account, { project: other.id })).mails).toEqual([]);
  });

  test('contains only the account’s own messages', async () => {
    const other = await makeStudio();
    expect((await listMails(other.account)).counts.all).toBe(0);
    expect((await listMails(null)).counts.all).toBeGreaterThanOrEqual(130);
  });
});
