import type { Readable } from 'node:stream';

/** A response as the front writes it to the connection. */
export interface Reply {
  status: number;
  /** By name; `Set-Cookie` is separate because it may occur several times. */
  headers: Record<string, string>;
  cookies: string[];
  body: string | Uint8Array | Readable | null;
}

/** The `Content-Type` of data. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Data as a response that is never cached. */
export function jsonReply(status: number, data: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': JSON_TYPE },
    cookies: [],
    body: JSON.stringify(data),
  };
}
