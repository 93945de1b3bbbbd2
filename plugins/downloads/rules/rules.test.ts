import { describe, expect, test } from 'vitest';
import { archiveNames, fileName } from './archive-names';
import { chooseSource, estimateBytes, heavierBy } from './choose-file';
import { BATCH, nextBatch, phoneHolds } from './phone';

const shape = (width: number, height: number, original = [6000, 4000]) => ({
  width,
  height,
  original_width: original[0] as number,
  original_height: original[1] as number,
});

describe('the file of a size', () => {
  test.each([
    ['original', 'original', shape(3500, 2333), 'original'],
    ['hd', 'original', shape(3500, 2333), 'big'],
    ['hd', 'hd', shape(2333, 3500), 'big'],
    ['web', 'hd', shape(3500, 2333), 'made'],
    ['web', 'hd', shape(1280, 1920), 'big'],
    ['web', 'web', shape(1920, 1280), 'big'],
    ['hd', 'web', shape(1920, 1280), 'enlarged'],
    ['hd', 'web', shape(1200, 800, [1200, 800]), 'big'],
  ] as const)('%s of a project that shows %s', (size, shown, photo, source) => {
    expect(chooseSource(photo, size, shown)).toBe(source);
  });

  const usual = { optimise: true, heavier: 1 };

  test('is estimated by its pixels', () => {
    const photo = { ...shape(3500, 2333), bytes: 12_000_000 };
    const hd = estimateBytes(photo, 'hd', 'big', usual);
    expect(hd).toBe(Math.round(3500 * 2333 * 0.13));
    expect(estimateBytes(photo, 'web', 'made', usual)).toBeLessThan(hd / 3);
    const small = { ...shape(1920, 1280), bytes: 12_000_000 };
    expect(estimateBytes(small, 'hd', 'enlarged', usual)).toBeGreaterThan(hd * 0.9);
    expect(estimateBytes(photo, 'hd', 'big', { ...usual, optimise: false })).toBeGreaterThan(hd * 2);
  });

  test('is estimated by what the project’s stored pictures weigh: 10.6 MB where the usual is 6.7', () => {
    const photo = { ...shape(3500, 2333), bytes: 12_000_000 };
    const bytes = 3500 * 2333 * 0.13 * (10.6 / 6.7);
    const heavier = heavierBy([{ width: 3500, height: 2333, bytes }], true);
    expect(estimateBytes(photo, 'hd', 'big', { ...usual, heavier })).toBe(Math.round(bytes));
    expect(heavierBy([], true)).toBe(1);
  });

  test('is estimated no larger than its original, which is exact', () => {
    const photo = { ...shape(3500, 2333), bytes: 400_000 };
    for (const size of ['web', 'hd', 'original'] as const)
      expect(estimateBytes(photo, size, size === 'original' ? size : 'big', usual)).toBeLessThanOrEqual(
        400_000,
      );
    expect(estimateBytes(photo, 'original', 'original', usual)).toBe(400_000);
  });
});

