import type { Browser } from '@root/tests/helpers/browser';
import type { Project } from '@root/tests/helpers/studio';
import { guest, owner, picks, setting, sql } from '@root/tests/helpers/two-clients';
import { describe, expect, test } from 'vitest';

async function mailsOf(project: Project): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from mails where account_id = $1 and event_id = $2`,
    [project.account, project.id],
  );
  return row?.count ?? 0;
}

const complete = (browser: Browser, project: Project, value: unknown = true) =>
  browser.put(`/events/${project.id}`, { event: { printselectiondone: value } });

describe('completing', () => {
  test('locks the selection, mails once, and repeating changes nothing', async () => {
    const { project, first, second, body } = await setting();
    await first.post('/product_medias', body(0, 'Album', true));
    const done = await complete(first, project);
    expect([done.status, done.json.printselectiondone]).toEqual([200, true]);
    expect(done.json.completed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const mails = await mailsOf(project);
    expect(mails).toBeGreaterThan(0);
    const again = await complete(second, project);
    expect([again.status, again.json]).toEqual([200, done.json]);
    expect(await mailsOf(project)).toBe(mails);
    const { status, json } = await second.post('/product_medias', body(1, 'Album', true));
    expect([status, json]).toEqual([
      409,
      { code: 'SELECTION_DONE', errors: { base: ['selection completed, ask the photographer to re-open'] } },
    ]);
    expect((await second.post('/product_medias', body(0, 'Album', false))).status).toBe(409);
    expect(await picks(project.products.Album)).toEqual([project.medias[0]]);
  });

  test('during twenty picks: no pick is written after it', async () => {
    const { project, first, second, body } = await setting({ products: { Album: null }, medias: 20 });
    await Promise.all([first.token(), second.token()]);
    const requests = Array.from({ length: 20 }, (_, i) =>
      first.post('/product_medias', body(i, 'Album', true)),
    );
    const [done, ...answers] = await Promise.all([complete(second, project), ...requests]);
    expect(done.status).toBe(200);
    const taken = answers.filter((a) => a.status === 200);
    expect(answers.filter((a) => a.status === 409)).toHaveLength(20 - taken.length);
    expect(await picks(project.products.Album)).toHaveLength(taken.length);
    const late = await sql(
      `select 1 from event_changes c where event_id = $1 and kind = 'pick'
          and id > (select id from event_changes where event_id = $1 and kind = 'completion')`,
      [project.id],
    );
    expect(late).toEqual([]);
  });

  test('by two at once mails once', async () => {
    const { project, first, second } = await setting();
    await Promise.all([first.token(), second.token()]);
    const answers = await Promise.all([complete(first, project), complete(second, project)]);
    expect(answers.map((a) => a.status)).toEqual([200, 200]);
    const changes = await sql(`select 1 from event_changes where event_id = $1 and kind = 'completion'`, [
      project.id,
    ]);
    expect(changes).toHaveLength(1);
    const letters = await sql<{ to: string; count: number }>(
      `select "to", count(*)::int as count from mails where event_id = $1 group by "to", kind`,
      [project.id],
    );
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.filter((m) => m.count !== 1)).toEqual([]);
  });

  test('a project without products refuses it', async () => {
    const { project, first } = await setting({ products: {} });
    const { status, json } = await complete(first, project);
    expect([status, json.code]).toEqual([422, 'NO_PRODUCTS']);
  });

  test('is refused to guests', async () => {
    const { project } = await setting();
    const { status, json } = await complete(await guest(project), project);
    expect([status, json.code, 'path' in json]).toEqual([401, 'UNAUTHENTICATED', false]);
  });

  test('is undone by the account alone, which allows picks again', async () => {
    const { project, first, body } = await setting();
    await complete(first, project);
    const tried = await complete(first, project, false);
    expect([tried.status, tried.json.code]).toEqual([422, 'INVALID_INPUT']);
    expect((await first.get(`/events/${project.id}`)).json.selection_done).toBe(true);
    const opened = await complete(owner, project, false);
    expect([opened.status, opened.json]).toEqual([200, { printselectiondone: false, completed_at: null }]);
    expect((await first.post('/product_medias', body(0, 'Album', true))).status).toBe(200);
  });
});

describe('a client’s write to the project', () => {
  const fields = {
    name: 'Mine',
    available_public: true,
    code: 'STOLEN99',
    account: 'x',
    allow_downloads: true,
    nonsense: 1,
  };
  test.each(Object.entries(fields))('with %s is refused, and nothing is stored', async (field, value) => {
    const { project, first } = await setting();
    const [before] = await sql('select to_jsonb(e) as row from events e where id = $1', [project.id]);
    const answer = await first.put(`/events/${project.id}`, { event: { [field]: value } });
    expect([answer.status, answer.json.code]).toEqual([422, 'INVALID_INPUT']);
    const both = await first.put(`/events/${project.id}`, {
      event: { printselectiondone: true, [field]: value },
    });
    expect([both.status, both.json.code]).toEqual([422, 'INVALID_INPUT']);
    expect((await sql('select to_jsonb(e) as row from events e where id = $1', [project.id]))[0]).toEqual(
      before,
    );
  });
});
