import type { ServerResponse } from 'node:http';

/** How often a stream says that it still stands. */
export const BEAT_MS = 20_000;

/** Begins an answer of server-sent events. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.write('retry: 1000\n\n');
}

/** Tells that the right to a stream has ended, and ends it. */
export function endStream(response: ServerResponse): void {
  response.write('event: end\ndata: {}\n\n');
  response.end();
}
