import { expect, test } from 'vitest';
import { messagesFor } from '@/core/i18n/messages';
import { AUDIT_ACTIONS, AUDIT_NOUNS } from './audit';

test.each(['en', 'he'] as const)('every action and noun of the history has its texts in %s', (locale) => {
  const words = messagesFor(locale)['admin-history'] as { action: object; noun: object };
  const action = (path: string) =>
    path.split('.').reduce<unknown>((at, key) => (at as never)?.[key], words.action);
  expect(AUDIT_ACTIONS.filter((one) => typeof action(one) !== 'string')).toEqual([]);
  expect(AUDIT_NOUNS.filter((one) => !(one in words.noun))).toEqual([]);
});
