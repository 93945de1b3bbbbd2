import { type ErrorCode, type ErrorParams, KeepersError, type ParamsOf } from './errors';

/** A refusal: why, with the arguments of its message. */
export interface Refusal {
  allowed: false;
  code: ErrorCode;
  params: ErrorParams;
}

/** The answer of every rule: yes with what it found, or no with the reason. The page and the server ask the same rule. */
export type Decision<Found extends object = object> = ({ allowed: true } & Found) | Refusal;

/** Says no. The compiler asks for the arguments the message of this code needs. */
export function refuse<C extends ErrorCode>(
  code: C,
  ...[params]: [keyof ParamsOf<C>] extends [never] ? [] : [ParamsOf<C>]
): Refusal {
  return { allowed: false, code, params: (params ?? {}) as ErrorParams };
}

/** The error that says what a refusal says. */
export function errorOf(refusal: Pick<Refusal, 'code' | 'params'>): KeepersError {
  return new KeepersError<ErrorCode>(refusal.code, refusal.params as ParamsOf<ErrorCode>);
}

/** Gives back an allowed decision, or throws the refusal as a `KeepersError`. */
export function requireAllowed<D extends Decision>(decision: D): Extract<D, { allowed: true }> {
  if (!decision.allowed) throw errorOf(decision as Refusal);
  return decision as Extract<D, { allowed: true }>;
}
