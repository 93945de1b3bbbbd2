import { hex } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { defocus, lay, makeSoftLayer } from '../layer.mjs';
import { paintTwig } from '../leaf.mjs';
import { weave } from '../linen.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeRandom } from '../random.mjs';
import { coverOf, laySheet, readPicture } from '../sheet.mjs';
import { branch } from './branch.mjs';
import { hills } from './hills.mjs';
import { meadow } from './meadow.mjs';
import { seaside } from './seaside.mjs';

/** Scenes that can be on a print, a cover or a screen. @type {Record<string, typeof hills>} */
const subjects = { branch, hills, meadow, seaside };

/** How each kind of thing is made. */
const kinds = { album: layAlbum, print: layPrint, phone: layPhone };

/**
 * What a studio sells, on linen by a window, seen from above: prints, an album, a phone with a file.
 * @param {{width: number, height: number}} size @param {any} p p.things: from the lowest to the topmost, sizes of the longer side
 */
export function goods(size, p) {
  const frame = makeFrame(size.width, size.height);
  const { width, height, data } = frame;
  const cloth = hex(p.cloth ?? 'd3c9b9', 0.62);
  const threads = weave(size, { thread: 0.0036, ...p });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = threads(x, y);
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = cloth[c] * light;
    }
  const long = Math.max(width, height);
  for (const thing of p.things) {
    const [x, y, wide, tall] = thing.at;
    const sheet = {
      x: width * x,
      y: height * y,
      rx: (long * wide) / 2,
      ry: (long * tall) / 2,
      angle: thing.angle ?? 0,
    };
    kinds[/** @type {keyof typeof kinds} */ (thing.kind)](frame, sheet, thing, long);
  }
  if (p.twig) layTwig(frame, p, long);
  return frame;
}

/** Draws what is on a thing, in the shape of its place. @param {any} thing @param {number} wide @param {number} tall pixels */
function draw({ scene, params, gain = 0.92 }, wide, tall) {
  const size = { width: Math.max(2, Math.round(wide)), height: Math.max(2, Math.round(tall)) };
  const picture = subjects[scene](size, params);
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = Math.min(1.15, picture.data[i] * gain);
  return picture;
}

/** A print with a white border. @param {import('../frame.mjs').Frame} frame @param {import('../sheet.mjs').Sheet} sheet @param {any} thing @param {number} long */
function layPrint(frame, sheet, thing, long) {
  const border = long * (thing.border ?? 0.022);
  const [ix, iy] = [1 - border / sheet.rx, 1 - border / sheet.ry];
  const picture = draw(thing, sheet.rx * 2 * ix, sheet.ry * 2 * iy);
  const paper = hex('f7f3ec', 0.86);
  laySheet(frame, sheet, { lift: long * 0.006 }, (u, v, out) => {
    const [pu, pv] = [u / ix, v / iy];
    // The paper bends a little, and shines where it faces the window.
    const light = 1.06 - 0.09 * u - 0.06 * v + 0.05 * Math.exp(-((u + v + 1.1) ** 2) * 3);
    const shown = coverOf(sheet, ix, iy, pu, pv);
    readPicture(picture, (pu + 1) / 2, (pv + 1) / 2, out);
    for (let c = 0; c < 3; c++) out[c] = (out[c] * shown + paper[c] * (1 - shown)) * light;
  });
}

