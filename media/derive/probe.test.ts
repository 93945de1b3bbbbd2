import { describe, expect, test } from 'vitest';
import { probePhotograph } from './probe';
import { readDate } from './read-tags';
import { noise, plain, useFolder } from './tests/make-photograph';

const write = useFolder();

describe('probePhotograph', () => {
  test('reads size, camera and capture time', async () => {
    const bytes = await plain(60, 40, '#444')
      .withExif({
        IFD0: { Make: 'Canon', Model: 'Canon EOS R5' },
        IFD2: {
          DateTimeOriginal: '2026:06:01 17:03:20',
          OffsetTimeOriginal: '+03:00',
          LensModel: 'RF50mm F1.2',
          FNumber: '12/10',
          ExposureTime: '1/250',
          ISOSpeedRatings: '400',
          FocalLength: '50/1',
        },
      })
      .jpeg()
      .toBuffer();
    expect(await probePhotograph(await write(bytes))).toEqual({
      format: 'jpeg',
      contentType: 'image/jpeg',
      width: 60,
      height: 40,
      orientation: 1,
      capturedAt: { local: '2026-06-01T17:03:20', offset: '+03:00' },
      camera: 'Canon EOS R5',
      lens: 'RF50mm F1.2',
      rating: null,
      exposure: { aperture: 1.2, shutter: '1/250', iso: 400, focal_length: 50 },
      hasProfile: false,
    });
  });

  test('returns the upright size, and ignores an impossible date', async () => {
    const bytes = await plain(60, 40, '#444')
      .withExif({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await probePhotograph(await write(bytes))).toMatchObject({
      width: 40,
      height: 60,
      orientation: 6,
      capturedAt: null,
    });
  });

  test('ignores an impossible exposure', async () => {
    const bytes = await plain(60, 40, '#444')
      .withExif({ IFD2: { FNumber: '0/1', ExposureTime: '5/2', FocalLength: '0/0' } })
      .jpeg()
      .toBuffer();
    const { exposure } = await probePhotograph(await write(bytes));
    expect(exposure).toEqual({ aperture: null, shutter: '2.5', iso: null, focal_length: null });
  });

  test('reads the rating', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/></rdf:RDF></x:xmpmeta>`;
    const bytes = await plain(9, 9, '#444').withXmp(xmp).jpeg().toBuffer();
    expect(await probePhotograph(await write(bytes))).toMatchObject({ rating: 4 });
  });

  test('survives broken tags', async () => {
    const bytes = await plain(60, 40, '#444')
      .withExif({ IFD0: { Make: 'Canon' } })
      .jpeg()
      .toBuffer();
    const at = bytes.indexOf('Exif\0\0');
    bytes.fill(0xff, at + 14, at + 30);
    expect(await probePhotograph(await write(bytes))).toMatchObject({
      width: 60,
      height: 40,
      capturedAt: null,
    });
  });

  test.each([
    ['', 'empty'],
    ['a letter', 'unknown'],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'svg'],
    ['<!doctype html>', 'html'],
    ['%PDF-1.7', 'pdf'],
  ])('refuses %j as no photograph and names the format', async (content, format) => {
    await expect(probePhotograph(await write(content))).rejects.toMatchObject({
      code: 'NOT_A_PHOTOGRAPH',
      params: { format },
    });
  });

  test('refuses too many pixels without decoding them', async () => {
    const bytes = await plain(8, 8, '#444').png().toBuffer();
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(12_501, 20);
    await expect(probePhotograph(await write(bytes))).rejects.toMatchObject({ code: 'PIXELS_TOO_MANY' });
  });

  test('refuses a header that was cut off', async () => {
    const bytes = await noise(60, 40).jpeg().toBuffer();
    await expect(probePhotograph(await write(bytes.subarray(0, 100)))).rejects.toMatchObject({
      code: 'PHOTO_BROKEN',
    });
  });
});

describe('readDate', () => {
  test.each([
    ['2026:06:01 17:03:20', undefined, { local: '2026-06-01T17:03:20' }],
    ['2026:06:01 17:03:20', '+02:00', { local: '2026-06-01T17:03:20', offset: '+02:00' }],
    ['2026-06-01T17:03:20.123-05:00', undefined, { local: '2026-06-01T17:03:20', offset: '-05:00' }],
    ['2026-06-01T17:03Z', undefined, { local: '2026-06-01T17:03:00', offset: '+00:00' }],
    ['2099:12:31 23:59:59', 'nonsense', { local: '2099-12-31T23:59:59' }],
    ['2026:06:31 10:00:00', undefined, null],
    ['2026:13:01 10:00:00', undefined, null],
    ['0000:00:00 00:00:00', undefined, null],
    ['    :  :     :  :  ', undefined, null],
    [new Uint8Array(3), undefined, null],
    [undefined, undefined, null],
  ])('%j %j', (date, offset, expected) => {
    expect(readDate(date, offset)).toEqual(expected);
  });
});
