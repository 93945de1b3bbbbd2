import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** The time of every file, so that the same content is the same archive: 1 January 2026. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
/** Made on a system with Unix permissions, which Finder and unzip then restore. */
const UNIX = 3 << 8;
const UTF8_NAMES = 0x800;
const DEFLATE = 8;

/**
 * Returns a ZIP archive of files `{name, file | content, mode}`, compressed, with their permissions. For archives below
 * 4 GB.
 */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, file, content = readFileSync(file), mode = 0o644 } of files) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    common.writeUInt16LE(0, 24);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, title, packed);
    const entry = Buffer.alloc(14);
    // Its permissions as a regular file, in the upper half of the attributes.
    entry.writeUInt32LE(((0o100000 | mode) << 16) >>> 0, 6);
    entry.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(UNIX | 20, 0);
    directory.push(Buffer.from('PK\u0001\u0002', 'latin1'), made, common, entry, title);
    offset += 4 + common.length + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
