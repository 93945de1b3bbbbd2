import { beforeAll, describe, expect, test } from 'vitest';
import type { GalleryList } from '@/core/wire';
import { Browser } from '../../../../tests/helpers/browser';
import { makeInvitation } from '../../../../tests/helpers/invitation';
import { LiveLine } from '../../../../tests/helpers/live-line';
import { startWeb } from '../../../../tests/helpers/start-web';
import {
  makeProject,
  makeStudio,
  PASSWORD,
  type Project,
  type Studio,
} from '../../../../tests/helpers/studio';
import { openTestApp, sqlOf } from '../../../../tests/helpers/test-app';
import type { ListsView } from '../lists-view';
import { LISTS_MOST } from '../operations/change-lists';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let project: Project;
let dana: Browser;
let omer: Browser;

const invited = async (to: Project, name: string) => {
  const browser = new Browser(app.origin);
  await browser.get(await makeInvitation(to, name));
  return browser;
};
const at = (path = '') => `/events/${project.id}/lists${path}`;
const listsOf = async (who: Browser) => ((await who.get(at())).json as unknown as ListsView).lists;
const made = async (who: Browser, name: string) => String((await who.post(at(), { name })).json.id);
const put = (who: Browser, list: string, media: number, listed = true) =>
  who.put(at(`/${list}/medias/${project.medias[media]}`), { listed });
const send = (who: Browser, list: string, to: 'studio' | 'all' | null) =>
  who.put(at(`/${list}/sent`), { to });
const shown = async (who: Browser, list: string) => {
  const answer = await who.get(at(`/${list}/medias`));
  if (answer.status !== 200) return answer.status;
  return (answer.json as unknown as GalleryList).medias.map(({ id }) => project.medias.indexOf(id));
};

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  project = await makeProject(studio, { medias: 4 });
  [dana, omer] = await Promise.all([invited(project, 'Dana'), invited(project, 'Omer')]);
});

