import { describe, expect, it } from 'vitest';
import { listAddress, pageSearch, queryOfSearch, shapesAddress } from './gallery-query';

const galleries = [{ id: 'g1' }, { id: 'g2' }];

describe('the address of a list', () => {
  it.each([
    ['', 'g1', 'all', null],
    ['?gallery=g2', 'g2', 'all', null],
    ['?filter=selected', 'g1', 'selected', null],
    ['?gallery=g2&filter=selected&product=p', 'g2', 'selected', 'p'],
  ] as const)('%s is read and written the same', (search, gallery, filter, product) => {
    const query = queryOfSearch(search, galleries, 'g1');
    expect(query).toEqual({ gallery, filter, product });
    expect(pageSearch(query, 'g1')).toBe(search);
  });

  it('reads an unknown gallery as the landing gallery, and an unknown filter as all', () => {
    expect(queryOfSearch('?gallery=other&filter=%00', galleries, 'g1')).toMatchObject({
      gallery: 'g1',
      filter: 'all',
    });
  });

  it('names the page after the first', () => {
    const query = queryOfSearch('?gallery=g2', galleries, 'g1');
    expect(pageSearch(query, 'g1', 3)).toBe('?gallery=g2&page=3');
  });

  it('keeps a previewed design, for every page and all links', () => {
    const query = queryOfSearch('?design=masonry.dark.-name', galleries, 'g1');
    expect(listAddress(query, 2)).toBe('/galleries/g1?filter=all&page=2&design=masonry.dark.-name');
    expect(shapesAddress(query)).toBe('/galleries/g1/shapes?filter=all&design=masonry.dark.-name');
    expect(pageSearch({ ...query, gallery: 'g2' }, 'g1')).toBe('?gallery=g2&design=masonry.dark.-name');
  });

  it("lists a product's picks over all galleries", () => {
    expect(listAddress({ gallery: 'g1', filter: 'selected', product: 'p' }, 1)).toBe(
      '/products/p?filter=selected',
    );
    expect(listAddress({ gallery: 'g1', filter: 'all', product: 'p' }, 2)).toBe(
      '/galleries/g1?filter=all&page=2',
    );
  });
});
