import type { Currency, Kind, ProductInput } from '../rules/product';

/** Sizes a print product begins with, in centimeters, with prices in cents and agorot. */
const PRINTS = [
  { width: 10, height: 15, USD: 500, ILS: 1500 },
  { width: 13, height: 18, USD: 900, ILS: 2500 },
  { width: 20, height: 30, USD: 2500, ILS: 8000 },
  { width: 30, height: 40, USD: 4500, ILS: 15000 },
] as const;
const PACKAGE = { USD: 9900, ILS: 35000 } as const;
const FILE = { USD: 1500, ILS: 5000 } as const;

/** Returns a new product of a kind, ready to be saved: the studio changes what it wants. */
export function starterOf(kind: Kind, name: string, currency: Currency): ProductInput {
  const product: ProductInput = {
    name,
    kind,
    description: null,
    uses: 'all',
    minimum: 1,
    photos: kind === 'package' ? 10 : 1,
    scope: 'photo',
    size: 'original',
    offered: true,
    profile: null,
    dpi: null,
    options: PRINTS.map(({ width, height, [currency]: amount }) => ({
      id: `${width}x${height}`,
      name: `${width} × ${height}`,
      amount,
      width,
      height,
    })),
  };
  if (kind === 'print') return product;
  const amount = (kind === 'package' ? PACKAGE : FILE)[currency];
  return { ...product, options: [{ id: 'one', name: '', amount, width: null, height: null }] };
}
