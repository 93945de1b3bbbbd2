import { storage } from '@plugins/kit/server/photographs';
import type { PartEntry } from '../wire';
import { layOut, piecesOf, type Stretch } from '../zip/layout';

/** How often a running download is asked about, in ms: who loses the right to it loses it within a second. */
const ASK_MS = 400;

export interface PartStream {
  entries: readonly PartEntry[];
  stretch: Stretch;
  /** Throws once this may not go on; asked again and again. */
  still: () => Promise<void>;
  /** Called before the archive's last byte goes out; it does not where this throws. */
  beforeLast: () => Promise<void>;
  /** Called at the end, however it came: bytes that went out, and whether the last one was among them. */
  ended: (sent: number, whole: boolean) => Promise<void>;
}

/** The bytes of a stretch of an archive, read as they are wanted: memory does not depend on its size. */
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
 * Asks `still` each `ASK_MS` beside the sending, which does not stand still for it: the function this gives is called
 * for each chunk. It throws once the answer was no, and waits for one that is long in coming, or long out of date.
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
      // A reader who was slow for a while gets nothing on what was true then.
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
    // Promised and not there: better a download that breaks off than one with other bytes.
    if (found?.totalBytes !== bytes) throw new Error(`${key} is not the file that was promised`);
    for await (const chunk of found.stream) yield chunk as Buffer;
  }
}
