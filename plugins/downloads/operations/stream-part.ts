import { storage } from '@plugins/kit/server';
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
  let asked = Date.now();
  try {
    for await (const chunk of chunksOf(layout, part)) {
      if (Date.now() - asked > ASK_MS) {
        await part.still();
        asked = Date.now();
      }
      if (last && sent + chunk.length === wanted) await part.beforeLast();
      sent += chunk.length;
      yield chunk;
    }
  } finally {
    await part.ended(sent, last && sent === wanted);
  }
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
