/** One file of an archive; all of its header is known before the first byte is sent. */
export interface ZipEntry {
  /** Path in the archive, `/` between folders. */
  name: string;
  bytes: number;
  /** Unsigned. */
  crc32: number;
  /** The camera's clock, `YYYY-MM-DDTHH:mm:ss`: ZIP has local times without a zone. */
  modified: string;
}

/** From here on a number exceeds 32 bits and is written to a ZIP64 field instead. */
export const NO_ROOM_32 = 0xffff_ffff;
const NO_ROOM_16 = 0xffff;

const VERSION = 20;
const VERSION_64 = 45;
const MADE_BY_UNIX = 3 << 8;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const STORED = 0;
/** A plain file, readable by all and writable by its owner. */
const MODE = 0o100644;

export const LOCAL_BYTES = 30;
export const CENTRAL_BYTES = 46;
/** The ZIP64 end record, its locator and the classic end record. */
export const END_BYTES = 56 + 20 + 22;

const utf8 = (name: string) => Buffer.from(name, 'utf8');
const fit32 = (value: number) => Math.min(value, NO_ROOM_32);
const fit16 = (value: number) => Math.min(value, NO_ROOM_16);
const isLarge = (value: number) => value >= NO_ROOM_32;

/** Returns date and time in MS-DOS format: two-second steps, 1980 to 2107; times outside are clamped. */
export function dosTime(modified: string): { date: number; time: number } {
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(modified)?.slice(1).map(Number);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found ?? [];
  if (year < 1980) return { date: (1 << 5) | 1, time: 0 };
  if (year > 2107) return { date: (127 << 9) | (12 << 5) | 31, time: (23 << 11) | (59 << 5) | 29 };
  return {
    date: ((year - 1980) << 9) | (month << 5) | day,
    time: (hour << 11) | (minute << 5) | (second >> 1),
  };
}

/** Returns a ZIP64 field with these numbers, or an empty buffer. */
function extra64(values: number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const field = Buffer.alloc(4 + values.length * 8);
  field.writeUInt16LE(0x0001, 0);
  field.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, i) => {
    field.writeBigUInt64LE(BigInt(value), 4 + i * 8);
  });
  return field;
}

/** Returns the length of the header before a file's bytes. */
export function localBytes({ name, bytes }: ZipEntry): number {
  return LOCAL_BYTES + Buffer.byteLength(name) + (isLarge(bytes) ? 20 : 0);
}

/** Returns the length of a file's record in the central directory; `offset` is the position of its header. */
export function centralBytes({ name, bytes }: ZipEntry, offset: number): number {
  const large = (isLarge(bytes) ? 2 : 0) + (isLarge(offset) ? 1 : 0);
  return CENTRAL_BYTES + Buffer.byteLength(name) + (large ? 4 + large * 8 : 0);
}

/** Returns the header before a file's bytes. */
export function localHeader(entry: ZipEntry): Buffer {
  const name = utf8(entry.name);
  const extra = extra64(isLarge(entry.bytes) ? [entry.bytes, entry.bytes] : []);
  const { date, time } = dosTime(entry.modified);
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(extra.length ? VERSION_64 : VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(STORED, 8);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(date, 12);
  head.writeUInt32LE(entry.crc32, 14);
  head.writeUInt32LE(fit32(entry.bytes), 18);
  head.writeUInt32LE(fit32(entry.bytes), 22);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

/** Returns a file's record in the central directory. */
export function centralRecord(entry: ZipEntry, offset: number): Buffer {
  const name = utf8(entry.name);
  const sizes = isLarge(entry.bytes) ? [entry.bytes, entry.bytes] : [];
  const extra = extra64(isLarge(offset) ? [...sizes, offset] : sizes);
  const { date, time } = dosTime(entry.modified);
  const version = extra.length ? VERSION_64 : VERSION;
  const head = Buffer.alloc(CENTRAL_BYTES);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(MADE_BY_UNIX | version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(STORED, 10);
  head.writeUInt16LE(time, 12);
  head.writeUInt16LE(date, 14);
  head.writeUInt32LE(entry.crc32, 16);
  head.writeUInt32LE(fit32(entry.bytes), 20);
  head.writeUInt32LE(fit32(entry.bytes), 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE((MODE << 16) >>> 0, 38);
  head.writeUInt32LE(fit32(offset), 42);
  return Buffer.concat([head, name, extra]);
}

/**
 * Returns the end of the archive: the ZIP64 end and its locator, always, and the classic end with all values that fit.
 */
export function endRecords(directory: { files: number; start: number; bytes: number }): Buffer {
  const { files, start, bytes } = directory;
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY_UNIX | VERSION_64, 12);
  end.writeUInt16LE(VERSION_64, 14);
  end.writeBigUInt64LE(BigInt(files), 24);
  end.writeBigUInt64LE(BigInt(files), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(start + bytes), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x0605_4b50, 76);
  end.writeUInt16LE(fit16(files), 84);
  end.writeUInt16LE(fit16(files), 86);
  end.writeUInt32LE(fit32(bytes), 88);
  end.writeUInt32LE(fit32(start), 92);
  return end;
}
