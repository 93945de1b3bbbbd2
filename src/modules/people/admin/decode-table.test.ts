import { expect, test } from 'vitest';
import { decodeTable } from './decode-table';

const HEBREW = 'שם,מאיה';
const utf16 = (text: string) =>
  new Uint8Array(Buffer.concat([Buffer.from([255, 254]), Buffer.from(text, 'utf16le')]));
/** As Excel for Windows saves "CSV" on a Hebrew system. */
const windows = new Uint8Array([0xf9, 0xed, 0x2c, 0xee, 0xe0, 0xe9, 0xe4]);

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(HEBREW))],
  ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\ufeff${HEBREW}`))],
  ['UTF-16', utf16(HEBREW)],
  ['the Hebrew code page of Windows', windows],
])('%s', (_what, bytes) => {
  expect(decodeTable(bytes)).toBe(HEBREW);
});
