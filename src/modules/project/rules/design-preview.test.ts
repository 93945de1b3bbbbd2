import { describe, expect, it } from 'vitest';
import { type Design, designSearch, inDesign, readDesign } from './design-preview';

const DESIGN: Design = {
  layout: 'masonry',
  layout_color: 'dark',
  sort_by: '-captured_at',
  cover_style: 'split',
  type_pair: 'warm',
  spacing: 'tight',
  cover_logo: false,
  accent_color: '#8a5a3c',
};

describe('a design in an address', () => {
  const { accent_color: _, ...shown } = DESIGN;
  const written = (design: Design, brand: string | null) =>
    readDesign(new URLSearchParams(designSearch(design, brand)).get('design') ?? '');

  it('is read as it was written, with the accent in force', () => {
    expect(written(DESIGN, '#112233')).toEqual({ ...shown, brand_accent: '#8a5a3c' });
    expect(written({ ...DESIGN, accent_color: null }, '#112233')).toEqual({
      ...shown,
      brand_accent: '#112233',
    });
    expect(written({ ...DESIGN, accent_color: null }, null)).toEqual({ ...shown, brand_accent: null });
  });

  it('changes nothing for guests and clients', () => {
    const project = { ...DESIGN, brand_accent: null };
    const search = new URLSearchParams(designSearch({ ...DESIGN, cover_style: 'none' }, null));
    const text = search.get('design') ?? '';
    expect(inDesign(project, { role: 'guest' }, text)).toBe(project);
    expect(inDesign(project, { role: 'client' }, text)).toBe(project);
    expect(inDesign(project, { role: 'owner' }, text).cover_style).toBe('none');
    expect(inDesign(project, { role: 'client', preview: true }, text).cover_style).toBe('none');
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
