import { describe, expect, test } from 'vitest';
import { CLIP_TYPES } from '@/core/features/clip-themes';
import { shapeLine } from '../render/faces';
import { drawWords } from '../render/letters';

const frame = { width: 640, height: 360 };

/** How many pixels have letters, in the left and the right half of the frame. */
function halves(words: NonNullable<Awaited<ReturnType<typeof drawWords>>>): [number, number] {
  const found: [number, number] = [0, 0];
  words.full.forEach((cover, at) => {
    if (cover > 100) found[words.x + (at % words.width) < frame.width / 2 ? 0 : 1]++;
  });
  return found;
}

describe('a title', () => {
  test.each(CLIP_TYPES)(
    'in %s has glyphs for Hebrew, Latin, digits and signs, in the middle of the frame',
    async (type) => {
      for (const title of ['נועה & איתי', 'Noa & Itai', '12.9.2026']) {
        const words = await drawWords({ title, about: '' }, type, frame);
        if (!words) throw new Error(`${title} has no letters`);
        expect(Math.abs(words.x + words.width / 2 - frame.width / 2)).toBeLessThan(12);
        const [left, right] = halves(words);
        expect(Math.min(left, right)).toBeGreaterThan(40);
      }
    },
  );

  test('in Hebrew runs from right to left, and numbers in it from left to right', () => {
    // Every glyph of a run is drawn from left to right: the first letter of a Hebrew word is the last one.
    const [word, reversed] = ['אב', 'בא'].map((text) => shapeLine(text, 'sans', 100).d);
    const [a, b] = ['א', 'ב'].map((text) => shapeLine(text, 'sans', 100).width);
    expect(word).not.toBe(reversed);
    const starts = (word ?? '')
      .split('M')
      .slice(1)
      .map((part) => Number.parseFloat(part));
    expect(Math.max(...starts)).toBeGreaterThan(b ?? 0);
    expect(shapeLine('אב', 'sans', 100).width).toBeCloseTo((a ?? 0) + (b ?? 0), 0);
    const mixed = shapeLine('אב 12', 'sans', 100);
    const digits = shapeLine('12', 'sans', 100);
    // The number is left of the word, as it is written.
    expect(mixed.d.startsWith(digits.d.slice(0, 20))).toBe(true);
  });

  test('that is long is broken into lines and stays in the frame; an empty one is nothing', async () => {
    const words = await drawWords(
      { title: 'Noa and Itai and all of their families '.repeat(4), about: 'x'.repeat(160) },
      'bold',
      frame,
    );
    expect(
      words && words.x >= 0 && words.y >= 0 && words.x + words.width <= 640 && words.y + words.height <= 360,
    ).toBe(true);
    expect(await drawWords({ title: ' ', about: '' }, 'serif', frame)).toBeNull();
  });
});
