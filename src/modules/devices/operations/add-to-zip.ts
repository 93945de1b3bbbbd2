import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** Bytes of the end of an archive, and its first four. */
const END = 22;
const END_SIGN = 0x06054b50;
/** The time of the file: 1 January 2026, as the others of our archives. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
/** Its permissions as a regular file, written on a system that has some. */
const [UNIX, REGULAR] = [(3 << 8) | 20, (0o100644 << 16) >>> 0];

/** An archive with one more file. */
export interface LargerZip {
  bytes: number;
  body: Readable;
}

/** Returns the head of a file in the archive, and its line in the archive's list. */
function entryOf(name: string, content: Buffer, offset: number): { file: Buffer; line: Buffer } {
  const title = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x800, 2);
  common.writeUInt16LE(DATE, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(title.length, 22);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(REGULAR, 6);
  rest.writeUInt32LE(offset, 10);
  const made = Buffer.alloc(2);
  made.writeUInt16LE(UNIX);
  return {
    file: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title, content]),
    line: Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), made, common, rest, title]),
  };
}

/**
 * Returns an archive of ours (no comment, below 4 GB) with one more file, sent without reading or packing the others;
 * null where the file is no such archive.
 */
export async function addToZip(archive: string, name: string, content: Buffer): Promise<LargerZip | null> {
  const handle = await open(archive);
  try {
    const { size } = await handle.stat();
    const end = Buffer.alloc(END);
    if (size < END || (await handle.read(end, 0, END, size - END)).bytesRead < END) return null;
    if (end.readUInt32LE(0) !== END_SIGN) return null;
    const [count, length, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
    if (at + length + END !== size) return null;
    const list = Buffer.alloc(length);
    await handle.read(list, 0, length, at);
    const { file, line } = entryOf(name, content, at);
    end.writeUInt16LE(count + 1, 8);
    end.writeUInt16LE(count + 1, 10);
    end.writeUInt32LE(length + line.length, 12);
    end.writeUInt32LE(at + file.length, 16);
    const after = Buffer.concat([file, list, line, end]);
    async function* parts() {
      yield* createReadStream(archive, { end: at - 1 });
      yield after;
    }
    return { bytes: at + after.length, body: Readable.from(parts(), { objectMode: false }) };
  } finally {
    await handle.close();
  }
}
