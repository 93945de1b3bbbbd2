/**
 * Why Facebook refuses a request: the token ended, a permission is missing, too many requests, the thing is not there,
 * Facebook is unreachable, anything else.
 */
export type GraphReason = 'expired' | 'permission' | 'limit' | 'gone' | 'down' | 'refused';

/** Facebook refuses a request, or does not answer. Contains nothing that was sent. */
export class GraphFault extends Error {
  override readonly name = 'GraphFault';

  constructor(
    readonly reason: GraphReason,
    readonly code: number,
  ) {
    super(`Facebook refuses the request: ${reason} (code ${code})`);
  }
}

const LIMITS = [4, 17, 32, 613, 80001, 80002];

/**
 * Returns the fault of an answer of the Graph API (https://developers.facebook.com/docs/graph-api/guides/error-handling):
 * `status` of HTTP, and its JSON.
 */
export function readFault(status: number, body: unknown): GraphFault {
  const { code = 0, error_subcode: sub = 0 } =
    (body as { error?: { code?: number; error_subcode?: number } } | null)?.error ?? {};
  const reason: GraphReason =
    code === 190 || code === 102
      ? 'expired'
      : code === 10 || (code >= 200 && code < 300)
        ? 'permission'
        : LIMITS.includes(code) || status === 429
          ? 'limit'
          : code === 803 || (code === 100 && sub === 33)
            ? 'gone'
            : status >= 500 || code === 1 || code === 2
              ? 'down'
              : 'refused';
  return new GraphFault(reason, code);
}
