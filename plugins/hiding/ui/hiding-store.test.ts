import type { Api } from '@plugins/kit/ui/hooks';
import { ApiError } from '@plugins/kit/ui/rules';
import { expect, it } from 'vitest';
import { HidingStore } from './hiding-store';

/** A store whose requests are answered by the test; `shown` records each state given to the page, in order. */
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

it('shows the new state at once and requests it', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', true);
  expect([shown, asked[0]?.hidden, store.isBusy('m')]).toEqual([[true], true, true]);
  asked[0]?.answer();
  expect(await outcome).toEqual({ kind: 'done', hidden: true });
  expect(store.isBusy('m')).toBe(false);
});

it('sends one request at a time, and of several pending states only the newest', async () => {
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

it('restores the old state after a refusal and returns the server’s message', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', false);
  asked[0]?.refuse();
  expect(await outcome).toEqual({ kind: 'refused', message: 'No.' });
  expect(shown).toEqual([false, true]);
});

it('shows no notice and restores the state when the visitor must sign up first', async () => {
  const { store, asked, shown } = open();
  const outcome = store.set('m', true);
  asked[0]?.refuse(401);
  expect(await outcome).toEqual({ kind: 'leaving' });
  expect(shown).toEqual([true, false]);
});
