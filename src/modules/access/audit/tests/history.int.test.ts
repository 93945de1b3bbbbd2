import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { pool, transaction } from '@/core/db/pool';
import { allow } from '../../table';
import { listAudit } from '../list-audit';
import { recordAudit } from '../record-audit';

const app = await openTestApp();
let studio: Studio;
let project: Project;
let owner: Browser;
let client: Browser;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio with a history');
  project = await makeProject(studio, { medias: 2, products: { Album: null } });
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  client = await new Browser(app.origin).enter(project.code);
});

const history = async (more = {}) => listAudit(studio.account, { event: project.id, ...more });
const actions = async () => (await history()).map(({ action }) => action);
const base = () => `/api/x/studio/projects/${project.id}`;

describe('actions are recorded with their actor', () => {
  test('a guest who enters by the code is distinguished from staff', async () => {
    const [entry] = await history({ noun: 'grant' });
    expect(entry).toMatchObject({ action: 'grant.made', role: 'client', name: null, subject: 'code' });
  });

  test('links are created, renewed, revoked; repeating records nothing', async () => {
    const made = await owner.post(`${base()}/invitations`, { name: 'Dana' });
    const one = `${base()}/invitations/${made.json.id}`;
    await owner.post(`${one}/renew`, { send: false });
    await owner.delete(one);
    await owner.delete(one);
    const links = await history({ noun: 'link' });
    expect(links.map(({ action, subject, role }) => [action, subject, role])).toEqual([
      ['link.revoked', 'Dana', 'owner'],
      ['link.renewed', 'Dana', 'owner'],
      ['link.made', 'Dana', 'owner'],
    ]);
    expect(links[0]?.name).toBeTruthy();
  });

  test('a selection is completed by a client and reopened by the owner', async () => {
    await client.put(`/events/${project.id}`, { event: { printselectiondone: true } });
    await owner.put(`/events/${project.id}`, { event: { printselectiondone: false } });
    const both = await history({ noun: 'selection' });
    expect(both.map(({ action, role }) => [action, role])).toEqual([
      ['selection.reopened', 'owner'],
      ['selection.completed', 'client'],
    ]);
  });

  test('a download is ordered', async () => {
    await owner.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
    const [order] = await history({ noun: 'download' });
    expect(order).toMatchObject({ action: 'download.ordered', role: 'owner' });
  });

  test('a project is closed, opened, archived, deleted, restored', async () => {
    for (const published of [false, true]) await owner.put(`${base()}/publishing`, { published });
    for (const archived of [true, false]) await owner.put(`${base()}/archive`, { archived });
    await owner.delete(base());
    await owner.post(`${base()}/restore`, {});
    const said = (await history({ noun: 'project' })).map(({ action }) => action.split('.')[1]);
    expect(said.slice(0, 6)).toEqual(['restored', 'deleted', 'unarchived', 'archived', 'opened', 'closed']);
  });

  test('photographs are deleted and restored; a device is added and removed, once', async () => {
    const body = { medias: project.medias, with_picks: true };
    await owner.post(`${base()}/photos/trash`, body);
    expect((await history({ noun: 'photos' }))[0]).toMatchObject({ action: 'photos.deleted', count: 2 });
    const device = await owner.post('/api/x/studio/devices', { name: 'Lightroom at home' });
    for (let twice = 0; twice < 2; twice++) await owner.delete(`/api/x/studio/devices/${device.json.id}`);
    const devices = await listAudit(studio.account, { noun: 'device' });
    expect(devices.map(({ action, subject }) => [action, subject])).toEqual([
      ['device.removed', 'Lightroom at home'],
      ['device.added', 'Lightroom at home'],
    ]);
  });

  test('refused and rolled back changes are not recorded', async () => {
    const before = await actions();
    expect((await client.delete(base())).status).toBe(403);
    const fact = { account: studio.account, event: project.id };
    const failing = transaction(async (sql) => {
      await recordAudit(sql, 'project.deleted', fact);
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow('and then it failed');
    expect(await actions()).toEqual(before);
  });

  test('changes without a request are recorded as the system’s own', async () => {
    await recordAudit(pool(), 'photos.deleted', { account: studio.account, event: project.id, count: 3 });
    expect((await history())[0]).toMatchObject({ role: 'keepers', name: null, count: 3 });
  });
});

describe('reading the history', () => {
  test('another account has a history of its own', async () => {
    const other = await makeStudio('Studio elsewhere');
    await makeProject(other);
    expect(await listAudit(other.account, { event: project.id })).toEqual([]);
  });

  test('continues where the previous page ended', async () => {
    const all = await history();
    const rest = await history({ before: all[2]?.id });
    expect(rest.map(({ id }) => id)).toEqual(all.slice(3).map(({ id }) => id));
  });

  test('is refused to everyone but the owner', () => {
    expect([allow('owner', 'history.read'), allow('assistant', 'history.read')]).toEqual(['own', 'none']);
  });
});