describe('a list', () => {
  test('is private: others cannot see, open, change or send it', async () => {
    const list = await made(dana, 'For Grandma');
    for (const media of [2, 0]) expect((await put(dana, list, media)).json).toMatchObject({ listed: true });
    expect(await listsOf(dana)).toMatchObject([{ id: list, name: 'For Grandma', mine: true, sent: null }]);
    expect(await shown(dana, list)).toEqual([0, 2]);
    for (const who of [omer, owner]) {
      expect((await listsOf(who)).some(({ id }) => id === list)).toBe(false);
      expect(await shown(who, list)).toBe(404);
      const answers = [
        await put(who, list, 1),
        await who.put(at(`/${list}`), { name: 'Mine' }),
        await who.put(at(`/${list}`), { removed: true }),
        await send(who, list, 'all'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await shown(dana, list)).toEqual([0, 2]);
  });

  test('holds a photograph once after repeated requests, and none of another project', async () => {
    const list = await made(dana, 'Once');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => put(dana, list, 1)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shown(dana, list)).toEqual([1]);
    await put(dana, list, 1, false);
    expect((await put(dana, list, 1, false)).json).toMatchObject({ listed: false });
    expect(await shown(dana, list)).toEqual([]);
    const other = await makeProject(studio, { medias: 1 });
    const strange = await dana.put(at(`/${list}/medias/${other.medias[0]}`), { listed: true });
    expect(strange.status).toBe(404);
  });

  test('sent to the studio is visible there alone, as it was sent, until it is sent again', async () => {
    const list = await made(dana, 'The frame');
    expect((await send(dana, list, 'studio')).json.code).toBe('REFUSED');
    await put(dana, list, 0);
    expect((await send(dana, list, 'studio')).status).toBe(200);
    await put(dana, list, 3);
    await dana.put(at(`/${list}`), { name: 'Another name' });
    expect(await shown(owner, list)).toEqual([0]);
    expect(await shown(dana, list)).toEqual([0, 3]);
    expect(await shown(omer, list)).toBe(404);
    const seen = (await listsOf(owner)).find(({ id }) => id === list);
    expect(seen).toMatchObject({ name: 'The frame', by: 'Dana', mine: false });
    const own = (await listsOf(dana)).find(({ id }) => id === list);
    expect(own).toMatchObject({ name: 'Another name', sent: { to: 'studio', changed: true } });
    await send(dana, list, 'studio');
    expect(await shown(owner, list)).toEqual([0, 3]);
    const mails = await sql<{ subject: string }>(
      `select subject from mails where event_id = $1 and kind = 'selection.list-sent'`,
      [project.id],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('The frame');
    await send(dana, list, null);
    expect(await shown(owner, list)).toBe(404);
  });

  test('sent to everybody notifies and shows it to others, without photographs hidden from them', async () => {
    const list = await made(omer, 'For us');
    await put(omer, list, 0);
    await put(omer, list, 1);
    await send(omer, list, 'all');
    expect((await listsOf(dana)).find(({ id }) => id === list)).toMatchObject({ by: 'Omer', mine: false });
    expect(await shown(dana, list)).toEqual([0, 1]);
    await sql('update media set private = true where id = $1', [project.medias[1]]);
    expect(await shown(dana, list)).toEqual([0]);
    expect(await shown(owner, list)).toEqual([0, 1]);
    await sql('update media set private = false where id = $1', [project.medias[1]]);
  });

  test('deleted is gone for everybody, refuses changes, and is restored whole', async () => {
    const list = await made(omer, 'Gone');
    await put(omer, list, 2);
    await send(omer, list, 'all');
    await omer.put(at(`/${list}`), { removed: true });
    expect([await shown(omer, list), await shown(dana, list)]).toEqual([404, 404]);
    expect((await put(omer, list, 1)).status).toBe(404);
    await omer.put(at(`/${list}`), { removed: false });
    expect([await shown(omer, list), await shown(dana, list)]).toEqual([[2], [2]]);
  });

  test('notifies only the owner’s other device while private, and everybody once sent', async () => {
    const own = await makeProject(studio, { medias: 1 });
    const link = await makeInvitation(own, 'Noa');
    const [phone, laptop, other] = [0, 1, 2].map(() => new Browser(app.origin)) as [
      Browser,
      Browser,
      Browser,
    ];
    await phone.get(link);
    await laptop.get(link);
    await other.get(await makeInvitation(own, 'Omer'));
    const [line, theirs] = [await LiveLine.open(laptop, own.id), await LiveLine.open(other, own.id)];
    const list = String((await phone.post(`/events/${own.id}/lists`, { name: 'Quiet' })).json.id);
    expect((await line.next('lists')).data.person).not.toBeNull();
    await phone.put(`/events/${own.id}/lists/${list}/medias/${own.medias[0]}`, { listed: true });
    await phone.put(`/events/${own.id}/lists/${list}/sent`, { to: 'all' });
    // The first message to others: none was sent while the list was private.
    expect(await theirs.next()).toMatchObject({ event: 'lists', data: { person: null } });
    line.stop.abort();
    theirs.stop.abort();
  });

  test.each([[''], ['   '], ['x'.repeat(101)], [7]])('is refused with the name %j', async (name) => {
    expect((await dana.post(at(), { name })).status).toBe(422);
  });

  test('beyond the maximum is refused with a reason, also for two concurrent requests', async () => {
    const noa = await invited(project, 'Many');
    const answers = await Promise.all(
      Array.from({ length: LISTS_MOST + 2 }, (_, nr) => noa.post(at(), { name: `List ${nr}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LISTS_MOST);
    expect(answers.filter(({ json }) => json.code === 'REFUSED')).toHaveLength(2);
  });

  test('guests and strangers cannot have one', async () => {
    const guest = await new Browser(app.origin).enter(project.code, { guest: true });
    const stranger = await invited(await makeProject(studio), 'Elsewhere');
    expect([(await guest.get(at())).status, (await guest.post(at(), { name: 'x' })).status]).toEqual([
      401, 401,
    ]);
    expect([(await stranger.get(at())).status, (await stranger.post(at(), { name: 'x' })).status]).toEqual([
      404, 404,
    ]);
  });
});
