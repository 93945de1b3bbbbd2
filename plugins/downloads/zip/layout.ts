import {
  centralBytes,
  centralRecord,
  END_BYTES,
  endRecords,
  localBytes,
  localHeader,
  type ZipEntry,
} from './records';

/** The offsets of everything in an archive that is not written yet. */
export interface ZipLayout {
  entries: readonly ZipEntry[];
  /** Offset of each file's header. */
  offsets: readonly number[];
  /** The central directory at the end. */
  central: { start: number; bytes: number };
  /** Length of the whole archive. */
  bytes: number;
}

/** A piece of an archive: header bytes, or a range of a file (`start` and `end` both included). */
export type Piece = { bytes: Buffer } | { file: number; start: number; end: number };

/** First and last requested byte, both included. */
export interface Stretch {
  start: number;
  end: number;
}

/** Bytes of directory records returned at a time. */
const BATCH = 64 * 1024;

/** Lays out a store-mode ZIP64 archive: the same entries always give the same bytes. */
export function layOut(entries: readonly ZipEntry[]): ZipLayout {
  const offsets: number[] = [];
  let at = 0;
  let directory = 0;
  for (const entry of entries) {
    offsets.push(at);
    directory += centralBytes(entry, at);
    at += localBytes(entry) + entry.bytes;
  }
  return { entries, offsets, central: { start: at, bytes: directory }, bytes: at + directory + END_BYTES };
}

/** Yields the pieces of a range of the archive, in order; skips everything before the range. */
export function* piecesOf(layout: ZipLayout, { start, end }: Stretch): Generator<Piece> {
  for (let file = fileAt(layout, start); file < layout.entries.length; file++) {
    const entry = layout.entries[file] as ZipEntry;
    const offset = layout.offsets[file] as number;
    if (offset > end) return;
    const data = offset + localBytes(entry);
    if (start < data) yield* cut(localHeader(entry), offset, { start, end });
    const from = Math.max(start, data);
    const to = Math.min(end, data + entry.bytes - 1);
    if (from <= to) yield { file, start: from - data, end: to - data };
  }
  if (end < layout.central.start) return;
  yield* directoryPieces(layout, { start, end });
  const { central, entries } = layout;
  const last = endRecords({ files: entries.length, ...central });
  yield* cut(last, central.start + central.bytes, { start, end });
}

/** Yields the directory records within the range, a batch at a time. */
function* directoryPieces({ entries, offsets, central }: ZipLayout, wanted: Stretch): Generator<Piece> {
  let at = central.start;
  let batch: Buffer[] = [];
  let batchStart = at;
  for (const [file, entry] of entries.entries()) {
    if (at > wanted.end) break;
    const offset = offsets[file] as number;
    const bytes = centralBytes(entry, offset);
    if (at + bytes <= wanted.start) batchStart = at + bytes;
    else batch.push(centralRecord(entry, offset));
    at += bytes;
    if (at - batchStart < BATCH) continue;
    yield* cut(Buffer.concat(batch), batchStart, wanted);
    batch = [];
    batchStart = at;
  }
  yield* cut(Buffer.concat(batch), batchStart, wanted);
}

/**
 * Returns the index of the file whose header or bytes contain a byte; the number of files for a byte after all of
 * them.
 */
function fileAt({ offsets, central, entries }: ZipLayout, byte: number): number {
  if (byte >= central.start) return entries.length;
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] as number) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

function* cut(bytes: Buffer, at: number, { start, end }: Stretch): Generator<Piece> {
  const from = Math.max(0, start - at);
  const to = Math.min(bytes.length, end - at + 1);
  if (from < to) yield { bytes: bytes.subarray(from, to) };
}
