import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Name } from './Name';

test('a name keeps its own direction inside a page of the other', () => {
  expect(renderToStaticMarkup(<Name>01 Getting ready</Name>)).toBe('<bdi>01 Getting ready</bdi>');
});

test('a name that is cut is a block of its own, so that it loses its end, and says it whole', () => {
  const html = renderToStaticMarkup(<Name cut>שם ארוך מאוד</Name>);
  expect(html).toMatch(/^<bdi style="display:block;[^"]*text-overflow:ellipsis[^"]*" title="שם ארוך מאוד">/);
});
