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
