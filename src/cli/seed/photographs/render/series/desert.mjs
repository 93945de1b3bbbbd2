import { padded, small } from './cameras.mjs';

const sky = [[0, 'f3d6b8', 0.95], [0.35, 'd3bdb6', 0.8], [1, '7c93b0', 0.62]];

/** Dunes in the last hour of sun. @type {import('../plan.mjs').Series} */
export const desert = {
  id: 'desert',
  camera: { ...small, lens: 'Orlo 26mm f/2.2' },
  name: (i) => `IMG_${padded(87 + i * 3, 4)}.JPG`,
  start: '2026-03-12T17:02:40',
  offset: '+02:00',
  exposed: [26, 5.6, '1/500', 100],
  grain: 2.6,
  look: { contrast: 0.25, saturation: 0.98, vignette: 0.28, bloom: 0.1, shadows: [4, 2, 6], highlights: [3, 1, -3] },
  frames: [
    { scene: 'dunes', params: { sky, seed: 4 } },
    { scene: 'dunes', params: { sky, seed: 9, side: 1, zoom: 2.2, eye: 14, horizon: 0.22 } },
    { scene: 'dunes', turn: 'portrait', params: { sky, seed: 15, horizon: 0.35 } },
  ],
};
