import { touch } from './layer.mjs';

/**
 * Adds a point of light out of focus: a disc as a lens draws it, with a brighter rim, cut by the barrel
 * towards the corners ("cat's eye"). Its light is spread over its area when `spread` is true.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} radius frame pixels
 * @param {ArrayLike<number>} colour @param {{rim?: number, catEye?: number, blades?: number}} [lens]
 */
export function addDisc(layer, x, y, radius, colour, { rim = 0.25, catEye = 0.35, blades = 0 } = {}) {
  const k = 1 / layer.factor;
  const cx = x * k;
  const cy = y * k;
  const r = Math.max(0.7, radius * k);
  const { width, height, data } = layer;
  const half = Math.hypot(width, height) / 2;
  const ox = ((width / 2 - cx) / half) * catEye * r * 1.6;
  const oy = ((height / 2 - cy) / half) * catEye * r * 1.6;
  const x0 = Math.max(0, Math.floor(cx - r - 1));
  const x1 = Math.min(width - 1, Math.ceil(cx + r + 1));
  const y0 = Math.max(0, Math.floor(cy - r - 1));
  const y1 = Math.min(height - 1, Math.ceil(cy + r + 1));
  const soft = Math.max(1, r * 0.035);
  touch(layer, x0, y0, x1, y1);
  for (let py = y0; py <= y1; py++) {
    for (let px = x0; px <= x1; px++) {
      const dx = px + 0.5 - cx;
      const dy = py + 0.5 - cy;
      let d = Math.sqrt(dx * dx + dy * dy);
      if (blades) d /= bladeShape(Math.atan2(dy, dx), blades);
      let alpha = (r - d) / soft;
      if (alpha <= 0) continue;
      if (alpha > 1) alpha = 1;
      if (catEye) {
        const bx = dx - ox;
        const by = dy - oy;
        const barrel = (r * 1.12 - Math.sqrt(bx * bx + by * by)) / (soft * 2);
        if (barrel <= 0) continue;
        if (barrel < 1) alpha *= barrel;
      }
      const q = d / r;
      const light = alpha * (1 - rim * 0.5 + rim * q * q * q * q);
      const i = (py * width + px) * 4;
      data[i] += colour[0] * light;
      data[i + 1] += colour[1] * light;
      data[i + 2] += colour[2] * light;
    }
  }
}

/** @param {number} angle @param {number} blades */
function bladeShape(angle, blades) {
  const part = (Math.PI * 2) / blades;
  const a = ((((angle + 0.3) % part) + part) % part) - part / 2;
  return 0.35 + (0.65 * Math.cos(part / 2)) / Math.cos(a) + 0.65 * (1 - Math.cos(part / 2));
}

/**
 * Adds a soft glow (no edge), falling as a bell.
 * @param {import('./layer.mjs').Layer} layer @param {number} x @param {number} y @param {number} radius frame pixels, where it ends
 * @param {ArrayLike<number>} colour @param {number} [squeeze] height over width
 */
export function addGlow(layer, x, y, radius, colour, squeeze = 1) {
  const k = 1 / layer.factor;
  const cx = x * k;
  const cy = y * k;
  const r = radius * k;
  const { width, height, data } = layer;
  const x0 = Math.max(0, Math.floor(cx - r));
  const x1 = Math.min(width - 1, Math.floor(cx + r));
  const y0 = Math.max(0, Math.floor(cy - r * squeeze));
  const y1 = Math.min(height - 1, Math.floor(cy + r * squeeze));
  touch(layer, x0, y0, x1, y1);
  for (let py = y0; py <= y1; py++) {
    const dy = (py + 0.5 - cy) / (r * squeeze);
    const row = 1 - dy * dy;
    for (let px = x0; px <= x1; px++) {
      const dx = (px + 0.5 - cx) / r;
      const q = row - dx * dx;
      if (q <= 0) continue;
      const light = q * q * q;
      const i = (py * width + px) * 4;
      data[i] += colour[0] * light;
      data[i + 1] += colour[1] * light;
      data[i + 2] += colour[2] * light;
    }
  }
}
