import { full, padded } from './cameras.mjs';

const sky = [[0, 'f4dcb8', 1], [0.4, 'd8d0c4', 0.85], [1, '93a9bd', 0.7]];

/** Wooded hills, mist in the valleys, the sun just up. @type {import('../plan.mjs').Series} */
export const morning = {
  id: 'morning',
  camera: { ...full, lens: 'Halden 85mm F1.4' },
  name: (i) => `KPR_${padded(412 + i, 4)}.JPG`,
  start: '2026-05-21T06:04:11',
  offset: '+03:00',
  exposed: [85, 5.6, '1/250', 200],
  grain: 3.4,
  look: { contrast: 0.22, saturation: 0.95, vignette: 0.3, bloom: 0.16, shadows: [2, 4, 7], highlights: [5, 2, -4] },
  frames: [
    { scene: 'hills', params: { sky, sun: [-0.12, 0.09], seed: 4 } },
    { scene: 'hills', turn: 'portrait', params: { sky, sun: [0.1, 0.12], seed: 7 } },
    { scene: 'hills', params: { sky, sun: [0.2, 0.06], seed: 11, zoom: 2.4 } },
  ],
};
