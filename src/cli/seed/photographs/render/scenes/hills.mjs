import { hex, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { paintCouple } from '../figures.mjs';
import { paintLanterns } from '../lanterns.mjs';
import { defocus, lay, makeLayer } from '../layer.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';
import { makeSky, paintSky } from '../sky.mjs';
import { paintStars } from '../stars.mjs';
import { paintTree } from '../tree.mjs';
import { paintSpruce, woodEdge } from '../spruce.mjs';

/**
 * Wooded hills one behind the other, mist lying between them, towards a low sun or after it.
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
    sun: { x: sun[0], y: sun[1], size: sun[2] ?? 0.011, colour: glow, glow: p.glow ?? 0.5, reach: p.reach ?? 0.12 },
    clouds: p.clouds && { cover: p.clouds[0], scale: p.clouds[1] ?? 0.06, stretch: p.clouds[2] ?? 1.4, seed: p.seed, lit: hex(p.cloudLit ?? 'e8cdb8', 0.8), shade: hex(p.cloudShade ?? '8b8f9c', 0.7), soft: 0.7, thick: 0.6 },
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
    const { t, line, edge, trees, clear, off, wooded, until } = ranks[i];
    const deep = height * (p.mistDepth ?? 0.13) * (0.6 + 0.9 * t);
    const thick = (p.mist ?? 0.85) * (1 - t * (p.mistNear ?? 0.75));
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
        const k = 1 - clear + clear * mist;
        veil(x, y);
        const leaf = trees > 6 ? 0.75 + 0.6 * lookup(tile, (x * 22) / long, (y * 15) / long + off) : 1;
        const j = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const own = ink[c] * leaf;
          data[j + c] += (own + (veilOut[c] - own) * k - data[j + c]) * share;
        }
      }
    }
    if (trees > 24) standSpruces(frame, line, trees, random, wooded, clear, ink, veil, p);
    if (i === layers - 1 && p.tree) standTree(frame, line, random, ink, p);
    if (i === layers - 1 && p.couple) standCouple(frame, line, ink, p);
    if (p.lanterns && i === Math.max(0, layers - 2)) paintLanterns(frame, p);
  }
  return frame;
}

/**
 * The line of one hill, and the far wood along it. @param {number} i 0 = farthest @param {number} layers
 * @param {import('../frame.mjs').Frame} frame @param {import('../random.mjs').Random} random @param {any} p
 */
function makeRidge(i, layers, { width, height }, random, p) {
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const smooth = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const ridged = noiseTile({ seed: 5, cells: 4, octaves: 6, gain: 0.42, ridged: true });
  const long = Math.max(width, height);
  const t = layers > 1 ? i / (layers - 1) : 1;
  const base = height * ((p.top ?? 0.4) + ((p.bottom ?? 1) - (p.top ?? 0.4)) * t ** 1.25);
  const tall = height * (0.12 + 0.06 * t) * (p.relief ?? 1);
  const broad = (0.24 - 0.1 * t) / long;
  const off = p.seed * 0.113 + i * 0.271;
  const clear = (p.clear ?? 0.9) * t ** (p.depth ?? 1.5) + 0.05;
  const trees = (p.trees ?? 0.085) * height * t * t;
  const wooded = (/** @type {number} */ x) => smoothstep(-0.4, 0.05, lookup(smooth, (x * 1.1) / long + off, i * 0.4)) * (p.woods ?? 0.95);
  const edge = trees > 1.5 ? woodEdge(width, Math.min(26, trees), random, wooded) : new Float32Array(width);
  const line = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const peaks = lookup(ridged, x * broad + off, i * 0.31) * 1.5 - 0.75;
    const rough = lookup(smooth, x * broad * 0.8 + off, i * 0.23) * 0.9 + peaks * (1 - 0.55 * t) + lookup(tile, x * broad * 2 + off, i * 0.17) * 0.16;
    line[x] = base - tall * rough - (trees <= 1.5 ? lookup(tile, (x * 9) / long, off) * height * 0.002 : 0);
  }
  // Whoever stands on the nearest hill stands where the frame was made for it.
  const stands = i === layers - 1 ? (p.couple ?? p.tree) : undefined;
  if (stands) {
    const shift = height * (p.ground ?? 0.92) - line[Math.round(stands[0] * width)];
    for (let x = 0; x < width; x++) line[x] += shift;
  }
  return { t, line, edge, trees, clear, off, wooded, until: line };
}

/** The people on the nearest ridge. @param {any} p p.couple: place across and height, of the longer side */
function standCouple(frame, line, ink, p) {
  const layer = makeLayer(frame);
  const long = Math.max(frame.width, frame.height);
  const x = p.couple[0] * frame.width;
  const foot = line[Math.round(x)] + long * 0.003;
  paintCouple(layer, p.how ?? 'hands', x, foot, long * p.couple[1], [ink[0] * 0.35, ink[1] * 0.35, ink[2] * 0.35]);
  defocus(layer, 1, 1);
  lay(frame, layer);
}

/** A tree by itself on the nearest ridge. @param {any} p p.tree: place across and height, of the longer side */
function standTree(frame, line, random, ink, p) {
  const layer = makeLayer(frame);
  const x = p.tree[0] * frame.width;
  paintTree(layer, x, line[Math.round(x)] + 4, p.tree[1] * Math.max(frame.width, frame.height), random, [ink[0] * 0.5, ink[1] * 0.5, ink[2] * 0.5], p.bare);
  defocus(layer, 1, 1);
  lay(frame, layer);
}

/** Rows of single trees on a near hill, each row a little darker than the one behind it. */
function standSpruces(frame, line, trees, random, wooded, clear, ink, veil, p) {
  const layer = makeLayer(frame, 1);
  const rows = p.rows ?? 4;
  for (let row = 0; row < rows; row++) {
    const dark = Math.min(0.97, clear * (0.94 + (0.1 * row) / Math.max(1, rows - 1)));
    for (let x = -trees * 0.2; x < frame.width + trees * 0.2; x += trees * random.range(0.05, 0.26)) {
      if (random.next() > wooded(x)) continue;
      const at = Math.min(frame.width - 1, Math.max(0, Math.round(x)));
      const h = trees * random.range(0.5, 1.15) * (0.85 + row * 0.12);
      const y = line[at] + h * 0.12 + row * trees * 0.42 + random.range(0, trees * 0.2);
      if (y - h > frame.height) continue;
      const tone = random.range(0.7, 1.25);
      const v = veil(x, y - h).slice();
      paintSpruce(layer, x, y, h, random, (down, out) => {
        const k = 1 - dark + 0.16 * down * down * dark * (row < rows - 1 ? 1 : 0.3);
        for (let c = 0; c < 3; c++) out[c] = ink[c] * tone * (1.25 - 0.5 * down) * (1 - k) + v[c] * k;
      }, row === rows - 1 && clear > 0.8);
    }
  }
  defocus(layer, 1, 1);
  lay(frame, layer);
}
