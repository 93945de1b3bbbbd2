import { ReadableStream } from 'node:stream/web';
import type { Answer } from '@plugins/kit/server';

/** Bytes that are made as they are wanted, as an answer's body; whoever goes away ends the making. */
export function bodyOf(bytes: AsyncIterable<Uint8Array>): Answer['body'] {
  return ReadableStream.from(bytes) as unknown as Answer['body'];
}
