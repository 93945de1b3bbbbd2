import { Browser } from '@root/tests/helpers/browser';
import { invite } from '@root/tests/helpers/entering';
import { startWeb } from '@root/tests/helpers/start-web';
import {
  eventOf,
  makeProject,
  makeStudio,
  makeUser,
  PASSWORD,
  type Project,
  type Studio,
} from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '@/modules/access/read-context';
import { readDestination, readReturn } from '../read-destination';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let project: Project;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio Alma');
  project = await makeProject(studio);
});

const browser = () => new Browser(app.origin);
const clientAccess = (asking: Browser, body: object) => asking.post('/client_access', body);

describe('a project that requires its clients to sign in', () => {
  test('sends them to sign up, lets guests enter as guests, and creates the grant at once', async () => {
    const strict = await makeProject(studio, { options: { force_selection_login: true } });
    const path = `/users/sign_up?i=${strict.id}&c=${strict.code}`;
    const refused = await clientAccess(browser(), { code: strict.code });
    expect([refused.status, refused.json.path]).toEqual([401, path]);
    const page = await browser().page(`/events/${strict.id}?c=${strict.code}`);
    expect([page.status, page.headers.get('location')]).toEqual([303, path]);
    expect((await clientAccess(browser(), { code: strict.code, guest: true })).status).toBe(200);
    const asking = browser();
    const person = {
      email: `new-${Date.now()}@people.test`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const names = { first_name: 'Noa', family_name: 'Bar' };
    const signed = await asking.post('/users/sign_up', { ...person, ...names, i: strict.id, c: strict.code });
    expect([signed.status, signed.json]).toEqual([201, { path: `/events/${strict.id}` }]);
    expect((await asking.get(`/events/${strict.id}`)).json.person).toMatchObject({
      role: 'client',
      name: 'Noa',
    });
  });

  test('redirects a new client to the requested page of it, and to no page of another', async () => {
    const strict = await makeProject(studio, { options: { force_selection_login: true } });
    const deep = `/events/${strict.id}?gallery=${strict.gallery}`;
    const page = await browser().page(`${deep}&c=${strict.code}`);
    const signUp = new URL(page.headers.get('location') ?? '', app.origin).searchParams;
    expect(signUp.get('back')).toBe(deep);
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    const names = { first_name: 'Noa', family_name: 'Bar' };
    const signUpWith = (back: string) =>
      browser().post('/users/sign_up', {
        ...password,
        ...names,
        email: `deep-${back.length}-${Date.now()}@people.test`,
        i: strict.id,
        c: strict.code,
        back,
      });
    expect((await signUpWith(deep)).json.path).toBe(deep);
    const start = `/events/${strict.id}`;
    for (const foreign of [
      `/events/${project.id}?gallery=x`,
      `/events/${project.id}`,
      '//evil.test/x',
      '/admin',
    ])
      expect((await signUpWith(foreign)).json.path, foreign).toBe(start);
    // Of an address elsewhere only path and query are used.
    expect((await signUpWith(`https://evil.test${deep}`)).json.path).toBe(deep);
  });

  test.each(['sign_up', 'sign_in'])(
    'leads from the link of an album back to that album after %s without the fields of its form, as after a new password',
    async (step) => {
      const strict = await makeProject(studio, { options: { force_selection_login: true } });
      const album = `/events/${strict.id}/albums/${crypto.randomUUID()}`;
      const asking = browser();
      const leads = String((await asking.page(`${album}?c=${strict.code}`)).headers.get('location'));
      const search = new URL(leads, app.origin).searchParams;
      expect([search.get('i'), search.get('back')]).toEqual([strict.id, album]);
      // The front keeps the code in a cookie; a person then follows the link of a mail to a form that names nothing.
      expect((await asking.page(leads)).status).toBe(303);
      const user = await makeUser({});
      const person =
        step === 'sign_in'
          ? { email: user.email, password: PASSWORD }
          : {
              ...{ email: `album-${Date.now()}@people.test`, password: PASSWORD },
              ...{ first_name: 'Noa', family_name: 'Bar' },
            };
      expect((await asking.post(`/users/${step}`, person)).json.path).toBe(album);
      expect((await asking.get(`/events/${strict.id}`)).json.person).toMatchObject({ role: 'client' });
      // Entered once, the code is forgotten.
      const again = await asking.post('/users/sign_in', { email: user.email, password: PASSWORD });
      expect(again.json.path).not.toBe(album);
    },
  );

  test('leads nowhere by a code that was replaced meanwhile, nor a member of the studio on the way to the admin', async () => {
    const strict = await makeProject(studio, { options: { force_selection_login: true } });
    const lead = async () => {
      const asking = browser();
      const leads = await asking.page(`/events/${strict.id}/albums/x?c=${strict.code}`);
      await asking.page(String(leads.headers.get('location')));
      return asking;
    };
    const owner = await lead();
    const signed = await owner.post('/users/sign_in', { email: studio.ownerEmail, password: PASSWORD });
    expect(signed.json.path).toBe('/admin');
    const late = await lead();
    await sql(`update events set code = 'REPLACED-' || left(id::text, 8) where id = $1`, [strict.id]);
    const user = await makeUser({});
    const answer = await late.post('/users/sign_in', { email: user.email, password: PASSWORD });
    expect([answer.status, answer.json.path]).toEqual([200, '/']);
  });

  test('is named only to people who entered by its code', async () => {
    const strict = await makeProject(studio, { options: { force_selection_login: true } });
    const event = await eventOf(strict.id);
    const context = contextOf(new Headers());
    expect(await readDestination(context, strict.id, strict.code)).toEqual({
      event: event.name,
      studio: event.brand_name,
      entered: false,
    });
    expect(await readDestination(context, project.id, strict.code)).toBeNull();
    expect(await readDestination(context, strict.id, 'WRONG-CODE')).toBeNull();
    expect(await readDestination(context, strict.id, null)).toBeNull();
  });

  test('is named on the page of signing in to the people who have entered it, and to no one else', async () => {
    const event = await eventOf(project.id);
    const guest = await browser().enter(project.code);
    const context = (who: Browser) => contextOf(new Headers({ cookie: who.cookie }));
    const back = `/events/${project.id}`;
    const named = { event: event.name, studio: event.brand_name, entered: true };
    for (const page of [back, `${back}/photos/x?y=1`])
      expect(await readReturn(context(guest), page)).toEqual(named);
    expect(await readReturn(context(browser()), back)).toBeNull();
    await sql('update grants set revoked_at = now() where event_id = $1', [project.id]);
    expect(await readReturn(context(guest), back)).toBeNull();
    await sql('update grants set revoked_at = null where event_id = $1', [project.id]);
    const other = await makeProject(await makeStudio('Studio Boaz'));
    for (const page of [`/events/${other.id}`, '/admin', '/events/none', `//x${back}`, undefined])
      expect(await readReturn(context(guest), page)).toBeNull();
  });

  test('counts a personal link as signed in', async () => {
    const strict = await makeProject(studio, { options: { force_selection_login: true } });
    const asking = browser();
    const { token } = await invite(strict);
    expect((await asking.page(`/i/${token}`)).headers.get('location')).toBe(`/events/${strict.id}`);
    expect((await asking.get(`/events/${strict.id}`)).json.person).toMatchObject({
      role: 'client',
      name: 'Dana',
    });
  });
});
