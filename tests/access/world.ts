import { Browser } from '../helpers/browser';
import {
  makeMedia,
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '../helpers/studio';
import type { TestApp } from '../helpers/test-app';
import { sqlOf } from '../helpers/test-app';

/** Everyone who may send a request about one project. */
export const PEOPLE = [
  'anonymous',
  'guest',
  'client',
  'client of another project',
  'revoked client',
  'signed in, no grant',
  'assistant who left',
  "another account's owner",
  'assistant',
  'owner',
  'operator',
] as const;
export type Person = (typeof PEOPLE)[number];

/** The role a person has in the project, for the permission table; `known` distinguishes strangers. */
export const ROLE_HERE = {
  anonymous: 'anonymous',
  guest: 'guest',
  client: 'client',
  'client of another project': 'anonymous',
  'revoked client': 'anonymous',
  'signed in, no grant': 'anonymous',
  'assistant who left': 'anonymous',
  "another account's owner": 'anonymous',
  assistant: 'assistant',
  owner: 'owner',
  operator: 'operator',
} as const;

export interface World {
  studio: Studio;
  project: Project;
  hidden: string;
  withdrawn: string;
  /** Another account, with a project of its own. */
  other: { studio: Studio; project: Project };
  people: Record<Person, Browser>;
}

/** One project and everyone involved. */
export async function makeWorld(app: TestApp): Promise<World> {
  const sql = sqlOf(app);
  const studio = await makeStudio('Studio of the world');
  const project = await makeProject(studio, { medias: 3, products: { Album: null } });
  const place = { account: studio.account, event: project.id, gallery: project.gallery };
  const hidden = await makeMedia(place, 'HIDDEN.JPG', { hidden: true });
  const withdrawn = await makeMedia(place, 'WITHDRAWN.JPG', { private: true });
  const otherStudio = await makeStudio('Studio elsewhere');
  const otherProject = await makeProject(otherStudio, { medias: 1 });
  const second = await makeProject(studio);
  const fresh = () => new Browser(app.origin);
  const signedIn = async (data: Parameters<typeof makeUser>[0]) =>
    fresh().signIn((await makeUser(data)).email, PASSWORD);
  const left = await makeUser({ account: studio.account, role: 'assistant' });
  const people: World['people'] = {
    anonymous: fresh(),
    guest: await fresh().enter(project.code, { guest: true }),
    client: await fresh().enter(project.code),
    'client of another project': await fresh().enter(second.code),
    'revoked client': await fresh().enter(project.code),
    'signed in, no grant': await signedIn({}),
    'assistant who left': await fresh().signIn(left.email, PASSWORD),
    "another account's owner": await fresh().signIn(otherStudio.ownerEmail, PASSWORD),
    assistant: await signedIn({ account: studio.account, role: 'assistant' }),
    owner: await fresh().signIn(studio.ownerEmail, PASSWORD),
    operator: await signedIn({ operator: true }),
  };
  const name = `kg_${project.id.replaceAll('-', '')}`;
  const grant = decodeURIComponent(people['revoked client'].cookies.get(name) ?? '').split('.')[0];
  await sql('update grants set revoked_at = now() where id = $1', [grant]);
  await sql('update users set account_id = null, role = null where id = $1', [left.id]);
  return {
    studio,
    project,
    hidden,
    withdrawn,
    other: { studio: otherStudio, project: otherProject },
    people,
  };
}
