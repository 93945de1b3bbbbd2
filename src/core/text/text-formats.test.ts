import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyName, HOSTILE } from '../../../tests/helpers/hostile-names';
import { contentDisposition, csvRow, csvTable, safeCell, xmlEscape } from './names';

describe('spreadsheets', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])('%j is no formula', (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  });

  test('plain names are unchanged', () => {
    expect(safeCell('IMG_1.jpg')).toBe('IMG_1.jpg');
    expect(csvRow(['IMG_1.jpg', 'Album', -3, null, true])).toBe('IMG_1.jpg,Album,-3,,true\r\n');
  });

  test('a file is read as UTF-8, and no text in it is a formula', () => {
    expect(
      csvTable([
        ['day', 'a, "b"'],
        ['=1+1', -5],
        [' =1+1', '＝1;2'],
      ]),
    ).toBe('\ufeffday,"a, ""b"""\r\n\'=1+1,-5\r\n\' =1+1,"\'＝1;2"\r\n');
  });

  test('quotes cells that need it', () => {
    expect(csvRow(['a,b', 'say "hi"', 'two\nlines', '=cmd|calc!A1.jpg'])).toBe(
      `"a,b","say ""hi""","two\nlines",'=cmd|calc!A1.jpg\r\n`,
    );
  });
});

describe('contentDisposition', () => {
  test('carries Hebrew beside a plain name', () => {
    expect(contentDisposition('דנה "א".jpg')).toBe(
      `attachment; filename="___ ___.jpg"; filename*=UTF-8''%D7%93%D7%A0%D7%94%20%22%D7%90%22.jpg`,
    );
    expect(contentDisposition("o'k(1)*.jpg", 'inline')).toContain("UTF-8''o%27k%281%29%2A.jpg");
  });

  test('no name breaks out of the header', () => {
    fc.assert(
      fc.property(fc.oneof(anyName, fc.constantFrom(...HOSTILE)), (name) => {
        expect(contentDisposition(name)).toMatch(
          /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]*$/,
        );
      }),
    );
  });
});

test('xmlEscape escapes all markup and removes characters XML refuses', () => {
  expect(xmlEscape(`<b>&"'\u0000\u0085\ud800\n😀`)).toBe('&lt;b&gt;&amp;&quot;&apos;&#10;😀');
  fc.assert(
    fc.property(anyName, (text) => {
      expect(xmlEscape(text)).not.toMatch(
        /[<>"'\p{Cc}\ufffe\uffff\p{Surrogate}]|&(?!(amp|lt|gt|quot|apos|#\d+);)/u,
      );
    }),
  );
});
