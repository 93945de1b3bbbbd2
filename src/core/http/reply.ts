import type { Readable } from 'node:stream';

/** An answer on its way out: what the front writes to the connection. */
export interface Reply {
  status: number;
  /** By name; `Set-Cookie` stands apart because it may come several times. */
  headers: Record<string, string>;
  cookies: string[];
  body: string | Uint8Array | Readable | null;
}

/** The `Content-Type` of data. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Data as an answer that is never kept. */
export function jsonReply(status: number, data: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': JSON_TYPE },
    cookies: [],
    body: JSON.stringify(data),
  };
}
