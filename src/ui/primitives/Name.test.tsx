import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name } from './Name';

test('a name keeps its own direction inside a page of the other direction', () => {
  expect(renderToStaticMarkup(<Name>01 Getting ready</Name>)).toBe('<bdi>01 Getting ready</bdi>');
});

test('a cut name is a block with an ellipsis at its end, and has the whole name as title', () => {
  const html = renderToStaticMarkup(<Name cut>שם ארוך מאוד</Name>);
  expect(html).toMatch(/^<bdi style="display:block;[^"]*text-overflow:ellipsis[^"]*" title="שם ארוך מאוד">/);
});

test('a word with a maqaf is not split at the end of a line, and its text is unchanged', () => {
  const html = renderToStaticMarkup(<Name>נועה בן־דוד, בת־ים</Name>);
  const word = (text: string) => `<span style="display:inline-block;max-inline-size:100%">${text}</span>`;
  expect(html).toBe(`<bdi>נועה ${word('בן־דוד,')} ${word('בת־ים')}</bdi>`);
  expect(renderToStaticMarkup(<Name cut>בת־ים</Name>)).not.toContain('inline-block');
});

test('a shortened name is read whole, and once', () => {
  const html = renderToStaticMarkup(
    <Name cut short="…bride’s side)">
      Album (bride’s side)
    </Name>,
  );
  expect(html).toContain('<span class="sr-only">Album (bride’s side)</span>');
  expect(html).toMatch(/title="Album \(bride’s side\)" aria-hidden="true">…bride’s side\)<\/bdi>$/);
  expect(renderToStaticMarkup(<Name short="Album">Album</Name>)).toBe('<bdi>Album</bdi>');
});
