import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  isKeepersError,
  type KeepersError,
} from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { dayWords, isDay } from '@/core/text/day-words';

/** The wire's error body. */
export interface WireError {
  errors: Record<string, string[]>;
  code: ErrorCode;
  /** Where to go (401). */
  path?: string;
  /** What stands in the fields somebody else changed meanwhile (409, where the asker said what they had seen). */
  standing?: Readonly<Record<string, unknown>>;
}

/** Days among a message's arguments, as people write them. */
const worded = (params: ErrorParams, locale: Locale): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? dayWords(value, locale) : value]),
  );

/** What a refusal says in a language, as the wire says it. */
export const refusalWords = (
  { code, params }: { code: ErrorCode; params: ErrorParams },
  locale: Locale,
): string => translator(locale)(`errors.${code}`, worded(params, locale));

/** An error as status and body, in the reader's language. Unknown errors say nothing of themselves. */
export function toWire(error: unknown, locale: Locale): { status: number; body: WireError } {
  const t = translator(locale);
  if (!isKeepersError(error)) {
    return { status: 500, body: { errors: { base: [t('errors.INTERNAL_ERROR')] }, code: 'INTERNAL_ERROR' } };
  }
  const spec = ERRORS[error.code];
  const errors: Record<string, string[]> = {};
  for (const [field, problem] of Object.entries(error.fields ?? {})) {
    const { code, params } = typeof problem === 'string' ? { code: problem, params: {} } : problem;
    errors[field] = [t(`errors.${code}`, params)];
  }
  if (!error.fields) errors[spec.field] = [refusalWords(error, locale)];
  const path = (error as KeepersError & { path?: string }).path;
  const { standing } = error;
  const more = { ...(path ? { path } : {}), ...(standing ? { standing } : {}) };
  return { status: spec.status, body: { errors, code: error.code, ...more } };
}
