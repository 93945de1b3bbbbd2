import { expect, test } from 'vitest';
import { placeHref } from '@/modules/home/rules/tutorial-places';
import { TUTORIALS } from './tutorials';

const hrefs = (places: Parameters<typeof placeHref>[1]) =>
  Object.fromEntries(TUTORIALS.map(({ id, at }) => [id, placeHref(at, places)]));

test('each tutorial leads to the screen of its first step, in the newest project and the only brand', () => {
  expect(hrefs({ project: 'p1', brand: 'b1' })).toEqual({
    start: '/admin/projects/new',
    photos: '/admin/projects/p1/photos',
    selection: '/admin/projects/p1/products',
    invite: '/admin/projects/p1/clients',
    watermark: '/admin/brands/b1#watermark-title',
    expiry: '/admin/projects/p1/details',
    find: '/admin',
  });
});

test('without a project they lead to a new one, and with several brands to their list', () => {
  expect(hrefs({ project: null, brand: null })).toEqual({
    start: '/admin/projects/new',
    photos: '/admin/projects/new',
    selection: '/admin/projects/new',
    invite: '/admin/projects/new',
    watermark: '/admin/brands',
    expiry: '/admin/projects/new',
    find: '/admin',
  });
});
