import { expect, test } from 'vitest';
import { writeCsv } from './csv';

test('a table quotes commas and quotes, and no text is a formula', () => {
  expect(
    writeCsv([
      ['day', 'a, "b"'],
      ['=1+1', -5],
      [' =1+1', '＝1;2'],
    ]),
  ).toBe('\ufeffday,"a, ""b"""\r\n\'=1+1,-5\r\n\' =1+1,"\'＝1;2"\r\n');
});
