import { expect, it } from 'vitest';
import { hostsOf } from './hosts-of';

it.each([
  ['/events/:id', undefined, 'both'],
  ['/events/:id/orders/:order', undefined, 'both'],
  ['/galleries/:id', undefined, 'both'],
  ['/products/:id', undefined, 'both'],
  ['/product_medias', undefined, 'both'],
  ['/eventsx', undefined, undefined],
  ['/users/sign_in', undefined, undefined],
  ['/api/x/studio/projects', undefined, undefined],
  ['/reviews', 'site', 'site'],
  ['/csrf', 'both', 'both'],
] as const)('%s with on: %s answers on %s', (path, on, hosts) => {
  expect(hostsOf({ path, on })).toBe(hosts);
});
