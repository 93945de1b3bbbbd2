import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../messages/en.json';
import he from '../messages/he.json';
import type { Crop } from '../rules/cart';
import type { LineView, PhotoView, ProductView } from '../wire';
import { LineActs } from './LineActs';
import { LinePage } from './LinePage';
import { Mockup } from './Mockup';
import { OrderLines } from './OrderLines';
import { ProductPage } from './ProductPage';
import { Totals } from './Totals';

const id = (at: number) => `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`;
const money = (amount: number) => ({ amount, currency: 'USD' as const });
const photo = (at: number): PhotoView => ({
  ...{ id: id(at), name: `IMG_${at}.JPG`, width: 6000, height: 4000, picked: false },
  ...{ src: `/small/${at}`, large: `/large/${at}` },
});
const line = (kind: LineView['kind'], crops: (Crop | null)[]): LineView => ({
  ...{ id: id(9), product: id(8), option: 's', name: 'Print', option_name: '10 × 10', kind, quantity: 2 },
  ...{ unit: money(1500), amount: money(3000), scope: null, size: null, gallery: null, ratio: 1000 },
  photos: crops.map((crop, at) => ({ ...photo(at), crop })),
});
const draw = (node: ReactNode, locale: 'en' | 'he' = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={locale}
      timeZone="UTC"
      messages={{ shop: locale === 'en' ? en : he } as never}
    >
      {node}
    </NextIntlClientProvider>,
  );
const tilted = { x: 0.5, y: 0.5, tilt: 2.5 };

test('the editor of a line of the cart begins with its present edits, and sends them with its line', () => {
  const crop = { [id(0)]: tilted };
  const shown = { id: id(9), name: 'Print', option_name: '10 × 10', ratio: 1000 };
  const html = draw(
    <LinePage event={id(7)} line={shown} photos={[photo(0), photo(1)]} crop={crop} csrf="token" />,
  );
  expect(html).toContain(`action="/api/x/shop/projects/${id(7)}/cart/edit"`);
  expect(html).toContain(`name="line" value="${id(9)}"`);
  expect(html).toContain(`name="crop" value="${JSON.stringify(crop).replaceAll('"', '&quot;')}"`);
  expect(html).toContain('transform:rotate(2.5deg)');
  expect(html).toMatch(/aria-expanded="true"[^>]*>.*Crop and edit/);
  expect(html).toContain(`href="/events/${id(7)}/cart"`);
});

/** A print's page, to which the reader came with the first photograph. */
const productPage = (uses: ProductView['uses'], picked: boolean) => {
  const came = { ...photo(0), picked };
  const product: ProductView = {
    ...{ id: id(8), name: 'Print', description: null, kind: 'print', uses, minimum: 1, photos: 1 },
    ...{ scope: 'photo', size: 'original', chooses: true, from: money(1500), pictures: [] },
    options: [{ id: 's', name: '10 × 10', price: money(1500), ratio: 1000 }],
  };
  return draw(
    <ProductPage
      {...{ event: id(7), studio: 'Studio', product, from: 'all', picked: 0, galleries: [], cart: 0 }}
      photos={{ photos: [came, photo(1)], total: 2, page: 1, pages: 1 }}
      samples={[came]}
      photo={came.id}
      buys
      csrf=""
      locale="en"
    />,
  );
};

test('a photograph that the reader came with is shown with its crop, and leads to it where it is chosen', () => {
  const html = productPage('all', false);
  expect(html).toContain('aria-label="Move the printed part of IMG_0.JPG with the arrow keys"');
  expect(html).toMatch(/aria-expanded="false"[^>]*>.*Crop and edit/);
  expect(html).toContain('aria-label="Crop and edit IMG_0.JPG"');
  expect(html).not.toContain('aria-label="Crop and edit IMG_1.JPG"');
  // A product made of picks takes only those.
  expect(productPage('selection', true)).toContain('aria-label="Crop and edit IMG_0.JPG"');
  expect(productPage('selection', false)).not.toContain('Crop and edit');
});

test('a print is shown to its edges, as its file is printed', () => {
  const shown = { id: id(9), name: 'Print', option_name: '', ratio: 1000 };
  const editor = draw(<LinePage event={id(7)} line={shown} photos={[photo(0)]} crop={{}} csrf="" />);
  const card = draw(<Mockup kind="print" photos={[photo(0)]} ratio={1000} />);
  expect(editor).toContain('/large/0');
  expect(card).toContain('/small/0');
  for (const html of [editor, card]) expect(html).not.toMatch(/#fff|border-white|bg-white/);
});

test.each([
  ['en', 'IMG_0.JPG', 'straightened 2.5°'],
  ['he', 'IMG_0.JPG', 'יישור 2.5°'],
] as const)('a line names the edits of its prints by their photographs, in %s', (locale, name, words) => {
  const html = draw(<OrderLines lines={[line('print', [tilted, null])]} locale={locale} />, locale);
  expect(html).toContain(`<bdi>${name}</bdi>: ${words}</li>`);
  expect(html).not.toContain('<bdi>IMG_1.JPG</bdi>');
  expect(draw(<OrderLines lines={[line('digital', [tilted])]} locale={locale} />, locale)).not.toContain(
    words,
  );
});

test('prints of the cart are edited again, and files are not', () => {
  const acts = (kind: LineView['kind']) => draw(<LineActs event={id(7)} line={line(kind, [null])} csrf="" />);
  expect(acts('print')).toContain(`href="/events/${id(7)}/cart/${id(9)}"`);
  expect(acts('digital')).not.toContain('href=');
});

test('the sums have the row of a delivery before one is chosen, so that choosing moves nothing', () => {
  const sums = { subtotal: money(3000), discount: money(0), total: money(3000), tax: money(0), tax_rate: 0 };
  const rows = (delivery: object | null, chooses: boolean) =>
    draw(<Totals of={{ ...sums, delivery: delivery as never }} chooses={chooses} locale="en" />).match(/<dt/g)
      ?.length;
  const courier = { name: 'Courier', price: money(500), address: true };
  expect([rows(null, true), rows(courier, true), rows(null, false)]).toEqual([3, 3, 1]);
});
