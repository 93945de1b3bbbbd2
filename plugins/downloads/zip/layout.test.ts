import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { layOut, piecesOf, type ZipLayout } from './layout';
import { dosTime, type ZipEntry } from './records';
import { costOf, partFiller } from './split-parts';

const folder = mkdtempSync(path.join(tmpdir(), 'keepers-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entryOf = (name: string, data: Buffer): ZipEntry => ({
  name,
  bytes: data.length,
  crc32: crc32(data),
  modified: '2026-06-14T18:30:12',
});

/** Returns the bytes of a range, with each file's own bytes from `files`. */
function write(layout: ZipLayout, files: Buffer[], start = 0, end = layout.bytes - 1): Buffer {
  const pieces = [...piecesOf(layout, { start, end })];
  return Buffer.concat(
    pieces.map((piece) =>
      'bytes' in piece ? piece.bytes : (files[piece.file] as Buffer).subarray(piece.start, piece.end + 1),
    ),
  );
}

interface Found {
  name: string;
  bytes: number;
  offset: number;
  data?: Buffer;
  modified: Date;
  utf8: boolean;
}

/** Reads a virtual archive: the reader requests ranges, as a browser would. */
function readVirtual(layout: ZipLayout): Promise<Found[]> {
  const tail = layout.central.start;
  const directory = write(layout, [], tail);
  // By `read` alone: a stream for each of 65,535 records would take ten times as long.
  class Virtual extends yauzl.RandomAccessReader {
    override read(
      to: Buffer,
      at: number,
      length: number,
      start: number,
      done: (error: Error | null) => void,
    ) {
      const end = start + length;
      const before = [...piecesOf(layout, { start, end: Math.min(end, tail) - 1 })].map((piece) =>
        'bytes' in piece ? piece.bytes : Buffer.alloc(piece.end - piece.start + 1),
      );
      const after = directory.subarray(Math.max(0, start - tail), Math.max(0, end - tail));
      Buffer.concat([...(start < tail ? before : []), after]).copy(to, at);
      process.nextTick(done, null);
    }
  }
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    yauzl.fromRandomAccessReader(new Virtual(), layout.bytes, options, (error, zip) => {
      if (error) return reject(error);
      const found: Found[] = [];
      zip.on('error', reject);
      zip.on('end', () => resolve(found));
      zip.on('entry', (entry: yauzl.Entry) => {
        found.push({
          name: entry.fileName,
          bytes: entry.uncompressedSize,
          offset: entry.relativeOffsetOfLocalHeader,
          modified: entry.getLastModDate({ timezone: 'UTC' }),
          utf8: (entry.generalPurposeBitFlag & 0x800) !== 0,
        });
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

const NAMES = [
  'IMG_0001.JPG',
  'טקס/IMG_0001.JPG',
  'חתונה של נועה ועידן 💍.jpg',
  'a'.repeat(180),
  'e\u0301.jpg',
];
const files = NAMES.map((name, i) => Buffer.from(`${name} `.repeat(i * 40)));
const layout = layOut(NAMES.map((name, i) => entryOf(name, files[i] as Buffer)));

describe('an archive', () => {
  test('has exactly the stated length, and the same bytes again', () => {
    const bytes = write(layout, files);
    expect(bytes.length).toBe(layout.bytes);
    expect(bytes.equals(write(layOut([...layout.entries]), files))).toBe(true);
  });

  test('is read by a strict reader: names, sizes, times, an empty file', async () => {
    const found = await readVirtual(layout);
    expect(found.map(({ name, bytes, utf8 }) => [name, bytes, utf8])).toEqual(
      NAMES.map((name, i) => [name, files[i]?.length, true]),
    );
    expect(found[0]?.modified.toISOString()).toBe('2026-06-14T18:30:12.000Z');
  });

  test('without files is a valid archive', async () => {
    const empty = layOut([]);
    expect(write(empty, []).length).toBe(98);
    expect(await readVirtual(empty)).toEqual([]);
  });

  test('ends with a ZIP64 record', () => {
    const bytes = write(layout, files);
    expect(bytes.readUInt32LE(bytes.length - 98)).toBe(0x06064b50);
  });

  const archive = path.join(folder, 'a.zip');
  const tool = (name: string, args: string[]) => spawnSync(name, args, { encoding: 'utf8' });
  const there = (name: string) => tool(name, ['--help']).error === undefined;

  test.skipIf(!there('unzip'))('passes unzip’s own test', () => {
    writeFileSync(archive, write(layout, files));
    const { status, stdout } = tool('unzip', ['-t', archive]);
    expect([status, stdout.includes('No errors detected')]).toEqual([0, true]);
  });

  test.skipIf(!there('python3'))('is read by Python, every sum checked', () => {
    writeFileSync(archive, write(layout, files));
    const program =
      'import sys,zipfile,json;z=zipfile.ZipFile(sys.argv[1]);print(json.dumps([z.testzip(),[[i.filename,i.file_size] for i in z.infolist()]]))';
    const { stdout } = tool('python3', ['-c', program, archive]);
    expect(JSON.parse(stdout)).toEqual([null, NAMES.map((name, i) => [name, files[i]?.length])]);
  });
});

test('any range equals that range of the whole', () => {
  const zip = fc.array(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
      data: fc.uint8Array({ maxLength: 300 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(zip, fc.nat(), fc.nat(), (list, a, b) => {
      const data = list.map((one) => Buffer.from(one.data));
      const laid = layOut(list.map((one, i) => entryOf(one.name, data[i] as Buffer)));
      const whole = write(laid, data);
      const [start, end] = [a % laid.bytes, b % laid.bytes].sort((x, y) => x - y) as [number, number];
      return write(laid, data, start, end).equals(whole.subarray(start, end + 1));
    }),
    { numRuns: 500 },
  );
});

describe('beyond the limits of the classic format', () => {
  const huge = (name: string, bytes: number): ZipEntry => ({
    name,
    bytes,
    crc32: 0,
    modified: '2026-01-01T00:00:00',
  });

  test.each([0xffff_fffe, 0xffff_ffff, 0x1_0000_0000, 6e9])(
    'a file of %d bytes, and one behind it, are found',
    async (bytes) => {
      const laid = layOut([huge('huge.tif', bytes), huge('next.jpg', 10)]);
      const found = await readVirtual(laid);
      expect(found.map((one) => [one.name, one.bytes, one.offset])).toEqual([
        ['huge.tif', bytes, 0],
        ['next.jpg', 10, laid.offsets[1]],
      ]);
      expect([...piecesOf(laid, { start: laid.bytes - 1, end: laid.bytes - 1 })]).toHaveLength(1);
    },
  );

  test.each([65_535])('%d files are found', async (count) => {
    const laid = layOut(Array.from({ length: count }, (_, i) => huge(`IMG_${i}.JPG`, 1000)));
    const found = await readVirtual(laid);
    expect(found.length).toBe(count);
    expect(found.at(-1)).toMatchObject({ name: `IMG_${count - 1}.JPG`, offset: laid.offsets.at(-1) });
  });

  test('a directory of 70,000 records is returned in small pieces, from any offset', () => {
    const laid = layOut(Array.from({ length: 70_000 }, (_, i) => huge(`IMG_${i}.JPG`, 0)));
    const { start } = laid.central;
    const pieces = [...piecesOf(laid, { start: start + 1_000_003, end: laid.bytes - 1 })];
    const sizes = pieces.map((piece) => ('bytes' in piece ? piece.bytes.length : -1));
    expect(Math.max(...sizes)).toBeLessThan(70_000);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(laid.bytes - start - 1_000_003);
  });
});

describe('parts', () => {
  const photo = (i: number, bytes: number): ZipEntry => ({
    name: `IMG_${i}.JPG`,
    bytes,
    crc32: 0,
    modified: '2026-01-01T00:00:00',
  });

  test('hold everything once, in order, and exceed the limit only for a larger file', () => {
    const sizes = fc.array(fc.nat({ max: 5000 }), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 300, max: 9000 }), (bytes, limit) => {
        const entries = bytes.map((size, i) => photo(i, size));
        const filler = partFiller(limit);
        const parts = [...entries.map(filler.add), filler.rest()].filter((part) => part !== null);
        expect(parts.flat()).toEqual(entries);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          if (part.length > 1) expect(layOut(part).bytes).toBeLessThanOrEqual(limit);
        }
        for (const [i, part] of parts.entries()) {
          const next = parts[i + 1]?.[0];
          if (next) expect(layOut(part).bytes + costOf(next)).toBeGreaterThan(limit);
        }
      }),
    );
  });
});

test.each([
  ['2026-06-14T18:30:13', '2026-06-14T18:30:12'],
  ['1979-12-31T23:59:59', '1980-01-01T00:00:00'],
  ['2200-01-01T00:00:00', '2107-12-31T23:59:58'],
  ['nonsense', '1980-01-01T00:00:00'],
])('the time %s is written as %s', (given, written) => {
  const { date, time } = dosTime(given);
  const two = (n: number) => String(n).padStart(2, '0');
  expect(
    `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)}T${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`,
  ).toBe(written);
});
