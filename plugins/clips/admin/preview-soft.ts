import { SOFT_VEIL } from '../rules/picture';

/** The longer side of a blurred copy, in pixels, as in the film. */
const LONG = 96;
const BLUR = 'blur(4px)';

const copies = new WeakMap<HTMLImageElement, Map<string, HTMLCanvasElement>>();

/** Returns a small blurred copy of a loaded photograph, toned with the ground (`#rrggbb`), as the film has it. Made once for each. */
export function softCopy(image: HTMLImageElement, ground: string): HTMLCanvasElement {
  const known = copies.get(image)?.get(ground);
  if (known) return known;
  const scale = LONG / Math.max(image.naturalWidth, image.naturalHeight);
  const copy = document.createElement('canvas');
  copy.width = Math.max(4, Math.round(image.naturalWidth * scale));
  copy.height = Math.max(4, Math.round(image.naturalHeight * scale));
  const context = copy.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    // Where a browser has no filter, the enlargement alone blurs. Drawn larger: a blur fades at its edges.
    context.filter = BLUR;
    context.drawImage(image, -4, -4, copy.width + 8, copy.height + 8);
    context.filter = 'none';
    context.globalAlpha = SOFT_VEIL;
    context.fillStyle = ground;
    context.fillRect(0, 0, copy.width, copy.height);
  }
  const held = copies.get(image) ?? new Map<string, HTMLCanvasElement>();
  copies.set(image, held.set(ground, copy));
  return copy;
}