describe('names', () => {
  const photo = (name: string, gallery = 'a', format = 'jpeg') => ({
    name,
    format,
    gallery_id: gallery,
    gallery_name: `Gallery ${gallery}`,
  });

  test('have the extension of the actual format: a rendered picture is a JPEG', () => {
    expect(fileName(photo('IMG_1.HEIC', 'a', 'heic'), 'web')).toBe('IMG_1.jpg');
    expect(fileName(photo('IMG_1.HEIC', 'a', 'heic'), 'original')).toBe('IMG_1.HEIC');
    expect(fileName(photo('DSC_1.JPEG'), 'web')).toBe('DSC_1.JPEG');
    expect(fileName(photo('no ending'), 'web')).toBe('no ending.jpg');
  });

  test.each([
    // Malicious names: the bytes are a JPEG, and each must be opened as one.
    ['two.jpg.php', 'jpeg', 'two.jpg.php.jpg', 'two.jpg.php.jpg'],
    ['x.jpg.exe', 'jpeg', 'x.jpg.exe.jpg', 'x.jpg.exe.jpg'],
    ['\u202egpj.exe', 'jpeg', 'gpj.exe.jpg', 'gpj.exe.jpg'],
    ['x.hta', 'png', 'x.hta.png', 'x.hta.jpg'],
    ['a.jpg.', 'jpeg', 'a.jpg..jpg', 'a.jpg..jpg'],
    ['a.jpg ', 'jpeg', 'a.jpg', 'a.jpg'],
    ['a.j\u200epg', 'jpeg', 'a.jpg.jpg', 'a.jpg.jpg'],
    ['.jpg', 'jpeg', '_jpg.jpg', '_jpg.jpg'],
    [`${'ש'.repeat(300)}.php`, 'jpeg', `${'ש'.repeat(97)}.jpg`, `${'ש'.repeat(97)}.jpg`],
    ['really a png.jpg', 'png', 'really a png.png', 'really a png.jpg'],
    // Extensions written by cameras stay.
    ['DSC_1.JPEG', 'jpeg', 'DSC_1.JPEG', 'DSC_1.JPEG'],
    ['A.HIF', 'heic', 'A.HIF', 'A.jpg'],
    ['scan.TIFF', 'tiff', 'scan.TIFF', 'scan.jpg'],
    ['Maya & Dan 12.9.2026', 'jpeg', 'Maya & Dan 12.9.2026.jpg', 'Maya & Dan 12.9.2026.jpg'],
  ])('end as what is inside: %j (%s) is %j', (name, format, original, drawn) => {
    expect(fileName(photo(name, 'a', format), 'original')).toBe(original);
    expect(fileName(photo(name, 'a', format), 'web')).toBe(drawn);
    expect(archiveNames([photo(name, 'a', format)], 'original', false)).toEqual([original]);
  });

  test('of two cameras, and of a raw file and its JPEG, do not collide', () => {
    const list = [photo('IMG_1.JPG'), photo('IMG_1.jpg'), photo('IMG_1.png', 'a', 'png')];
    expect(archiveNames(list, 'web', true)).toEqual(['IMG_1.JPG', 'IMG_1 (2).jpg', 'IMG_1 (3).jpg']);
  });

  test('have a folder per gallery if there are several, for any gallery names', () => {
    const odd = [
      { ...photo('a.jpg', 'x'), gallery_name: '../etc' },
      { ...photo('a.jpg', 'y'), gallery_name: '' },
      { ...photo('b.jpg', 'x'), gallery_name: '../etc' },
    ];
    const names = archiveNames(odd, 'original', true);
    expect(names.map((name) => name.split('/').length)).toEqual([2, 2, 2]);
    expect(names.filter((name) => /(^|\/)\.+(\/|$)/.test(name))).toEqual([]);
    expect(archiveNames(odd, 'original', false)).toEqual(['a.jpg', 'a (2).jpg', 'b.jpg']);
  });
});

describe('a phone', () => {
  test.each([
    [1e9, null, true],
    [4.1e9, null, false],
    [1e9, 1.5e9, false],
    [1e9, 2e9, true],
  ])('holds an archive of %d bytes with %s free: %s', (bytes, free, holds) => {
    expect(phoneHolds(bytes, free)).toBe(holds);
  });

  test('gets photographs in batches that fit into memory, at least one each, no photograph twice', () => {
    const photos = [...Array(45).keys()].map((id) => ({ id, bytes: id === 3 ? 200_000_000 : 5_000_000 }));
    const seen: number[] = [];
    while (seen.length < photos.length) {
      const batch = nextBatch(photos, seen.length);
      expect(batch.length).toBeGreaterThan(0);
      expect(batch.length).toBeLessThanOrEqual(BATCH.files);
      const bytes = batch.reduce((sum, one) => sum + one.bytes, 0);
      expect(batch.length === 1 || bytes <= BATCH.bytes).toBe(true);
      seen.push(...batch.map(({ id }) => id));
    }
    expect(seen).toEqual([...photos.keys()]);
  });
});
