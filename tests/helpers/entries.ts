import { Browser } from './browser';
import { startWeb, type Web } from './start-web';
import {
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type ProjectPlan,
  type Studio,
} from './studio';
import type { TestApp } from './test-app';

/** The ways to enter the test application; each returns a browser of its own. */
export function entriesOf(app: TestApp) {
  const fresh = () => new Browser(app.origin);
  return {
    fresh,
    client: ({ code }: Pick<Project, 'code'>) => fresh().enter(code),
    guest: ({ code }: Pick<Project, 'code'>) => fresh().enter(code, { guest: true }),
    owner: ({ ownerEmail }: Pick<Studio, 'ownerEmail'>) => fresh().signIn(ownerEmail, PASSWORD),
  };
}

/** A project and its people. */
export interface OpenGallery {
  web: Web;
  studio: Studio;
  project: Project;
  client: Browser;
  guest: Browser;
  owner: Browser;
}

/** Starts the web process with a studio, a project of it, and its people inside: how tests of a gallery begin. */
export async function openGallery(
  app: TestApp,
  { studio: name, ...plan }: ProjectPlan & { studio?: string } = {},
): Promise<OpenGallery> {
  const web = await startWeb(app);
  const studio = await makeStudio(name);
  const project = await makeProject(studio, plan);
  const entries = entriesOf(app);
  return {
    web,
    studio,
    project,
    client: await entries.client(project),
    guest: await entries.guest(project),
    owner: await entries.owner(studio),
  };
}

/** A studio, and people of the admin: its owner, its assistant, and the owner of another studio. */
export interface OpenStudio {
  web: Web;
  studio: Studio;
  owner: Browser;
  assistant: Browser;
  stranger: Browser;
}

/** Starts the web process with a studio and signs its people in: how tests of the admin begin. */
export async function openStudio(app: TestApp): Promise<OpenStudio> {
  const web = await startWeb(app);
  const studio = await makeStudio();
  const { email } = await makeUser({ account: studio.account, role: 'assistant' });
  const entries = entriesOf(app);
  return {
    web,
    studio,
    owner: await entries.owner(studio),
    assistant: await entries.fresh().signIn(email, PASSWORD),
    stranger: await entries.owner(await makeStudio()),
  };
}
