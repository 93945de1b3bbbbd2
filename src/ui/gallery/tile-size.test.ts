import { describe, expect, it } from 'vitest';
import { tileRatio } from './tile-size';

describe('tileRatio', () => {
  it('is 3:2 while the size is not known, and bounded for panoramas and strips', () => {
    expect(tileRatio({ width: 0, height: 0 })).toBe(1.5);
    expect(tileRatio({ width: 12_000, height: 1000 })).toBe(4);
    expect(tileRatio({ width: 600, height: 7000 })).toBe(0.45);
    expect(tileRatio({ width: 3000, height: 2000 })).toBe(1.5);
  });
});
