import { addDisc } from './bokeh.mjs';
import { gained, hex, mix, ramp } from './color.mjs';
import { paintSoft } from './frame.mjs';
import { lay, makeLayer } from './layer.mjs';
import { lookup, noiseTile } from './noise.mjs';

/**
 * The background of a plant in low sun: soft fields of colour, and the sun through far leaves as discs.
 * @param {import('./frame.mjs').Frame} frame @param {any} p @param {import('./random.mjs').Random} random
 */
export function paintGarden(frame, p, random) {
  const { width, height } = frame;
  const long = Math.max(width, height);
  const tile = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const table = ramp(p.garden);
  const [lx, ly] = p.light ?? [0.7, 0.25];
  const glow = hex(p.glowColour ?? 'ffd28a', 0.9);
  paintSoft(frame, 8, height, (x, y, out) => {
    const ax = x / width - lx;
    const ay = (y / height - ly) * 0.9;
    const d = Math.sqrt(ax * ax + ay * ay);
    const n = lookup(tile, (x * 0.5) / long + p.seed * 0.13, (y * 0.5) / long + p.seed * 0.37);
    const t = Math.min(511, Math.max(0, (d * 0.85 + n * 0.42) * 511)) | 0;
    const g = Math.exp(-d * d * 9) * (p.glow ?? 0.5);
    for (let c = 0; c < 3; c++) out[c] = table[t * 3 + c] + glow[c] * g;
  });
  const layer = makeLayer(frame, 2);
  for (let i = 0; i < (p.discs ?? 40); i++) {
    const x = lx + random.gauss() * 0.3;
    const y = ly + random.gauss() * 0.26;
    const light = random.range(0.04, 0.3) * Math.exp(-((x - lx) ** 2 + (y - ly) ** 2) * 3);
    addDisc(
      layer,
      x * width,
      y * height,
      long * random.range(0.012, 0.042),
      gained(mix(glow, hex(p.discColour ?? 'fff0c0'), random.next()), light),
      { rim: 0.4, catEye: 0.5 },
    );
  }
  lay(frame, layer);
}
