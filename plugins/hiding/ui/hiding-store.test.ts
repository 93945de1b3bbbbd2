import type { Api } from '@plugins/kit/ui/hooks';
import { ApiError } from '@plugins/kit/ui/rules';
import { expect, it } from 'vitest';
import { HidingStore } from './hiding-store';

/** A store over a wire whose answers wait to be given; `shown` is what the page was told, in order. */
function open() {
  const asked: { hidden: boolean; answer: () => void; refuse: (status?: number) => void }[] = [];
  const shown: boolean[] = [];
  const api = ((_path: string, call: { body: { hidden: boolean } }) =>
    new Promise((resolve, reject) => {
      asked.push({
        hidden: call.body.hidden,
        answer: () => resolve(call.body),
        refuse: (status = 403) => reject(new ApiError(status, 'HIDDEN_BY_ACCOUNT', { base: ['No.'] }, '')),
      });
    })) as unknown as Api;
  return { store: new HidingStore(api, 'e', (_, hidden) => shown.push(hidden)), asked, shown };
}

it('shows at once and asks for the state', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', true);
  expect([shown, asked[0]?.hidden, store.isBusy('m')]).toEqual([[true], true, true]);
  asked[0]?.answer();
  expect(await outcome).toEqual({ kind: 'done', hidden: true });
  expect(store.isBusy('m')).toBe(false);
});

it('sends one wish at a time, and of many only the newest', async () => {
  const { store, asked, shown } = open();
  const first = store.set('m', true);
  void store.set('m', false);
  void store.set('m', true);
  const last = store.set('m', false);
  expect(asked.length).toBe(1);
  asked[0]?.answer();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.hidden).toBe(false);
  asked[1]?.answer();
  expect([await first, await last]).toEqual([
    { kind: 'done', hidden: false },
    { kind: 'done', hidden: false },
  ]);
  expect(shown.at(-1)).toBe(false);
});

it('puts a refused photograph back and gives the server’s words', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', false);
  asked[0]?.refuse();
  expect(await outcome).toEqual({ kind: 'refused', message: 'No.' });
  expect(shown).toEqual([false, true]);
});

it('says nothing where somebody is asked to sign up first, and shows what is', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', true);
  asked[0]?.refuse(401);
  expect(await outcome).toEqual({ kind: 'leaving' });
  expect(shown).toEqual([true, false]);
});
