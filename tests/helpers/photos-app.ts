import { type StudioPhoto, unpackPhotos } from '@media/rules/packed-photos';
import { beforeAll } from 'vitest';
import { createGallery } from '@/modules/project/operations/manage-project';
import { Browser } from './browser';
import { entriesOf } from './entries';
import { startWeb } from './start-web';
import {
  eventOf,
  makeMedia,
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from './studio';
import { openTestApp, sqlOf } from './test-app';

export const app = await openTestApp();
export const sql = sqlOf(app);
export const entries = entriesOf(app);
export let studio: Studio;
export let owner: Browser;
export let assistant: Browser;
export let stranger: Browser;
export let client: Browser;
export let guest: Browser;
export let project: Project;
export let second: string;
export let names: Record<string, string>;

export const api = () => `/api/x/studio/projects/${project.id}`;
export const photos = (verb: string, body: object, who = owner) => who.post(`${api()}/photos/${verb}`, body);
export const idOf = (name: string) => names[name] as string;
export const ids = (text: string) => text.split('').map(idOf);

/** The photographs of a gallery in its order, by the letters of their names. */
export async function letters(gallery = project.gallery, who = owner): Promise<string> {
  const answer = await who.get(`/api/x/studio/galleries/${gallery}/photos`);
  return unpackPhotos(String(answer.json.packed))
    .map(({ name }: StudioPhoto) => name[0])
    .join('');
}

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await entries.owner(studio);
  const helper = await makeUser({ account: studio.account, role: 'assistant' });
  assistant = await new Browser(app.origin).signIn(helper.email, PASSWORD);
  stranger = await entries.owner(await makeStudio());
});

/** A project with photographs a to f in its first gallery, and a second gallery. */
export async function begin(): Promise<void> {
  project = await makeProject(studio, { medias: 0, options: { sort_by: 'manual' } });
  second = (await createGallery(await eventOf(project.id), { name: 'Second' })).id;
  names = {};
  const place = { account: studio.account, event: project.id, gallery: project.gallery };
  for (const name of 'abcdef') names[name] = await makeMedia(place, `${name}.jpg`);
  client = await entries.client(project);
  guest = await entries.guest(project);
}
