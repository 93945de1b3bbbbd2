import { padded, small } from './cameras.mjs';

const day = [[0, 'f3d6b8', 0.95], [0.35, 'd3bdb6', 0.8], [1, '7c93b0', 0.62]];
const late = [[0, 'f2c096', 0.9], [0.3, 'd9a08c', 0.7], [1, '6a7698', 0.5]];
const night = [[0, '5a5468', 0.4], [0.25, '323e62', 0.32], [0.6, '18244a', 0.27], [1, '0c1432', 0.22]];

/** Dunes from the last hour of sun to the stars. @type {import('../plan.mjs').Series} */
export const desert = {
  id: 'desert',
  camera: { ...small, lens: 'Orlo 26mm f/2.2' },
  name: (i) => `IMG_${padded(87 + i * 3, 4)}.JPG`,
  start: '2026-03-12T16:42:40',
  offset: '+02:00',
  exposed: [26, 5.6, '1/500', 100],
  grain: 2.6,
  look: { contrast: 0.25, saturation: 0.98, vignette: 0.28, bloom: 0.1, shadows: [4, 2, 6], highlights: [3, 1, -3] },
  frames: [
    { scene: 'dunes', params: { sky: day, seed: 9, side: 1, zoom: 2, eye: 16, horizon: 0.25, couple: [0.6, 0.035] } },
    { scene: 'dunes', turn: 'portrait', params: { sky: day, seed: 15, horizon: 0.35, eye: 12 } },
    { scene: 'dunes', params: { sky: day, seed: 4 } },
    { scene: 'dunes', params: { sky: late, seed: 23, side: 1, zoom: 2.6, eye: 24, horizon: 0.12, rise: 0.16, sand: 'd98f5a', fog: 'e2ab84' } },
    { scene: 'dunes', turn: 'portrait', params: { sky: late, seed: 37, zoom: 1.8, eye: 18, horizon: 0.3, rise: 0.16, sand: 'd98f5a', fog: 'e2ab84', couple: [0.4, 0.045] } },
    { scene: 'dunes', params: { sky: late, seed: 44, side: 1, zoom: 1.5, eye: 11, horizon: 0.4, rise: 0.14, sand: 'd4855a', fog: 'dc9f80', clouds: [0.4, 0.05] } },
    { scene: 'dunes', params: { sky: late, seed: 57, side: 1, zoom: 2.1, eye: 30, horizon: 0.1, slices: 2200, rise: 0.13, sand: 'd4855a', fog: 'dc9f80' } },
    { scene: 'dunes', turn: 'portrait', exposed: [26, 2.2, '8', 3200], look: { exposure: 1.2, bloom: 0.16 }, params: { sky: night, seed: 63, horizon: 0.72, sand: '7482a8', shadow: '1c2440', sunlight: 0.16, sandGain: 0.5, fog: '3c4464', fogGain: 0.4, stars: { river: [0.5, 0.35, 1.3] } } },
    { scene: 'dunes', exposed: [26, 2.2, '8', 3200], look: { exposure: 1.2, bloom: 0.16 }, params: { sky: night, seed: 78, side: 1, horizon: 0.66, sand: '7482a8', shadow: '1c2440', sunlight: 0.16, sandGain: 0.5, fog: '3c4464', fogGain: 0.4, couple: [0.42, 0.05], stars: { river: [0.55, 0.3, -0.7], count: 11000 } } },
  ],
};
