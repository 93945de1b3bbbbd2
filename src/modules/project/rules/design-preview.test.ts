import { describe, expect, it } from 'vitest';
import { designSearch, readDesign } from './design-preview';

describe('a design in an address', () => {
  it('is read as it was written', () => {
    const design = { layout: 'masonry', layout_color: 'dark', sort_by: '-captured_at' } as const;
    expect(readDesign(new URLSearchParams(designSearch(design)).get('design') ?? '')).toEqual(design);
  });

  it.each([undefined, '', 'round.pink.size', '..', '__proto__.dark'])(
    'ignores invalid values (%s)',
    (words) => {
      const { layout, sort_by } = readDesign(words);
      expect(layout).toBeUndefined();
      expect(sort_by).toBeUndefined();
    },
  );
});
