import { hex, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { lookup, noiseTile } from '../noise.mjs';
import { makeSky, paintSky } from '../sky.mjs';
import { paintStars } from '../stars.mjs';
import { paintTerrain } from '../terrain.mjs';

/**
 * Dunes with the sun low from one side.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function dunes(size, p) {
  const frame = makeFrame(size.width, size.height);
  const long = Math.max(size.width, size.height);
  const view = { focal: long * (p.zoom ?? 1.3), horizon: size.height * (p.horizon ?? 0.3) };
  const sky = makeSky({
    ramp: ramp(p.sky),
    span: p.span ?? 0.35,
    clouds: p.clouds && {
      cover: p.clouds[0],
      scale: p.clouds[1] ?? 0.05,
      stretch: 2,
      seed: p.seed,
      lit: hex('f0d6bc', 0.8),
      shade: hex('b09a92', 0.7),
      soft: 0.8,
      thick: 0.5,
    },
  });
  paintSky(frame, sky, view, Math.ceil(size.height * 0.75));
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const smooth = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const s = p.seed * 0.317;
  const sand = hex(p.sand ?? 'd9a066', p.sandGain ?? 1.15);
  const dusk = hex(p.shadow ?? '6d5a66', 0.42);
  const fog = hex(p.fog ?? 'e6c3a0', p.fogGain ?? 0.8);
  const side = p.side ?? -1;
  const eye = p.eye ?? 9;
  const relief = p.relief ?? 24;
  const ridge = (/** @type {number} */ x, /** @type {number} */ z) => {
    const warp = lookup(smooth, x / 900 + s, z / 900) * 0.5;
    const phase =
      (x * (p.turn ?? 0.75) * (side < 0 ? 1 : -1) + z * 0.65) / (p.wave ?? 170) +
      warp * 5 +
      lookup(smooth, x / 2300, z / 2300 + s) * 3;
    const t = phase - Math.floor(phase);
    // A long windward slope and a short slip face, as wind builds them.
    const rise = t / 0.7;
    const fall = (1 - t) / 0.3;
    const round = Math.min(0.6, 0.12 + z / 450);
    const gap = Math.max(0, round - Math.abs(rise - fall)) / round;
    const crest = Math.min(rise, fall) - gap * gap * round * 0.25;
    return (
      crest * crest * (2.1 - 1.1 * crest) * (0.45 + 0.75 * (0.5 + lookup(smooth, x / 1300 + s, z / 1300)))
    );
  };
  const top = paintTerrain(frame, view, {
    seed: p.seed,
    near: p.near ?? Math.max(2.5, ((eye - relief * 0.26) * view.focal * 0.95) / (size.height - view.horizon)),
    far: p.far ?? 1500,
    slices: 4500,
    sun: { x: side, y: p.rise ?? 0.22 },
    ground: (x, z) => {
      const far = Math.min(1, z / 500);
      const tall = relief * (0.4 + far * 0.9);
      const ripple =
        z < 70
          ? Math.sin((x * 0.35 + z) * 7.5 + lookup(smooth, x / 22, z / 22) * 16) * 0.012 * (1 - z / 70)
          : 0;
      return ridge(x, z) * tall - eye - tall * 0.42 + ripple + lookup(tile, x / 60 + s, z / 60) * 0.12;
    },
    air: { density: p.haze ?? 0.0005, low: p.mist ?? 0.0007, height: 20, floor: -12, wisps: 0.3 },
    haze: (_x, _y, out) => {
      for (let c = 0; c < 3; c++) out[c] = fog[c];
    },
    shade: (at, out) => {
      const turned = Math.sqrt(1 + at.nx * at.nx + at.nz * at.nz);
      const facing = (-side * at.nx * 0.92 - at.nz * 0.2 + (p.rise ?? 0.22) * 1.05) / turned;
      const sun = Math.max(0, facing) * (1 - at.shadow) * (p.sunlight ?? 2.6);
      const sky = 0.55 + 0.3 / turned + at.nz * -0.15;
      const speck = 1 + 0.1 * lookup(tile, at.x / 3.1, at.z / 3.1);
      for (let c = 0; c < 3; c++) out[c] = (sand[c] * sun * 0.8 + dusk[c] * sky) * speck;
    },
  });
  if (p.stars) paintStars(frame, p, top);
  return frame;
}
