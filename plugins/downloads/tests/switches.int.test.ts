import { entriesOf } from '@root/tests/helpers/entries';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { translator } from '@/core/i18n/translate';
import { EVENT_SWITCHES } from '@/modules/project/rules/event-words';
import { settingNotes } from '@/modules/project/rules/setting-notes';
import type { OfferView } from '../wire';
import { change, openProject, order, pick } from './world';

let studio: Studio;
const app = await openTestApp();
const entries = entriesOf(app);
const t = translator('en');

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const CASES = [
  { allow_downloads: false, allow_downloads_selection_only: false, client: 'nothing', note: null },
  { allow_downloads: true, allow_downloads_selection_only: false, client: 'everything', note: null },
  { allow_downloads: false, allow_downloads_selection_only: true, client: 'selection', note: null },
  { allow_downloads: true, allow_downloads_selection_only: true, client: 'selection', note: 'onlyChosen' },
] as const;
const ROLES = ['guest', 'client', 'owner'] as const;

/** Every request for a download, and the photographs it covers. */
const inputsOf = (project: Project) =>
  [
    { of: 'everything', body: { scope: 'all' } },
    { of: 'everything', body: { scope: 'gallery', id: project.gallery } },
    { of: 'everything', body: { scope: 'media', id: project.medias[1] } },
    { of: 'selection', body: { scope: 'selection' } },
    { of: 'selection', body: { scope: 'selection', id: project.products.Album } },
    { of: 'selection', body: { scope: 'media', id: project.medias[0] } },
  ] as const;

const enter = (role: (typeof ROLES)[number], project: Project) =>
  role === 'owner' ? entries.owner(studio) : entries[role](project);

describe.each(CASES)(
  'allow_downloads $allow_downloads, selection only $allow_downloads_selection_only',
  ({ client, note, ...switches }) => {
    test.each(ROLES)('the %s gets exactly what the setting says, in each scope', async (role) => {
      const project = await openProject(studio, { medias: 2 });
      await change(project, switches);
      await pick(project, project.medias[0] as string);
      const who = await enter(role, project);
      const may = role === 'owner' ? 'everything' : role === 'guest' ? 'nothing' : client;
      const allowed = (of: 'everything' | 'selection') => may === 'everything' || may === of;

      for (const { of, body } of inputsOf(project)) {
        const { status, json } = await order(who, project, body);
        expect([body, status, json.code]).toEqual(
          allowed(of) ? [body, 202, undefined] : [body, 403, 'DOWNLOAD_NOT_ALLOWED'],
        );
      }
      for (const [at, of] of [
        [0, 'selection'],
        [1, 'everything'],
      ] as const) {
        const single = await who.get(`/events/${project.id}/medias/${project.medias[at]}/download`);
        expect(single.status).toBe(allowed(of) ? 200 : 403);
      }
      const list = await who.get(`/galleries/${project.gallery}`);
      const links = (list.json.medias as unknown as { download_url: string | null }[]).map(
        ({ download_url }) => download_url !== null,
      );
      expect(links).toEqual([allowed('selection'), allowed('everything')]);

      const offered = await who.get(`/events/${project.id}/downloads`);
      if (role === 'guest') return expect(offered.status).toBe(403);
      const offer = offered.json as unknown as OfferView;
      expect(offer.refusal?.message ?? null).toBe(
        may === 'nothing' ? t('errors.DOWNLOAD_NOT_ALLOWED') : null,
      );
      expect(offer.scopes.map(({ scope }) => scope)).toEqual(
        { nothing: [], selection: ['selection'], everything: ['all', 'selection'] }[may],
      );
      const shown = (await who.get(`/events/${project.id}`)).json;
      expect(shown.downloads).toBe(client !== 'nothing');
    });

    test('a client without picks reads what they may download', async () => {
      const project = await openProject(studio, { medias: 1, products: {} });
      await change(project, switches);
      const { text: page } = await (await entries.client(project)).get(`/events/${project.id}/download`, {
        headers: { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' },
      });
      const words = { nothing: 'errors.DOWNLOAD_NOT_ALLOWED', selection: 'downloads.nothingChosen' } as const;
      if (client === 'everything') expect(page).toContain(t('downloads.scope.all'));
      else expect(page.replaceAll('&#x27;', "'")).toContain(t(words[client]));
    });

    test('the settings describe it', () => {
      const usual = {
        ...EVENT_SWITCHES,
        upload_resolution: 'hd',
        downloads_permitted: null,
        expires_at: null,
      };
      const about = { hasMark: true, published: true, now: new Date('2027-01-01T00:00:00Z') };
      const notes = (products: number) =>
        settingNotes({ ...usual, ...switches }, { ...about, products }).map((one) => one.note);
      expect(notes(1)).toEqual(note ? [note] : []);
      expect(notes(0).includes('nothingToChoose')).toBe(client === 'selection');
    });
  },
);
