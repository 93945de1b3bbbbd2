import { ERRORS, type ErrorCode, type ParamsOf } from './error-table';

export { ERRORS, type ErrorCode, type ErrorSpec, type ParamsOf } from './error-table';

/** Arguments of a message whose code is not known at compile time. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** The problem of one field: a code without arguments, or a code with them. */
export type FieldProblem = ErrorCode | { code: ErrorCode; params: ErrorParams };

/** Problems by field name. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

type Rest<C extends ErrorCode> = [keyof ParamsOf<C>] extends [never]
  ? [params?: Record<string, never>, fields?: FieldProblems]
  : [params: ParamsOf<C>, fields?: FieldProblems];

/**
 * The one error that is thrown on purpose. Carries a code and its arguments, never a sentence: it is translated at
 * the edge. Arguments are checked by the compiler: `new KeepersError('SELECTION_LIMIT_REACHED', { maxphotos, product
 * })`.
 */
export class KeepersError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'KeepersError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields?: FieldProblems;
  /** The current values of fields that another person changed meanwhile: only of STALE, see `staleError`. */
  standing?: Readonly<Record<string, unknown>>;

  constructor(code: C, ...[params, fields]: Rest<C>) {
    super(code);
    this.code = code;
    this.params = params ?? {};
    if (fields) this.fields = fields;
  }
}

/**
 * The refusal where another person changed these fields meanwhile; it carries their values for the person to choose.
 */
export function staleError(standing: Readonly<Record<string, unknown>>): KeepersError {
  return Object.assign(new KeepersError('STALE'), { standing });
}

/**
 * True for our own error, from whichever bundle it comes: there are two copies of each class, so never `instanceof`.
 */
export function isKeepersError(error: unknown): error is KeepersError {
  return (
    error instanceof Object &&
    (error as { name?: unknown }).name === 'KeepersError' &&
    isErrorCode((error as { code?: unknown }).code)
  );
}

/** True for a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}
