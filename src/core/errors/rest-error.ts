import type { AfterErrorHook } from 'payload';
import { statementTimedOut } from '@/core/db/limit-statements';
import { type ErrorCode, isKeepersError, KeepersError, statusOf } from '@/core/errors/errors';
import { refusalWords, toWire } from '@/core/http/wire-error';
import { isLocale, type Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { hasDependentRecords } from './dependent-records';
import { refusedValue } from './describe-error';
import { unavailablePart } from './unavailable-part';

/** The code of a refusal by Payload itself; its message and its status stay. */
const CODES: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'INVALID_INPUT',
  413: 'BODY_TOO_LARGE',
  422: 'INVALID_INPUT',
  423: 'INVALID_INPUT',
};

/** Only operators reach Payload's REST and may read everything there: what they may not write, operations write. */
const closedToWriting = (status: number, method: string | undefined) =>
  status === 403 && method !== undefined && method !== 'GET';

/** The error for the wire, where it is not one of Payload's own refusals. */
function ownError(error: unknown): KeepersError | null {
  if (isKeepersError(error)) return error;
  if (hasDependentRecords(error)) return new KeepersError('DEPENDENT_RECORDS');
  if (refusedValue(error)) return new KeepersError('INVALID_INPUT');
  if (unavailablePart(error) || statementTimedOut(error)) return new KeepersError('UNAVAILABLE');
  return null;
}

/** One of our errors in the shape of Payload's REST: a message for each field, with `path` where it is a field's. */
function inPayloadShape(error: KeepersError, locale: Locale) {
  if (!error.fields) return [{ message: refusalWords(error, locale) }];
  const { errors } = toWire(error, locale).body;
  return Object.entries(errors).map(([path, [message = '']]) => ({ message, path }));
}

/** Adds a `code` to every error of Payload's REST, and maps refusals of the database to their status instead of 500. */
export const answerRestError: AfterErrorHook = ({ error, req, result }) => {
  const said = req?.headers?.get('x-locale');
  const locale = isLocale(said) ? said : 'en';
  const own = ownError(error);
  if (own) {
    const response = { errors: inPayloadShape(own, locale), code: own.code };
    return { response: response as never, status: statusOf(own.code) };
  }
  const { status = 500 } = error as { status?: number };
  if (closedToWriting(status, req?.method)) {
    const closed = new KeepersError('RECORD_READ_ONLY');
    return { response: { errors: inPayloadShape(closed, locale), code: closed.code } as never, status };
  }
  const code = CODES[status] ?? (status < 500 ? 'INVALID_INPUT' : 'INTERNAL_ERROR');
  const shown =
    code === 'INTERNAL_ERROR'
      ? { errors: [{ message: translator(locale)('errors.INTERNAL_ERROR') }] }
      : result;
  return { response: { ...shown, code } as never, status };
};
