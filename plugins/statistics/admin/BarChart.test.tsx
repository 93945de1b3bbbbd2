import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import statistics from '../messages/en.json';
import { BarChart } from './BarChart';

const draw = (now: number[], before: number[] | null = null, step = 1) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ statistics }}>
      <BarChart
        title="Visits"
        span={{ from: '2026-11-01', to: '2026-11-07', step }}
        now={now}
        before={before}
      />
    </NextIntlClientProvider>,
  );
const heights = (html: string) => [...html.matchAll(/block-size:([^"]+)"/g)].map(([, height]) => height);

test('a chart without a count is its heading and sum, without a blank picture', () => {
  const html = draw([0, 0], [0, 0]);
  expect(html).toContain('Visits');
  expect(html).not.toContain('role="img"');
  expect(html).not.toContain('<table');
});

test('a single day has a bar, and a count far below the highest one is seen', () => {
  expect(heights(draw([0, 0, 1]))).toEqual(['0', '0', 'max(3px, 100%)']);
  expect(heights(draw([1, 1000]))).toEqual(['max(3px, 0.1%)', 'max(3px, 100%)']);
});

test('a chart with counts of the period before alone is drawn', () => {
  expect(heights(draw([0], [4]))).toEqual(['max(3px, 100%)', '0']);
});

test('the bars of three years leave less space between them, and the table can be scrolled by keys', () => {
  const html = draw(
    Array.from({ length: 39 }, () => 1),
    null,
    28,
  );
  expect(html).toContain('data-many');
  expect(draw([1, 2])).not.toContain('data-many');
  expect(html).toMatch(/<section[^>]*tabindex="0"/i);
});
