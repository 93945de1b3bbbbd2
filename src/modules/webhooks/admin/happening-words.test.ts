import { expect, test } from 'vitest';
import { DOMAIN_EVENT_NAMES } from '@/core/events/domain-events';
import { translator } from '@/core/i18n/translate';

test.each(['en', 'he'] as const)('every event has a label in the list of a webhook, %s', (locale) => {
  const t = translator(locale);
  const words = DOMAIN_EVENT_NAMES.map((name) => t(`admin-webhooks.event.${name}`));
  expect(words.filter((word) => word.includes('[missing'))).toEqual([]);
});
