import { type Answer, Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll } from 'vitest';

export const app = await openTestApp();
export const sql = sqlOf(app);
export let studio: Studio;
export let owner: Browser;
export let stranger: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio Alma');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const other = await makeStudio('Studio elsewhere');
  stranger = await new Browser(app.origin).signIn(other.ownerEmail, PASSWORD);
});

let count = 0;
export const address = (name: string) => `${name}-${++count}@people.test`;
export const at = ({ id }: Project) => `/api/x/studio/projects/${id}`;
export const fresh = () => makeProject(studio, { medias: 1, products: { Album: 2 } });
export const add = (project: Project, people: object[]) => owner.post(`${at(project)}/people`, { people });
export const placeOf = async (project: Project, email: string) =>
  (
    await sql<{
      id: string;
      sent_at: Date | null;
      shared_at: Date | null;
      opened_at: Date | null;
      token_hash: string;
    }>(
      `select i.* from invitations i join clients c on c.id = i.client_id where i.event_id = $1 and c.email = $2`,
      [project.id, email],
    )
  )[0];
export const mailsTo = (email: string) =>
  sql<{ kind: string; subject: string; text: string; locale: string }>(
    'select kind, subject, text, locale::text as locale from mails where "to" = $1 order by created_at, id',
    [email],
  );
export const fieldsOf = ({ json }: Answer) => Object.keys((json.errors ?? {}) as unknown as object);
export const linkIn = (text: string) => /\/i\/[\w-]+/.exec(text)?.[0] ?? '';
