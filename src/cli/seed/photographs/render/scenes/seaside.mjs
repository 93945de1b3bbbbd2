import { hex, ramp } from '../color.mjs';
import { standBefore } from '../dark.mjs';
import { makeFrame } from '../frame.mjs';
import { paintLanterns } from '../lanterns.mjs';
import { paintSea } from '../sea.mjs';
import { paintHeadland } from '../shore.mjs';
import { makeSky, paintSky } from '../sky.mjs';

const skies = {
  gold: [
    [0, 'f3b06a', 1.1],
    [0.12, 'f0a878', 0.85],
    [0.35, 'c98f8f', 0.7],
    [0.7, '7f86a6', 0.6],
    [1, '4d6088', 0.55],
  ],
  rose: [
    [0, 'e89a86', 0.9],
    [0.15, 'd58f96', 0.75],
    [0.4, '9a86a8', 0.65],
    [0.75, '5f709c', 0.55],
    [1, '3a4d7c', 0.5],
  ],
  blue: [
    [0, 'd9a58c', 0.55],
    [0.1, 'b08f9c', 0.48],
    [0.3, '6a7fa6', 0.42],
    [0.65, '35507f', 0.36],
    [1, '1c2f57', 0.32],
  ],
};

/**
 * A sea towards a low sun, or after it.
 * @param {{width: number, height: number}} size
 * @param {any} p
 */
export function seaside(size, p) {
  const frame = makeFrame(size.width, size.height);
  const long = Math.max(size.width, size.height);
  const view = { focal: long * (p.zoom ?? 1), horizon: size.height * (p.horizon ?? 0.45) };
  const sky = makeSky({
    ramp: ramp(skies[p.sky ?? 'gold']),
    span: p.span ?? 0.45,
    sun: p.sun && {
      x: p.sun[0],
      y: p.sun[1],
      size: p.sun[2] ?? 0.012,
      colour: hex(p.sunColour ?? 'ffb061', p.sunGain ?? 1),
      glow: p.glow ?? 0.8,
      reach: p.reach ?? 0.14,
    },
    clouds: p.clouds && {
      cover: p.clouds[0],
      scale: p.clouds[1] ?? 0.05,
      stretch: p.clouds[2] ?? 1.6,
      seed: p.seed,
      lit: hex(p.cloudLit ?? 'e0a890', 0.7),
      shade: hex(p.cloudShade ?? '5d6079', 0.6),
      soft: 0.5,
    },
  });
  paintSky(frame, sky, view, Math.ceil(view.horizon));
  paintSea(frame, sky, view, {
    seed: p.seed,
    eye: p.eye ?? 4,
    swell: p.swell ?? 1,
    deep: hex(p.deep ?? '1d3a44', 0.35),
    mist: p.mist ?? 0.5,
    time: p.time,
  });
  if (p.headland) paintHeadland(frame, view, p);
  if (p.lanterns) paintLanterns(frame, { ...p, water: view.horizon });
  if (p.couple) standBefore(frame, p);
  return frame;
}
