import type { Config } from 'payload';
import { isKeepersError } from '@/core/errors/errors';
import { hasDependentRecords } from './dependent-records';
import { describeError } from './describe-error';

type Said = string | { err?: unknown; msg?: string } | undefined;

/** An error caused by the request's sender: the answer explains it, the log needs no stack. */
const isRefusal = (error: unknown) => {
  const status = (error as { status?: unknown } | null)?.status;
  return (
    isKeepersError(error) ||
    hasDependentRecords(error) ||
    (typeof status === 'number' && status >= 400 && status < 500)
  );
};

function lineOf(said: Said, more: unknown): string | null {
  if (typeof said === 'string') return [said, more].filter((one) => typeof one === 'string').join(' ');
  const error = said?.err ?? (said instanceof Error ? said : undefined);
  if (error === undefined) return said?.msg ?? null;
  if (isRefusal(error)) return null;
  return [said?.msg, describeError(error)].filter(Boolean).join(': ');
}

const write = (level: 'error' | 'warn' | 'info') => (said: Said, more?: unknown) => {
  const line = lineOf(said, more);
  if (line) console[level](`payload: ${line}`);
};
const silent = () => undefined;

/**
 * Payload's logger. Its default logs an error with every property: the statement's parameters, and the refused row.
 * Refused requests (4xx) are not logged.
 */
export const payloadLogger = {
  level: 'info',
  fatal: write('error'),
  error: write('error'),
  warn: write('warn'),
  info: write('info'),
  debug: silent,
  trace: silent,
  silent,
} as unknown as NonNullable<Config['logger']>;
