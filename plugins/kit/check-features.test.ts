import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEvents } from '@/core/events/feature-events';
import { featureProblems, type Installed, requireSoundFeatures } from './check-features';
import { defineFeature, type Feature } from './define-feature';
import { defineFeatureServer, type FeatureServer, switchedOff } from './server/define-feature-server';

const handler = async () => ({ json: {} });
const endpoint = (more: object = {}) =>
  ({
    id: 'notes.read',
    method: 'GET',
    path: '/api/x/notes/:id',
    auth: 'notes.read',
    handler,
    ...more,
  }) as never;
const job = (id: string) => ({
  id,
  input: z.object({}),
  handler: async () => ({ run: async () => undefined }),
});
const notes = defineFeature({ id: 'notes', kit: 1, permissions: { 'notes.read': { owner: 'own' } } });
const opening = (permissions: Feature['permissions']): Installed['features'][number] => ({
  id: 'notes',
  permissions,
  collections: ['notes-rows'],
});
const other = { id: 'other', permissions: {}, collections: [] };
const offer = (id: string, label = 'notes.cash') => ({ id, label }) as never;
const words = { en: { notes: { cash: 'Cash' } }, he: { notes: { cash: 'מזומן' } } };
const installed = (half: Partial<FeatureServer> = {}, more: Partial<Installed> = {}): Installed => ({
  features: [notes],
  servers: [defineFeatureServer({ id: 'notes', ...half })],
  messages: words,
  ...more,
});
const page = { id: 'notes.page', path: '/events/:id/notes', auth: 'notes.read', load: async () => null };

test('valid features have no problems', () => {
  const half = {
    endpoints: [endpoint()],
    jobs: [job('notes.sweep')] as never,
    pages: [page as never],
    paymentMethods: [offer('cash')],
  };
  expect(featureProblems(installed(half, { views: { 'notes.page': () => null } }))).toEqual([]);
});

test.each<[string, Installed, RegExp]>([
  [
    'two features with one id',
    installed({}, { features: [notes, notes] }),
    /"notes": two features have this id.*Rename/,
  ],
  [
    'halves with different ids',
    installed({ id: 'note' }),
    /"note": server.ts has another id.*Use the same id/,
  ],
  [
    'an unknown permission',
    installed({ endpoints: [endpoint({ auth: 'notes.rede' })] }),
    /"notes": "notes.read" needs.*"notes.rede".*permissions.ts/,
  ],
  [
    'an address of the core',
    installed(
      { endpoints: [endpoint({ path: '/events/:event' })] },
      { endpoints: [endpoint({ path: '/events/:id' })] },
    ),
    /"notes": "GET \/events\/:event" already belongs to Keepers.*\/api\/x\/notes\//,
  ],
  [
    'a job of the core',
    installed({ jobs: [job('mail.send')] as never }, { jobs: [job('mail.send')] as never }),
    /"mail.send" is declared twice/,
  ],
  [
    'a job under a foreign name',
    installed({ jobs: [job('other.sweep')] as never }),
    /"other.sweep" must be named "notes/,
  ],
  [
    'a page without a view',
    installed({ pages: [page as never] }, { views: {} }),
    /"notes.page" has no view.*ui\/pages.ts/,
  ],
  ...(['reviewSources', 'paymentMethods', 'invoicing', 'printLabs'] as const).flatMap(
    (list): [string, Installed, RegExp][] => [
      [
        `a duplicate id in ${list}`,
        installed({ [list]: [offer('cash'), offer('cash')] }),
        /"notes": the [a-z ]+ "cash" has an id that notes uses already. Rename it/,
      ],
      [
        `an id in ${list} with capitals`,
        installed({ [list]: [offer('Cash')] }),
        /"notes": the [a-z ]+ "Cash" must be lower case/,
      ],
      [
        `${list} without a name`,
        installed({ [list]: [offer('cash', 'notes.card')] }),
        /"cash" has no name in "en". Add "notes.card".*messages\/en.json.*"he"/,
      ],
      [
        `${list} with a name of another feature`,
        installed(
          { [list]: [offer('cash', 'other.cash')] },
          { messages: { en: { ...words.en, other: { cash: 'x' } } } },
        ),
        /"cash" has no name in "en". Add "other.cash"/,
      ],
    ],
  ),
  [
    'a domain event without a name',
    installed({ domainEvents: defineEvents('notes', { 'notes.asked': z.object({}) }) }),
    /"notes.asked" has no name in "en". Add "notes.events.asked" to messages\/en.json/,
  ],
  [
    'domain events of another feature',
    installed({ domainEvents: defineEvents('other', {}) }),
    /"notes": its domain events belong to "other"/,
  ],
  [
    'records of the core opened by a feature',
    installed({}, { features: [opening({ 'mails.create': { client: 'all' } })] }),
    /"notes": "mails.create" opens records of Keepers. Remove it from permissions.ts/,
  ],
  [
    'records of another feature',
    installed(
      {},
      { features: [opening({ 'slips.read': { operator: 'all' } }), { ...other, collections: ['slips'] }] },
    ),
    /"notes": "slips.read" opens records of other/,
  ],
  [
    'records opened to a studio',
    installed({}, { features: [opening({ 'notes-rows.read': { owner: 'own', operator: 'all' } })] }),
    /"notes-rows.read" opens raw records to more than operators. Use \{ operator: 'all' \}/,
  ],
  [
    'shown records without a name',
    installed({}, { features: [opening({ 'notes-rows.read': { operator: 'all' } })] }),
    /"notes-rows.read" shows records without a name in "en". Add "notes.records.kind.notes-rows" to messages\/en.json.*"he"/,
  ],
  [
    'a language without messages',
    installed({}, { messages: { ...words, fr: {} } }),
    /"notes": it has no messages in "fr".*fr.json/,
  ],
])('%s stops the start, with the feature and the fix', (_what, all, sentence) => {
  expect(() => requireSoundFeatures(all)).toThrow(sentence);
});

