/** What the errors of Stripe's client have in common, without loading the client. */
interface StripeFailure {
  type: string;
  statusCode?: number;
  code?: string;
  decline_code?: string;
  headers?: Record<string, string>;
}

/** Returns an error of Stripe's client; null for any other. */
export function failureOf(error: unknown): StripeFailure | null {
  if (typeof error !== 'object' || error === null || !('type' in error)) return null;
  const { type } = error;
  return typeof type === 'string' && type.startsWith('Stripe') ? (error as StripeFailure) : null;
}

/** Whether Stripe says that something does not exist. */
export const isMissing = (error: unknown): boolean => failureOf(error)?.statusCode === 404;

/** Whether a key may not do what the request needs. */
export const isForbidden = (error: unknown): boolean => failureOf(error)?.statusCode === 403;

/** Whether the idempotency key belongs to other parameters: a text has changed since the first request. */
export const isOtherRequest = (error: unknown): boolean =>
  failureOf(error)?.type === 'StripeIdempotencyError' && failureOf(error)?.statusCode === 400;

/** Whether a 500 is only the kept answer of the first request, which this key repeats for a day. */
export const isKeptFailure = (error: unknown): boolean => {
  const failure = failureOf(error);
  return (failure?.statusCode ?? 0) >= 500 && failure?.headers?.['idempotent-replayed'] === 'true';
};

/** What Stripe says of a card that it did not charge; null where the request failed in another way and may be repeated. */
export function declineOf(error: unknown): Pick<StripeFailure, 'code' | 'decline_code'> | null {
  const failure = failureOf(error);
  const missing = failure?.type === 'StripeInvalidRequestError' && failure.code === 'resource_missing';
  return failure && (failure.type === 'StripeCardError' || missing) ? failure : null;
}

/** A refused request's code; null where it failed in another way and may be repeated. */
export function refusalCode(error: unknown): string | null {
  const failure = failureOf(error);
  if (failure?.type !== 'StripeInvalidRequestError' && failure?.type !== 'StripeCardError') return null;
  return /^[\w.-]{1,100}$/.test(failure.code ?? '') ? (failure.code ?? '') : 'refused';
}
