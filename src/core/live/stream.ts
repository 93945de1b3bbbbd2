import type { ServerResponse } from 'node:http';

/** How often a stream sends a sign of life. */
export const HEARTBEAT_MS = 20_000;

/** Begins an answer of server-sent events. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.write('retry: 1000\n\n');
}

/** Sends the end of the right to a stream, and closes it. */
export function endStream(response: ServerResponse): void {
  response.write('event: end\ndata: {}\n\n');
  response.end();
}
