import { expect, test } from 'vitest';
import { type Notices, UndoNotice } from './undo-notice';

type Shown = { text: string } & Parameters<Notices['success']>[1];

/** Notices as the library keeps them: a notice of the same id keeps what the next one omits, also after its end. */
function tab() {
  const kept = new Map<string, Shown>();
  const notice = new UndoNotice(
    {
      success: (text, options) => kept.set(options.id, { ...kept.get(options.id), text, ...options }),
      dismiss: () => undefined,
    },
    () => 'Undo',
  );
  return { notice, shown: () => kept.get('photos') };
}

test('a notice without an undo takes the undo of the former notice away', () => {
  const { notice, shown } = tab();
  notice.say('1 photo hidden', () => expect.unreachable());
  expect(shown()?.action?.label).toBe('Undo');
  notice.say('1 photo restored');
  expect(shown()).toMatchObject({ text: '1 photo restored', action: undefined });
  expect(notice.undoLast()).toBe(false);
});

test('a second notice undoes its own action, by its button and by the key', () => {
  const { notice, shown } = tab();
  const undone: string[] = [];
  for (const nr of ['button', 'key']) {
    notice.say('hidden', () => undone.push(`hidden, ${nr}`));
    notice.say('cover', () => undone.push(`cover, ${nr}`));
    if (nr === 'button') shown()?.action?.onClick();
    else notice.undoLast();
  }
  expect(undone).toEqual(['cover, button', 'cover, key']);
  expect(notice.undoLast()).toBe(false);
});

test('the undo of a notice that was replaced meanwhile leaves the newer undo', () => {
  const { notice, shown } = tab();
  const undone: string[] = [];
  notice.say('first', () => undone.push('first'));
  const first = shown()?.action;
  notice.say('second', () => undone.push('second'));
  first?.onClick();
  notice.undoLast();
  expect(undone).toEqual(['first', 'second']);
});

test('the key waits for what is being saved, and undoes nothing that was refused', async () => {
  const { notice } = tab();
  const undone: string[] = [];
  for (const saved of [true, false]) {
    const answer = Promise.withResolvers<boolean>();
    notice.hold(answer.promise);
    expect(notice.undoLast()).toBe(true);
    notice.say('cover', () => undone.push(`saved ${saved}`));
    expect(undone.length).toBe(saved ? 0 : 1);
    answer.resolve(saved);
    await answer.promise;
    await Promise.resolve();
  }
  expect(undone).toEqual(['saved true']);
});
