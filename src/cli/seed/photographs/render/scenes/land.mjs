import { hex, ramp } from '../color.mjs';
import { makeFrame } from '../frame.mjs';
import { lookup, noiseTile, smoothstep } from '../noise.mjs';
import { makeSky, paintSky } from '../sky.mjs';
import { paintTerrain } from '../terrain.mjs';

/**
 * Hills behind hills, woods and mist between, towards the sun.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function hills(size, p) {
  const frame = makeFrame(size.width, size.height);
  const long = Math.max(size.width, size.height);
  const view = { focal: long * (p.zoom ?? 1.6), horizon: size.height * (p.horizon ?? 0.36) };
  const glow = hex(p.sunColour ?? 'ffc98a', p.sunGain ?? 1);
  const sky = makeSky({
    ramp: ramp(p.sky),
    span: p.span ?? 0.3,
    sun: p.sun && { x: p.sun[0], y: p.sun[1], size: p.sun[2] ?? 0.011, colour: glow, glow: p.glow ?? 0.5, reach: p.reach ?? 0.12 },
    clouds: p.clouds && { cover: p.clouds[0], scale: p.clouds[1] ?? 0.06, stretch: p.clouds[2] ?? 1.4, seed: p.seed, lit: hex(p.cloudLit ?? 'e8cdb8', 0.8), shade: hex(p.cloudShade ?? '8b8f9c', 0.7), soft: 0.7, thick: 0.6 },
  });
  paintSky(frame, sky, view, Math.ceil(size.height * 0.8));
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const ridged = noiseTile({ seed: 5, cells: 4, octaves: 7, gain: 0.5, ridged: true });
  const s = p.seed * 0.217;
  const eye = p.eye ?? 260;
  const relief = p.relief ?? 300;
  const wood = hex(p.wood ?? '2c3a2c', 0.5);
  const meadow = hex(p.meadow ?? '6b6a3c', 0.6);
  const fog = hex(p.fog ?? 'c9c3b8', p.fogGain ?? 0.8);
  const rise = p.rise ?? 0.05;
  paintTerrain(frame, view, {
    seed: p.seed,
    near: p.near ?? 350,
    far: p.far ?? 14000,
    slices: p.slices ?? 520,
    tree: p.tree ?? 20,
    ground: (x, z) => {
      const u = x / 5200 + s;
      const v = z / 5200 + s * 0.7;
      const rough = lookup(ridged, u, v) ** 2 * 1.7 + lookup(tile, u * 0.53 + 0.2, v * 0.53) * 0.55;
      return rough * relief * (0.55 + z / 9000) - eye + z * rise * (p.bowl ? Math.min(1, z / 6000) : 1);
    },
    forest: (x, z) => smoothstep(-0.25, 0.12, lookup(tile, x / 2600 + s * 2, z / 2600)) * (p.woods ?? 0.95),
    air: { density: p.haze ?? 0.00012, low: p.mist ?? 0.0012, height: p.mistHeight ?? 70, floor: p.floor ?? -230, wisps: p.wisps ?? 0.8 },
    haze: (x, y, out) => {
      const dx = x - (p.sun?.[0] ?? 0);
      const dy = y - (p.sun?.[1] ?? 0.1);
      const near = (p.reach ?? 0.12) / ((p.reach ?? 0.12) + Math.sqrt(dx * dx + dy * dy));
      const g = near * near * (p.inscatter ?? 0.9);
      for (let c = 0; c < 3; c++) out[c] = fog[c] + glow[c] * g;
    },
    shade: (at, out) => {
      const slope = Math.max(0, Math.min(1.6, 0.75 - at.nx * (p.sun?.[0] > 0 ? -0.8 : 0.8) - at.nz * 0.35));
      if (at.tree > 0) {
        const k = (0.45 + 0.9 * at.tree) * slope;
        for (let c = 0; c < 3; c++) out[c] = wood[c] * k;
      } else {
        const grass = 0.75 + 0.5 * lookup(tile, at.x / 300, at.z / 300);
        for (let c = 0; c < 3; c++) out[c] = meadow[c] * slope * grass;
      }
    },
  });
  return frame;
}

/**
 * Dunes with the sun low from one side.
 * @param {{width: number, height: number}} size @param {any} p
 */
