import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isPhotoFormat, sniff } from './sniff';
import { plain } from './tests/make-photograph';
import type { SniffedFormat } from './types';

const box = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

/** A TIFF whose first folder has one tag. */
const tiffHead = (tag: number, value: number) => {
  const bytes = Buffer.alloc(32);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(1, 8);
  bytes.writeUInt16LE(tag, 10);
  bytes.writeUInt16LE(4, 12);
  bytes.writeUInt32LE(1, 14);
  bytes.writeUInt32LE(value, 18);
  return bytes;
};

describe('sniff', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const)(
    'recognizes a real %s',
    async (format) => {
      const bytes = await sharp(await plain(8, 8, '#123456').png().toBuffer())
        .toFormat(format)
        .toBuffer();
      expect(sniff(bytes)).toBe(format);
      expect(isPhotoFormat(sniff(bytes))).toBe(true);
    },
  );

  test.each([
    ['heic', box('heic', 'mif1', 'heic')],
    ['heic', box('mif1', 'heic')],
    ['avif', box('mif1', 'avif', 'miaf')],
    ['jxl', Buffer.from('ff0a00', 'hex')],
    ['jxl', Buffer.from('0000000c4a584c200d0a870a', 'hex')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'svg',
      Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- <html> --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>'),
    ],
    ['svg', Buffer.from('<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>')],
    ['zip', Buffer.from('PK\x03\x04')],
    ['html', Buffer.from('  <!doctype html><p>hello</p>')],
    ['html', Buffer.from('<script>alert(1)</script>')],
    [null, Buffer.from('')],
    [null, Buffer.from('a letter')],
    ['video', box('mp42', 'isom')],
    ['video', Buffer.from('1a45dfa3', 'hex')],
    ['raw', box('crx ', 'isom')],
    ['raw', Buffer.from('FUJIFILMCCD-RAW 0201')],
    ['raw', Buffer.from('49492a001000000043520200000000000000', 'hex')],
    ['raw', tiffHead(254, 1)],
    ['raw', tiffHead(50_706, 0x00000401)],
    ['tiff', tiffHead(254, 0)],
    ['tiff', tiffHead(256, 1)],
    ['psd', Buffer.from('8BPS\0\x01')],
    ['pdf', Buffer.from('%PDF-1.7')],
    [null, Buffer.from('0000', 'hex')],
  ] satisfies [SniffedFormat | null, Buffer][])('says %s', (format, bytes) => {
    expect(sniff(bytes)).toBe(format);
    expect(isPhotoFormat(format)).toBe(['avif', 'heic', 'tiff'].includes(format ?? ''));
  });
});
