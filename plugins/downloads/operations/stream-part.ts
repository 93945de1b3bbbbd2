import { storage } from '@plugins/kit/server/photographs';
import type { PartEntry } from '../wire';
import { layOut, piecesOf, type Stretch } from '../zip/layout';

/** Interval of the checks during a download, in ms: lost access ends it within a second. */
const ASK_MS = 400;

export interface PartStream {
  entries: readonly PartEntry[];
  stretch: Stretch;
  /** Throws once the download must end; called repeatedly. */
  still: () => Promise<void>;
  /** Called before the archive's last byte is sent; if it throws, that byte is not sent. */
  beforeLast: () => Promise<void>;
  /** Called at the end in any case: bytes sent, and whether the last one was among them. */
  ended: (sent: number, whole: boolean) => Promise<void>;
}

/** Yields the bytes of a range of an archive, read on demand: memory does not depend on its size. */
export async function* streamPart(part: PartStream): AsyncGenerator<Buffer> {
  const layout = layOut(part.entries);
  const last = part.stretch.end === layout.bytes - 1;
  const wanted = part.stretch.end - part.stretch.start + 1;
  let sent = 0;
  const mayGoOn = askBeside(part.still);
  try {
    for await (const chunk of chunksOf(layout, part)) {
      await mayGoOn();
      if (last && sent + chunk.length === wanted) await part.beforeLast();
      sent += chunk.length;
      yield chunk;
    }
  } finally {
    await part.ended(sent, last && sent === wanted);
  }
}

/**
 * Calls `still` every `ASK_MS` in parallel with the transfer. The returned function is called for each chunk: it
 * throws once `still` has thrown, and waits if the latest check is overdue.
 */
export function askBeside(still: () => Promise<void>): () => Promise<void> {
  let asked = Date.now();
  let answer: Promise<void> | null = null;
  let refused: { error: unknown } | null = null;
  const ask = async () => {
    try {
      await still();
    } catch (error) {
      refused = { error };
    }
    answer = null;
  };
  return async () => {
    const age = Date.now() - asked;
    if (!refused && !answer && age > ASK_MS) {
      asked = Date.now();
      answer = ask();
      // After a slow reader's pause the latest check is outdated: wait for the next.
      if (age > 2 * ASK_MS) await answer;
    } else if (answer && age > ASK_MS) await answer;
    if (refused) throw (refused as { error: unknown }).error;
  };
}

async function* chunksOf(
  layout: ReturnType<typeof layOut>,
  { entries, stretch }: PartStream,
): AsyncGenerator<Buffer> {
  for (const piece of piecesOf(layout, stretch)) {
    if ('bytes' in piece) {
      yield piece.bytes;
      continue;
    }
    const { key, bytes } = entries[piece.file] as PartEntry;
    const found = await storage().read(key, { start: piece.start, end: piece.end });
    // The file has changed since it was measured: abort the download instead of sending other bytes.
    if (found?.totalBytes !== bytes)
      throw new Error(`${key} has changed since it was measured; the download is aborted`);
    for await (const chunk of found.stream) yield chunk as Buffer;
  }
}
