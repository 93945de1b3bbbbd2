import type { CollectionBeforeChangeHook } from 'payload';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { isLocale } from '@/core/i18n/locale';
import { defaultWords } from '@/modules/messaging/letters';
import {
  MESSAGE_FIELD_NAMES,
  MESSAGE_KINDS,
  type MessageKind,
  messageWords,
  problemsOfWords,
} from '@/modules/messaging/rules/message-words';

const isKind = (kind: unknown): kind is MessageKind => (MESSAGE_KINDS as readonly unknown[]).includes(kind);

/**
 * Validates an account's own message texts: no unknown placeholders; a text that is empty or equals the platform's is
 * not stored. Throws INVALID_INPUT with the fields.
 */
export const checkWords: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { kind, locale } = { ...originalDoc, ...data };
  // An unknown kind or language is refused later by the field itself.
  if (!isKind(kind) || !isLocale(locale)) return data;
  // Payload merges the stored row into `data`: validate only changed fields.
  const changed = MESSAGE_FIELD_NAMES.filter(
    (field) => (data[field] ?? null) !== (originalDoc?.[field] ?? null),
  );
  const given = changed.map((field) => [field, data[field] ?? '']);
  const words = parseInput(messageWords, Object.fromEntries(given));
  const problems = problemsOfWords(words);
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  const defaults = defaultWords(kind, locale);
  const own = Object.entries(words).map(([field, value]) => [
    field,
    !value || value === defaults[field as keyof typeof defaults] ? null : value,
  ]);
  return { ...data, ...Object.fromEntries(own) };
};
