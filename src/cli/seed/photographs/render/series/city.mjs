import { padded, second } from './cameras.mjs';

const dusk = [
  [0, 'f0a070', 0.8],
  [0.16, 'b07a8c', 0.5],
  [0.6, '2c3a6a', 0.34],
  [1, '141c40', 0.3],
];
const blue = [
  [0, 'd8a080', 0.62],
  [0.2, '6a729a', 0.44],
  [0.7, '22315c', 0.32],
  [1, '121b3c', 0.28],
];
const warm = ['ffb25c', 'ff9348', 'ffd9a0', 'f4e9d8', 'ff6a4a', 'ffc070'];

/** A rainy night in town. @type {import('../plan.mjs').Series} */
export const city = {
  id: 'city',
  camera: { ...second, lens: 'Halden 50mm F1.4' },
  name: (i) => `DSC0${padded(3406 + i * 4 + (i > 4 ? 3 : 0), 4)}.JPG`,
  start: '2026-11-05T17:31:20',
  offset: '+02:00',
  exposed: [50, 1.4, '1/100', 1600],
  grain: 4,
  look: {
    contrast: 0.26,
    saturation: 0.96,
    vignette: 0.34,
    bloom: 0.2,
    shadows: [1, 4, 9],
    highlights: [3, 1, -3],
  },
  frames: [
    {
      scene: 'skyline',
      look: { exposure: 1.7 },
      exposed: [50, 5.6, '4', 200],
      params: { seed: 4, sky: dusk },
    },
    { scene: 'rain', params: { seed: 4 } },
    {
      scene: 'street',
      turn: 'portrait',
      params: { seed: 6, couple: [0.5, 1.08, 0.6], umbrella: true, blur: 0.011, tints: warm, shine: 0.5 },
    },
    { scene: 'street', params: { seed: 9 } },
    { scene: 'rain', turn: 'portrait', params: { seed: 17, tints: warm, drops: 600, trails: 6 } },
    {
      scene: 'skyline',
      turn: 'portrait',
      look: { exposure: 1.7 },
      exposed: [50, 5.6, '6', 200],
      params: { seed: 21, sky: blue, horizon: 0.64, centre: 0.36 },
    },
    { scene: 'street', params: { seed: 28, vanish: 0.32, lamps: 120, open: 0.75, horizon: 0.5 } },
    { scene: 'rain', params: { seed: 36, drops: 800, lamps: 70, trails: 9, line: 0.45 } },
    { scene: 'street', turn: 'portrait', params: { seed: 43, lamps: 60, open: 1.4, horizon: 0.64 } },
    {
      scene: 'rain',
      params: {
        seed: 58,
        drops: 1000,
        lamps: 30,
        trails: 12,
        line: 0.62,
        tints: ['ffb25c', 'ff9348', 'ffd9a0', '62b8c8'],
        low: '101826',
        high: '3a4458',
        air: '7a86a0',
      },
    },
  ],
};