/** A closed album in cloth with a photograph let into its cover. @param {import('../frame.mjs').Frame} frame @param {import('../sheet.mjs').Sheet} sheet @param {any} thing @param {number} long */
function layAlbum(frame, sheet, thing, long) {
  const cover = hex(thing.cover ?? '8a8f7c', 0.66);
  const paper = hex('f3ede2', 0.8);
  const rough = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const thick = long * 0.02;
  const [sin, cos] = [Math.sin(sheet.angle), Math.cos(sheet.angle)];
  const below = { ...sheet, x: sheet.x + thick * (cos - sin), y: sheet.y + thick * (cos + sin) };
  laySheet(frame, below, { lift: long * 0.014, round: long * 0.004 }, (_u, _v, out) => {
    for (let c = 0; c < 3; c++) out[c] = cover[c] * 0.5;
  });
  const block = { ...below, x: sheet.x + thick * 0.7 * (cos - sin), y: sheet.y + thick * 0.7 * (cos + sin) };
  laySheet(frame, { ...block, rx: sheet.rx * 0.985, ry: sheet.ry * 0.985 }, { lift: 1 }, (u, v, out) => {
    const leaf = 0.86 + 0.14 * Math.sin(Math.max(u * sheet.rx, v * sheet.ry) * 2.6);
    for (let c = 0; c < 3; c++) out[c] = paper[c] * leaf * 0.82;
  });
  const threads = weave(
    { width: sheet.rx * 2, height: sheet.ry * 2 },
    { seed: 5, thread: 0.006, folds: 0.04 },
  );
  const [ox, oy, ow, oh] = thing.window ?? [0.06, -0.06, 0.42, 0.42];
  const picture = draw(thing, sheet.rx * 2 * ow, sheet.ry * 2 * oh);
  laySheet(frame, sheet, { lift: long * 0.003, round: long * 0.004 }, (u, v, out) => {
    const [wu, wv] = [(u - ox) / ow, (v - oy) / oh];
    const inside = Math.max(Math.abs(wu), Math.abs(wv));
    const shown = coverOf(sheet, ow, oh, wu, wv);
    readPicture(picture, (wu + 1) / 2, (wv + 1) / 2, out);
    // Let in: the edge towards the window throws a shadow on it.
    const shade = shown * (0.62 + 0.38 * smoothstep(0, 0.05, Math.min(wu + 1, wv + 1)));
    const hinge = 1 - 0.3 * Math.exp(-(((u + 0.86) * 36) ** 2)) + 0.1 * Math.exp(-(((u + 0.835) * 40) ** 2));
    const rim = 1 - 0.22 * smoothstep(0.975, 1, Math.max(Math.abs(u), Math.abs(v)));
    const pressed = 1 + 0.16 * (1 - smoothstep(1, 1.035, inside)) * (wu + wv > 0 ? 1 : -1);
    const cloth = threads((u + 1) * sheet.rx, (v + 1) * sheet.ry);
    const worn = 1 + 0.05 * lookup(rough, u * 0.6, v * 0.6);
    const lit = (1 - shown) * cloth * hinge * rim * pressed * worn;
    for (let c = 0; c < 3; c++) out[c] = out[c] * shade + cover[c] * lit;
  });
}

/** A phone that shows a photograph. @param {import('../frame.mjs').Frame} frame @param {import('../sheet.mjs').Sheet} sheet @param {any} thing @param {number} long */
function layPhone(frame, sheet, thing, long) {
  const round = sheet.rx * 0.3;
  const edge = hex('4a4846', 0.5);
  laySheet(frame, sheet, { lift: long * 0.012, round }, (u, _v, out) => {
    for (let c = 0; c < 3; c++) out[c] = edge[c] * (1.2 - 0.5 * u);
  });
  const frameWide = long * 0.004;
  const glass = { ...sheet, rx: sheet.rx - frameWide, ry: sheet.ry - frameWide };
  const bezel = long * 0.007;
  const screen = { ...sheet, rx: glass.rx - bezel, ry: glass.ry - bezel };
  laySheet(frame, glass, { lift: 0.5, round: round - frameWide }, (_u, _v, out) => out.fill(0.012));
  const picture = draw({ gain: 1.05, ...thing }, screen.rx * 2, screen.ry * 2);
  laySheet(frame, screen, { lift: 0.5, round: round - frameWide - bezel }, (u, v, out) => {
    readPicture(picture, (u + 1) / 2, (v + 1) / 2, out);
    // The window, faintly, on the glass.
    const shine = 0.05 * (1 - smoothstep(-0.4, -0.2, u * 0.5 + v * 0.5));
    for (let c = 0; c < 3; c++) out[c] += shine;
  });
}

/** A twig of olive beside the things, with its shadow. @param {import('../frame.mjs').Frame} frame @param {any} p @param {number} long */
function layTwig(frame, p, long) {
  const palette = ['7f8b62', '939d76', '6b7854'].map((code) => hex(code, 0.9));
  for (const shadow of [true, false]) {
    const layer = makeSoftLayer(frame, shadow ? long * 0.006 : 1);
    const drop = shadow ? long * 0.009 : 0;
    const twig = {
      x: frame.width * p.twig[0] + drop,
      y: frame.height * p.twig[1] + drop,
      angle: p.twig[2],
      length: long * p.twig[3],
      leaf: long * p.twig[3] * 0.15,
      curl: 0.5,
      light: 0.9,
      palette: shadow ? [hex('2b2724', 0.25)] : palette,
    };
    paintTwig(layer, { leafWide: 0.26, bark: '6a5a44' }, makeRandom(p.seed * 7 + 3), twig);
    defocus(layer, shadow ? long * 0.006 : 1, shadow ? 2 : 1);
    lay(frame, layer, shadow ? 0.55 : 1);
  }
}
