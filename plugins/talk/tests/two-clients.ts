import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { Browser } from '../../../tests/helpers/browser';
import { entriesOf } from '../../../tests/helpers/entries';
import { startWeb } from '../../../tests/helpers/start-web';
import { makeProject, makeStudio, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';

const app = await openTestApp();
export const sql = sqlOf(app);
export const { fresh, client: enters, owner: signsIn } = entriesOf(app);
await startWeb(app);
export let studio: Studio;
export let project: Project;
export let owner: Browser;
export let dana: Browser;
export let yossi: Browser;

export type Mail = {
  to: string;
  kind: string;
  subject: string;
  text: string;
  stop_path: string | null;
  locale: string;
};
export const mails = () =>
  sql<Mail>(
    `select "to", kind, subject, text, stop_path, locale::text as locale from mails where event_id = $1 and kind like 'talk.%' order by created_at, "to"`,
    [project.id],
  );
export const say = (who: Browser, text = 'Lovely', media = project.medias[0] as string) =>
  who.post(`/api/x/talk/projects/${project.id}/photographs/${media}/comments`, { id: randomUUID(), text });
/** Moves all comments and mails into the past. */
export const pass = async (minutes: number) => {
  for (const table of ['talk_comments', 'mails'])
    await sql(`update ${table} set created_at = created_at - make_interval(mins => $2) where event_id = $1`, [
      project.id,
      minutes,
    ]);
  await sql(`update talk_seen set seen_at = seen_at - make_interval(mins => $2) where event_id = $1`, [
    project.id,
    minutes,
  ]);
};
export const clientRow = (name: string) =>
  sql<{ id: string }>('select id from clients where name = $1 and account_id = $2', [name, project.account]);

/**
 * A project with a client who reads Hebrew and one who reads English, both with personal links, and a stranger by the
 * code.
 */
beforeEach(async () => {
  studio = await makeStudio('Studio Alma');
  project = await makeProject(studio);
  owner = await signsIn(studio);
  for (const [name, locale] of [
    ['Dana', 'he'],
    ['Yossi', 'en'],
  ] as const) {
    await owner.post(`/api/x/studio/projects/${project.id}/people`, {
      people: [{ name, email: `${name.toLowerCase()}@people.test` }],
    });
    await sql('update clients set locale = $3 where name = $1 and account_id = $2', [
      name,
      project.account,
      locale,
    ]);
  }
  await sql('update invitations set sent_at = now() where event_id = $1', [project.id]);
  const links = await sql<{ id: string; name: string }>(
    'select i.id, c.name from invitations i join clients c on c.id = i.client_id where i.event_id = $1',
    [project.id],
  );
  const enter = async (name: string) => {
    const { id } = links.find((link) => link.name === name) ?? { id: '' };
    const { json } = await owner.post(`/api/x/studio/projects/${project.id}/invitations/${id}/link`, {});
    const browser = fresh();
    await browser.get(new URL(String(json.url)).pathname);
    return browser;
  };
  dana = await enter('Dana');
  yossi = await enter('Yossi');
});
