import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Answer, Browser } from '../../../tests/helpers/browser';
import { entriesOf, openGallery } from '../../../tests/helpers/entries';
import { makeMedia, type Project, type Studio } from '../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../tests/helpers/test-app';
import type { CommentView, ThreadsView, ThreadView } from '../rules/wire';

const app = await openTestApp();
export const sql = sqlOf(app);
export const { fresh, client: enters, guest: entersAsGuest, owner: ownerOf } = entriesOf(app);
export let studio: Studio;
export let project: Project;
export let owner: Browser;
export let client: Browser;
export let other: Browser;
export let guest: Browser;

export const MARKS = [
  { kind: 'stroke', size: 2, points: [0.1, 0.2, 0.3, 0.4] },
  { kind: 'circle', size: 1, x: 0.5, y: 0.5, r: 0.1 },
];
export const at = (of: Pick<Project, 'id'> = project) => `/api/x/talk/projects/${of.id}`;
export const photo = async (more = {}) =>
  makeMedia(
    { account: project.account, event: project.id, gallery: project.gallery },
    `T_${randomUUID()}.JPG`,
    more,
  );
export const say = (who: Browser, media: string, body: object = {}) =>
  who.post(`${at()}/photographs/${media}/comments`, { id: randomUUID(), text: 'Lovely', ...body });
export const read = async (who: Browser, media: string): Promise<ThreadView> =>
  (await who.get(`${at()}/photographs/${media}/thread`)).json as never;
export const heads = async (who: Browser): Promise<ThreadsView> =>
  (await who.get(`${at()}/threads`)).json as never;
export const headOf = async (who: Browser, media: string) =>
  (await heads(who)).threads.find((head) => head.media === media);
export const idOf = ({ json }: Answer, place = -1) =>
  (json.comments as unknown as CommentView[]).at(place)?.id as string;

beforeAll(async () => {
  ({ studio, project, owner, client, guest } = await openGallery(app));
  other = await enters(project);
});
