import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  type ErrorSpec,
  isKeepersError,
  type KeepersError,
} from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import sentences from '@/core/i18n/messages/en/screen-errors.json';
import { translator } from '@/core/i18n/translate';
import { dayWords, isDay } from '@/core/text/day-words';

/** The wire's error body. */
export interface WireError {
  errors: Record<string, string[]>;
  code: ErrorCode;
  /** Where to go (401). */
  path?: string;
  /** The current values of fields that another person changed meanwhile (409, where the client sent base values). */
  standing?: Readonly<Record<string, unknown>>;
  /** What the account can do about it (`PROJECT_LIMIT_REACHED`). */
  ways?: readonly string[];
}

/** Formats the days among a message's arguments. */
const worded = (params: ErrorParams, locale: Locale): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isDay(value) ? dayWords(value, locale) : value]),
  );

/** The reader of a message: programs get the wire's short message, people on our own screens a sentence with advice. */
export type Reader = 'wire' | 'screen';

/** The header with which our own pages request a screen's sentences. */
export const READER_HEADER = 'x-reader';

/** Returns who reads the answer to a request with these headers. */
export const readerOf = (headers: { get(name: string): string | null }): Reader =>
  headers.get(READER_HEADER) === 'screen' ? 'screen' : 'wire';

const hasSentence = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code);

const keyOf = (code: ErrorCode, reader: Reader) =>
  reader === 'screen' && hasSentence(code) ? (`screen-errors.${code}` as const) : (`errors.${code}` as const);

/** The message of a refusal in a language, for the wire or for `reader`. */
export const refusalWords = (
  { code, params }: { code: ErrorCode; params: ErrorParams },
  locale: Locale,
  reader: Reader = 'wire',
): string => translator(locale)(keyOf(code, reader), worded(params, locale));

/** An error as status and body, in the reader's language and words. Unknown errors reveal nothing. */
export function toWire(
  error: unknown,
  locale: Locale,
  reader: Reader = 'wire',
): { status: number; body: WireError } {
  const t = translator(locale);
  if (!isKeepersError(error)) {
    return {
      status: 500,
      body: { errors: { base: [t(keyOf('INTERNAL_ERROR', reader))] }, code: 'INTERNAL_ERROR' },
    };
  }
  const spec: ErrorSpec = ERRORS[error.code];
  const errors: Record<string, string[]> = {};
  for (const [field, problem] of Object.entries(error.fields ?? {})) {
    const { code, params } = typeof problem === 'string' ? { code: problem, params: {} } : problem;
    errors[field] = [t(keyOf(code, reader), params)];
  }
  if (!error.fields) errors[spec.field] = [refusalWords(error, locale, reader)];
  const path = (error as KeepersError & { path?: string }).path;
  const { standing } = error;
  const { ways } = spec;
  const more = { ...(path ? { path } : {}), ...(standing ? { standing } : {}), ...(ways ? { ways } : {}) };
  return { status: spec.status, body: { errors, code: error.code, ...more } };
}
