import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/core/color/color-contrast';
import { accentTokens } from './accent-tokens';

const rgb = (hex: string | undefined): [number, number, number] => {
  const value = Number.parseInt((hex ?? '').slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('accentTokens', () => {
  it.each([
    ['light', [250, 248, 245]],
    ['dark', [21, 20, 19]],
  ] as const)(
    'can be read on %s paper, and words on it can be read, whatever the brand chose',
    (scheme, paper) => {
      fc.assert(
        fc.property(color, (asked) => {
          const tokens = accentTokens(asked, scheme);
          expect(contrast(rgb(tokens['--accent']), [...paper])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(rgb(tokens['--accent']), rgb(tokens['--on-accent']))).toBeGreaterThanOrEqual(4.5);
        }),
      );
    },
  );

  it('does not change a readable accent', () => {
    expect(accentTokens('#93402f', 'light')['--accent']).toBe('#93402f');
  });

  it.each([null, '', 'red', 'url(x)', '#12', '#12345g'])('is empty without a color: %s', (asked) => {
    expect(accentTokens(asked, 'light')).toEqual({});
  });
});
