import { hex, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { paintLanterns } from '../lanterns.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';
import { makeRidge } from '../ridge.mjs';
import { makeSky, paintSky } from '../sky.mjs';
import { standTree, standWood } from '../stands.mjs';
import { paintStars } from '../stars.mjs';

/**
 * Wooded hills one behind the other, mist between them, towards a low sun or after it.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function hills(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const long = Math.max(width, height);
  const random = makeRandom(p.seed);
  const view = { focal: long * (p.zoom ?? 1.4), horizon: height * (p.top ?? 0.4) + height * 0.06 };
  const glow = hex(p.sunColour ?? 'ffbf7a', p.sunGain ?? 1);
  const sun = p.sun ?? [0, -0.05];
  const sky = makeSky({
    ramp: ramp(p.sky),
    span: p.span ?? 0.34,
    sun: {
      x: sun[0],
      y: sun[1],
      size: sun[2] ?? 0.011,
      colour: glow,
      glow: p.glow ?? 0.5,
      reach: p.reach ?? 0.12,
    },
    clouds: p.clouds && {
      cover: p.clouds[0],
      scale: p.clouds[1] ?? 0.06,
      stretch: p.clouds[2] ?? 1.4,
      seed: p.seed,
      lit: hex(p.cloudLit ?? 'e8cdb8', 0.8),
      shade: hex(p.cloudShade ?? '8b8f9c', 0.7),
      soft: 0.7,
      thick: 0.6,
    },
  });
  paintSky(frame, sky, view, Math.ceil(height * 0.85));
  const air = hex(p.fog ?? 'cfc4b4', p.fogGain ?? 0.8);
  const ink = hex(p.wood ?? '26332e', 0.35);
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const layers = p.layers ?? 7;
  const sx = width / 2 + sun[0] * view.focal;
  const sy = view.horizon - sun[1] * view.focal;
  const reach = (p.spread ?? 0.3) * long;
  const veilOut = new Float32Array(3);
  const veil = (x, y) => {
    const near = reach / (reach + Math.sqrt((x - sx) * (x - sx) + (y - sy) * (y - sy) * 1.44));
    const g = near * near * near * (p.inscatter ?? 1.1);
    for (let c = 0; c < 3; c++) veilOut[c] = air[c] + glow[c] * g;
    return veilOut;
  };
  if (p.stars) paintStars(frame, p);
  const ranks = Array.from({ length: layers }, (_none, i) => makeRidge(i, layers, frame, random, p));
  // A rank is painted only down to where the nearer ones hide it wholly.
  const hidden = new Float32Array(width).fill(height);
  for (let i = layers - 1; i >= 0; i--) {
    const { line } = ranks[i];
    ranks[i].until = hidden.slice();
    for (let x = 0; x < width; x++) if (line[x] < hidden[x]) hidden[x] = line[x];
  }
  for (let i = 0; i < layers; i++) {
    const { t, line, edge, trees, clear, off, single, wooded, until } = ranks[i];
    // Mist is between single trees, and begins at their feet.
    const solid = single ? clear * 0.8 : clear;
    const deep = height * (p.mistDepth ?? 0.13) * (single ? 0.45 : 0.6 + 0.9 * t);
    const thick = (p.mist ?? 0.85) * (1 - t * (p.mistNear ?? (single && i < layers - 1 ? 0.3 : 0.75)));
    for (let x = 0; x < width; x++) {
      const top = line[x] - edge[x];
      const end = Math.min(height, until[x] + 2);
      for (let y = Math.max(0, Math.floor(top)); y < end; y++) {
        const share = Math.min(1, y + 1 - top);
        const lower = (y - line[x]) / deep;
        let mist = 0;
        if (lower > -0.2) {
          const wisp = lookup(tile, (x * 0.5) / long + off * 3, (y * 1.5) / long + off) * 0.45;
          mist = smoothstep(0, 1, lower * 0.75 + wisp) * thick;
        }
        const k = 1 - solid + solid * mist;
        veil(x, y);
        const leaf = trees > 6 ? 0.75 + 0.6 * lookup(tile, (x * 22) / long, (y * 15) / long + off) : 1;
        const j = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const own = ink[c] * leaf;
          data[j + c] += (own + (veilOut[c] - own) * k - data[j + c]) * share;
        }
      }
    }
    if (single) standWood(frame, line, trees, random, wooded, clear, ink, veil);
    if (i === layers - 1 && p.tree) standTree(frame, line, random, ink, p);
    if (p.lanterns && i === Math.max(0, layers - 2)) paintLanterns(frame, p);
  }
  return frame;
}