test('a feature opens its own records to operators, by names in every language', () => {
  const named = { records: { kind: { 'notes-rows': 'Notes' }, one: { 'notes-rows': 'Note' } } };
  const all = installed(
    {},
    {
      features: [opening({ 'notes-rows.read': { operator: 'all' }, 'notes.read': { owner: 'own' } })],
      messages: { en: { notes: named }, he: { notes: named } },
    },
  );
  expect(featureProblems(all)).toEqual([]);
});

test.each<[string, Parameters<typeof defineFeature>[0], RegExp]>([
  ['another kit', { id: 'notes', kit: 9 }, /"notes": it was written for kit 9; this is kit 1/],
  ['an id with capitals', { id: 'Notes', kit: 1 }, /"Notes": an id is lower case/],
])('%s stops the start', (_what, feature, sentence) => {
  expect(() => defineFeature(feature)).toThrow(sentence);
});

const text = (name: string, more = {}) => ({ name, type: 'text' as const, ...more });
const config = { collections: [{ slug: 'media', fields: [text('title')] }] } as never;
test.each<[string, Omit<Parameters<typeof defineFeature>[0], 'id' | 'kit'>, RegExp]>([
  [
    'an existing collection',
    { collections: [{ slug: 'media', fields: [] }] },
    /"taken-a": the collection "media".*Rename/,
  ],
  [
    'an existing field',
    { extend: { media: { fields: [text('title')] } } },
    /"taken-b": the field "title" of "media"/,
  ],
  [
    'a required field',
    { extend: { media: { fields: [text('who', { required: true })] } } },
    /"taken-c": .*must not be required/,
  ],
  [
    'an unknown collection',
    { extend: { pictures: {} } },
    /"taken-d": it extends "pictures".*Use one of media/,
  ],
  [
    'an existing permission',
    { permissions: { 'media.read': { guest: 'all' } } },
    /"taken-e": .*already in the table.*permissions.ts/,
  ],
])('%s stops the start, too', (_what, more, sentence) => {
  const id = `taken-${/taken-(.)/.exec(sentence.source)?.[1]}`;
  expect(() => defineFeature({ id, kit: 1, ...more }).plugin(config)).toThrow(sentence);
});

test('adds fields and hooks after the core’s own', () => {
  const [mine, theirs] = [() => undefined, () => undefined];
  const app = { collections: [{ slug: 'media', fields: [text('title')], hooks: { afterRead: [mine] } }] };
  const feature = defineFeature({
    id: 'adds',
    kit: 1,
    extend: { media: { fields: [text('retouch_by')], hooks: { afterRead: [theirs] } } },
  });
  expect(feature.plugin(app as never).collections).toEqual([
    { slug: 'media', fields: [text('title'), text('retouch_by')], hooks: { afterRead: [mine, theirs] } },
  ]);
});

test('a disabled feature keeps its tables and the people in them, and has no addresses', async () => {
  const { switchedOff: tablesOnly } = await import('./define-feature');
  const off = tablesOnly(
    defineFeature({
      id: 'resting',
      kit: 1,
      permissions: { 'resting.read': { guest: 'all' } },
      collections: [{ slug: 'rests', fields: [] }],
    }),
  );
  const { permissionTable } = await import('@/modules/access/table');
  expect(off.plugin({ collections: [] } as never).collections).toEqual([
    { slug: 'rests', fields: [], custom: { feature: 'resting' } },
  ]);
  expect(off.permissions).toEqual({});
  expect(permissionTable()).not.toHaveProperty('resting.read');
  const people = [{ table: 'rests', mine: 'a', knows: ['a'], erased: 'gone' as const }];
  expect(
    switchedOff(defineFeatureServer({ id: 'resting', endpoints: [endpoint()], personTables: people })),
  ).toEqual(defineFeatureServer({ id: 'resting', personTables: people }));
});
