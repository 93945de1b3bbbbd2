import { padded, second } from './cameras.mjs';

const names = [18, 21, 22, 26, 27, 30, 33, 38, 41, 45, 46, 52];

/** A shore from the last sun into the blue hour. @type {import('../plan.mjs').Series} */
export const seaside = {
  id: 'seaside',
  camera: { ...second, lens: 'Halden 35mm F1.8' },
  name: (i) => `DSC0${padded(1200 + names[i], 4)}.JPG`,
  start: '2026-05-23T19:21:08',
  offset: '+03:00',
  exposed: [35, 4, '1/320', 200],
  grain: 3.2,
  look: { contrast: 0.28, saturation: 1.02, vignette: 0.32, bloom: 0.14, shadows: [2, 3, 8], highlights: [4, 1, -5] },
  frames: [
    { scene: 'seaside', params: { sun: [0.08, 0.055], clouds: [0.36], seed: 3 } },
    { scene: 'seaside', turn: 'portrait', params: { sun: [-0.05, 0.06, 0.014], zoom: 1.1, horizon: 0.52, clouds: [0.3, 0.04], seed: 12 } },
    { scene: 'seaside', params: { sun: [0.02, 0.022, 0.02], zoom: 2.4, horizon: 0.36, eye: 2.5, seed: 21 } },
    { scene: 'seaside', params: { sky: 'rose', sun: [-0.22, -0.012], glow: 0.6, horizon: 0.62, clouds: [0.46, 0.06, 1.9], seed: 31 } },
    { scene: 'seaside', params: { sky: 'rose', horizon: 0.3, eye: 1.6, swell: 1.25, seed: 42, clouds: [0.35] } },
    { scene: 'seaside', params: { sky: 'blue', sun: [0.1, -0.02], glow: 0.5, sunColour: 'ff8a5c', horizon: 0.5, swell: 0.45, clouds: [0.34, 0.05, 2.4], cloudLit: 'c08a86', cloudShade: '3c4866', seed: 51 } },
  ],
};
