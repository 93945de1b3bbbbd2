import { readFileSync } from 'node:fs';
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
    ['light', [255, 255, 255]],
    ['dark', [21, 20, 19]],
    ['dark', [32, 30, 28]],
  ] as const)(
    'can be read in the %s scheme on %s, and words on it can be read, whatever the brand chose',
    (scheme, paper) => {
      fc.assert(
        fc.property(color, (asked) => {
          const tokens = accentTokens(asked);
          const [accent, words] = [rgb(tokens[`--accent-${scheme}`]), rgb(tokens[`--on-accent-${scheme}`])];
          expect(contrast(accent, [...paper])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent, words)).toBeGreaterThanOrEqual(4.5);
        }),
      );
    },
  );

  it('is what the style sheet takes, in the scheme that is shown', () => {
    const sheet = readFileSync('src/app/(client)/globals.css', 'utf8');
    for (const scheme of ['light', 'dark']) {
      const rules = sheet.split(`[data-scheme="${scheme}"] {`)[1]?.split('}')[0];
      for (const name of ['accent', 'on-accent'])
        expect(rules).toContain(`--${name}: var(--${name}-${scheme}, #`);
    }
  });

  it('does not change a readable accent', () => {
    expect(accentTokens('#93402f')['--accent-light']).toBe('#93402f');
  });

  it.each([null, '', 'red', 'url(x)', '#12', '#12345g'])('is empty without a color: %s', (asked) => {
    expect(accentTokens(asked)).toEqual({});
  });
});
