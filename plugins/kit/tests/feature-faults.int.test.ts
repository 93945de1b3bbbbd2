import { openTestApp } from '@root/tests/helpers/test-app';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { createQueues, enqueue, startJobs, stopJobs, workJobs } from '@/core/jobs/boss';
import { screenData } from '@/modules/home/screen-data';
import { addOwnSteps, ownSteps } from '@/modules/project/own-steps';
import { addGalleryPart, galleryParts } from '@/modules/project/presenters/gallery-parts';
import { addProjectCounters, featureCounters } from '@/modules/project/project-counters';
import { addProjectWaits, projectWaits } from '@/modules/project/project-waits';
import { defineFeatureServer } from '../server';

const app = await openTestApp();
app.atEnd(() => pool().end());

const ran: string[] = [];
const job = (id: string, run: () => Promise<void>) => ({
  id,
  input: z.object({}),
  retryLimit: 1,
  retryDelay: 0,
  handler: async () => ({ run }),
});
const feature = defineFeatureServer({
  id: 'faulty',
  jobs: [
    job('faulty.throws', async () => {
      ran.push('throws');
      throw new Error('of the faulty feature');
    }),
    {
      ...job('faulty.unloadable', async () => undefined),
      handler: async () => {
        ran.push('unloadable');
        throw new Error('its module does not load');
      },
    },
    job('faulty.sound', async () => {
      ran.push('sound');
    }),
  ] as never,
});

test('jobs that throw or cannot be loaded leave the worker to the others', async () => {
  const boss = await startJobs({ work: true });
  app.atEnd(stopJobs);
  await createQueues(boss, feature.jobs);
  await workJobs(boss, feature.jobs);
  for (const { id } of feature.jobs) await enqueue(pool(), { id }, {});
  await vi.waitFor(() => expect(new Set(ran)).toEqual(new Set(['throws', 'unloadable', 'sound'])), {
    timeout: 20_000,
    interval: 50,
  });
  // After both have failed, the worker still works.
  ran.length = 0;
  await enqueue(pool(), { id: 'faulty.sound' }, {});
  await vi.waitFor(() => expect(ran).toContain('sound'), { timeout: 20_000, interval: 50 });
});

test('a screen whose data fail to load is drawn without them, the failure is logged, and no other reader’s are given', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  screenData.add('faulty', { board: () => Promise.reject(new Error('of the faulty feature')) });
  screenData.add('sound', {
    board: async ({ account, role, search }) => ({
      ...{ of: role === 'operator' ? 'platform' : account, at: new Date(0), q: search.q },
    }),
  });
  const reader = { account: 'one', role: 'owner' as const, locale: 'en' as const, search: { q: 'a' } };
  expect(await screenData.read('faulty', 'board', reader)).toBeNull();
  expect(logged.mock.calls.flat().join(' ')).toMatch(/"faulty".*"board".*of the faulty feature/);
  logged.mockRestore();
  expect(await screenData.read('sound', 'board', reader)).toEqual({
    ...{ of: 'one', at: '1970-01-01T00:00:00.000Z', q: 'a' },
  });
  expect(await screenData.read('sound', 'board', { ...reader, account: 'two' })).toMatchObject({ of: 'two' });
  expect(await screenData.read('sound', 'board', { ...reader, role: 'operator' })).toMatchObject({
    of: 'platform',
  });
  // A screen without a loader, and one of that name of another feature.
  expect(await screenData.read('sound', 'other', reader)).toBeNull();
  expect(await screenData.read('absent', 'board', reader)).toBeNull();
});

test('counters that fail are left out of a project’s head, and the failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addProjectCounters('faulty', () => Promise.reject(new Error('no numbers')));
  addProjectCounters('sound', async () => [{ label: 'a', help: 'b', count: 3 }]);
  expect(await featureCounters('00000000-0000-7000-8000-000000000000')).toEqual([
    { label: 'a', help: 'b', count: 3 },
  ]);
  expect(logged.mock.calls.flat().join()).toContain('Feature "faulty": could not read its counters');
});

test('a part of a gallery that cannot be read is left out, and the failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addGalleryPart('faulty', () => Promise.reject(new Error('no part')));
  addGalleryPart('silent', async () => null);
  addGalleryPart('sound', async () => ({ a: 1 }));
  expect(await galleryParts({} as never, {} as never)).toEqual({ sound: { a: 1 } });
  expect(logged.mock.calls.flat().join()).toContain('Feature "faulty": could not read its part of a gallery');
});

test('next steps are left out of a person’s page when their query fails; those that wait come first', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const one = { id: 'one', grant: 'g', role: 'client' as const, paused: false };
  const state = { text: 'sent', href: null, waits: false };
  const step = { text: 'choose', href: '/', waits: true };
  addOwnSteps('faulty', () => Promise.reject(new Error('no steps')));
  addOwnSteps('sound', async () => new Map([['one', [state]]]));
  addOwnSteps('waiting', async () => new Map([['one', [step]]]));
  const steps = await ownSteps([one], 'en');
  expect([steps('one'), steps('two')]).toEqual([[step, state], []]);
  expect(logged.mock.calls.flat().join()).toContain('Feature "faulty": could not read the steps');
});

test('pending items are left out of project lists when their query fails, and the failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  addProjectWaits('faulty', { label: 'x', tab: 'x', count: () => Promise.reject(new Error('no list')) });
  addProjectWaits('sound', { label: 'a', tab: 'b', count: async () => new Map([['one', 2]]) });
  const waits = await projectWaits('account', ['one', 'two']);
  expect([waits('one'), waits('two')]).toEqual([[{ label: 'a', tab: 'b', count: 2 }], []]);
  expect(logged.mock.calls.flat().join()).toContain('Feature "faulty": could not count what is pending');
});