export function dunes(size, p) {
  const frame = makeFrame(size.width, size.height);
  const long = Math.max(size.width, size.height);
  const view = { focal: long * (p.zoom ?? 1.3), horizon: size.height * (p.horizon ?? 0.3) };
  const sky = makeSky({ ramp: ramp(p.sky), span: p.span ?? 0.35, clouds: p.clouds && { cover: p.clouds[0], scale: p.clouds[1] ?? 0.05, stretch: 2, seed: p.seed, lit: hex('f0d6bc', 0.8), shade: hex('b09a92', 0.7), soft: 0.8, thick: 0.5 } });
  paintSky(frame, sky, view, Math.ceil(size.height * 0.75));
  const tile = noiseTile({ seed: 11, cells: 4, octaves: 7, gain: 0.52 });
  const smooth = noiseTile({ seed: 31, cells: 4, octaves: 2, gain: 0.35 });
  const s = p.seed * 0.317;
  const sand = hex(p.sand ?? 'd9a066', p.sandGain ?? 1.15);
  const dusk = hex(p.shadow ?? '6d5a66', 0.42);
  const fog = hex(p.fog ?? 'e6c3a0', p.fogGain ?? 0.8);
  const side = p.side ?? -1;
  const ridge = (x, z) => {
    const warp = lookup(smooth, x / 900 + s, z / 900) * 0.5;
    const phase = (x * 0.55 + z * 0.85) / (p.wave ?? 150) + warp * 5 + lookup(smooth, x / 2300, z / 2300 + s) * 3;
    const t = phase - Math.floor(phase);
    // A long windward slope and a short slip face, as wind builds them.
    const crest = t < 0.72 ? smoothRise(t / 0.72) : 1 - smoothFall((t - 0.72) / 0.28);
    return crest * (0.45 + 0.75 * (0.5 + lookup(smooth, x / 1300 + s, z / 1300)));
  };
  paintTerrain(frame, view, {
    seed: p.seed,
    near: p.near ?? 7,
    far: p.far ?? 5000,
    slices: p.slices ?? 900,
    sun: { x: side, y: p.rise ?? 0.22 },
    ground: (x, z) => {
      const far = Math.min(1, z / 500);
      const tall = (p.relief ?? 26) * (0.35 + far * 1.4);
      const ripple = z < 160 ? Math.sin((x * 0.35 + z) * 7.5 + lookup(smooth, x / 22, z / 22) * 16) * 0.012 * (1 - z / 160) : 0;
      return ridge(x, z) * tall - (p.eye ?? 9) - tall * 0.42 + ripple + lookup(tile, x / 60 + s, z / 60) * 0.12;
    },
    air: { density: p.haze ?? 0.0001, low: p.mist ?? 0.0004, height: 20, floor: -12, wisps: 0.3 },
    haze: (_x, _y, out) => {
      for (let c = 0; c < 3; c++) out[c] = fog[c];
    },
    shade: (at, out) => {
      const facing = (side * -1 * at.nx * -0.92 - at.nz * 0.25 + (p.rise ?? 0.22) * 1.05) / Math.hypot(1, at.nx, at.nz);
      const sun = Math.max(0, facing) * (1 - at.shadow) * (p.sunlight ?? 2.6);
      const sky = 0.55 + 0.3 / Math.hypot(1, at.nx, at.nz) + at.nz * -0.15;
      const speck = 1 + 0.1 * lookup(tile, at.x / 3.1, at.z / 3.1);
      for (let c = 0; c < 3; c++) out[c] = (sand[c] * sun * 0.8 + dusk[c] * sky) * speck;
    },
  });
  return frame;
}

const smoothRise = (t) => t * t * (2.2 - 1.2 * t);
const smoothFall = (t) => t * (1.55 - 0.55 * t);
