import { expect, test } from 'vitest';
import { printName, sizeWords } from './print-name';

const print = { order: 1042, product: 'Fine art prints', size: '20x30cm', copies: 2, photo: 'IMG_1' };

test('a print is named by order, product, size, copies and photograph, without what labs’ programs do not read', () => {
  expect(printName(print)).toBe('1042_Fine-art-prints_20x30cm_2x_IMG_1');
  expect(printName({ ...print, product: '../Prints / “matte”', size: '20 × 30' })).toBe(
    '1042_Prints-matte_20-30_2x_IMG_1',
  );
  expect(printName({ ...print, product: 'הדפסות על נייר' })).toBe('1042_הדפסות-על-נייר_20x30cm_2x_IMG_1');
});

test('a price without a name or sides is left out, and long names are cut', () => {
  expect(printName({ ...print, size: sizeWords(null, null) })).toBe('1042_Fine-art-prints_2x_IMG_1');
  expect(printName({ ...print, product: 'a'.repeat(200) })).toBe(`1042_${'a'.repeat(60)}_20x30cm_2x_IMG_1`);
});

test('a size is in centimeters where the print has sides, else the name of its price', () => {
  expect(sizeWords({ width: 20, height: 30 }, 'Large')).toBe('20x30cm');
  expect(sizeWords(null, 'Large')).toBe('Large');
});
