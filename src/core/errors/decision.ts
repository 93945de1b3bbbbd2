import { type ErrorCode, type ErrorParams, KeepersError, type ParamsOf } from './errors';

/** A refusal: its code, with the arguments of its message. */
export interface Refusal {
  allowed: false;
  code: ErrorCode;
  params: ErrorParams;
}

/** The result of every rule: allowed with what it found, or a refusal. The page and the server use the same rule. */
export type Decision<Found extends object = object> = ({ allowed: true } & Found) | Refusal;

/** Returns a refusal. The compiler requires the arguments of the code's message. */
export function refuse<C extends ErrorCode>(
  code: C,
  ...[params]: [keyof ParamsOf<C>] extends [never] ? [] : [ParamsOf<C>]
): Refusal {
  return { allowed: false, code, params: (params ?? {}) as ErrorParams };
}

/** The error of a refusal. */
export function errorOf(refusal: Pick<Refusal, 'code' | 'params'>): KeepersError {
  return new KeepersError<ErrorCode>(refusal.code, refusal.params as ParamsOf<ErrorCode>);
}

/** Returns an allowed decision, or throws the refusal as a `KeepersError`. */
export function requireAllowed<D extends Decision>(decision: D): Extract<D, { allowed: true }> {
  if (!decision.allowed) throw errorOf(decision as Refusal);
  return decision as Extract<D, { allowed: true }>;
}
