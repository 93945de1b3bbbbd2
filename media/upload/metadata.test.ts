import { describe, expect, test } from 'vitest';
import type { KeepersError } from '@/core/errors/errors';
import { readMetadata } from './metadata';

const GALLERY = '01956f0e-0000-7000-8000-000000000001';
const base64 = (value: string | Uint8Array) => Buffer.from(value).toString('base64');

/** Reads a header with a valid name and gallery, and the given fields. */
const read = (fields: Record<string, string | Uint8Array>) =>
  readMetadata(
    Object.entries({ filename: 'IMG_1.JPG', gallery: GALLERY, ...fields })
      .map(([key, value]) => `${key} ${base64(value)}`)
      .join(','),
  );

/** The fields that a header with these values is refused for. */
function refusedFields(fields: Record<string, string | Uint8Array>): unknown {
  try {
    read(fields);
  } catch (error) {
    return (error as KeepersError).fields;
  }
  return null;
}

describe('the metadata of an upload', () => {
  test('keep the last segment of the file name, without control characters', () => {
    expect(read({ filename: 'DCIM\\100\u0007\\חתונה 1.JPG' }).filename).toBe('חתונה 1.JPG');
  });

  test.each([
    ['2026-05-01T10:11', '2026-05-01T10:11'],
    ['2026-05-01T10:11:12', '2026-05-01T10:11:12'],
    ['2026-05-01T10:11:12.345Z', '2026-05-01T10:11:12'],
    ['2026-05-01T10:11:12+02:00', '2026-05-01T10:11:12'],
    ['2026-05-01T10:11+0200', '2026-05-01T10:11'],
  ])('keep the local time of %s', (given, kept) => {
    expect(read({ captured_at: given }).captured_at).toBe(kept);
  });

  test.each(['2026-05-01', '2026-05-01T10:11:12 and more', '2026-05-01T10:11:12+', 'yesterday'])(
    'refuse the time %j',
    (given) => {
      expect(refusedFields({ captured_at: given })).toEqual({ captured_at: 'invalid' });
    },
  );

  test.each(['filename', 'gallery', 'captured_at'])('name the field %s that is not UTF-8', (key) => {
    expect(refusedFields({ [key]: Uint8Array.of(0xc3, 0x28) })).toEqual({ [key]: 'invalid' });
  });
});
