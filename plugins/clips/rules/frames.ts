import type { Shape } from '../wire';
import type { Size } from './layout';

/** Pixels of each shape, in HD and as a draft. */
const FULL: Record<Shape, Size> = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};

export const frameOf = (shape: Shape, draft = false): Size =>
  draft ? { width: FULL[shape].width / 2, height: FULL[shape].height / 2 } : FULL[shape];
