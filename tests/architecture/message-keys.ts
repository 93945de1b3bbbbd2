import { useT } from '@plugins/kit/ui/use-t';
import { useTranslations } from 'next-intl';
import { translator } from '@/core/i18n/translate';
import type { EventSwitch } from '@/modules/project/rules/event-words';

/**
 * A key without a message is a type error, literal or composed: the type check of the program reports any line below
 * whose error is missing. This is never called.
 */
export function useMessageKeys(option: EventSwitch, anything: string) {
  translator('en')(`admin.option.${option}`);
  useTranslations('admin')(`option.${option}`);
  useT('selection')('title');
  // @ts-expect-error No message has this key.
  translator('en')('admin.option.nothing');
  // @ts-expect-error Not every string is the key of a message.
  translator('en')(`admin.option.${anything}`);
  // @ts-expect-error No message has this key.
  useTranslations('admin')('option.nothing');
  // @ts-expect-error Not every string is the key of a message.
  useTranslations('admin')(`option.${anything}`);
  // @ts-expect-error There is no such namespace.
  useTranslations('nowhere');
  // @ts-expect-error No message has this key.
  useT('selection')('nothing');
}
