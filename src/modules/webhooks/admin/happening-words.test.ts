import { expect, test } from 'vitest';
import { HAPPENING_NAMES } from '@/core/events/happenings';
import { translator } from '@/core/i18n/translate';

test.each(['en', 'he'] as const)('every event has a label in the list of a webhook, %s', (locale) => {
  const t = translator(locale);
  const words = HAPPENING_NAMES.map((name) => t(`admin-webhooks.event.${name}`));
  expect(words.filter((word) => word.includes('[missing'))).toEqual([]);
});
