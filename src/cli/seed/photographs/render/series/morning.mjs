import { BLACK_AND_WHITE, full, padded } from './cameras.mjs';

const dawn = [
  [0, 'f6dcb4', 1],
  [0.4, 'dccfc0', 0.85],
  [1, '8fa6bd', 0.7],
];
const cool = [
  [0, 'd9d6cf', 0.9],
  [0.4, 'b9c1c6', 0.75],
  [1, '8298ad', 0.6],
];
const blush = [
  [0, 'f3c9a4', 0.95],
  [0.35, 'd9b0a8', 0.75],
  [1, '7486a8', 0.55],
];
const garden = [
  [0, 'fff2cc', 1],
  [0.2, 'e6cf8c', 0.75],
  [0.45, '93965a', 0.5],
  [0.75, '4a5a3c', 0.4],
  [1, '233026', 0.35],
];
const field = [
  [0, 'fff0c0', 0.95],
  [0.16, 'd9c070', 0.6],
  [0.42, '6f743e', 0.4],
  [1, '1c241a', 0.3],
];
const wood = '1d2a29';
const inDawn = { sky: dawn, fog: 'd6c9b4', wood };
const inCool = { sky: cool, fog: 'bcc6cc', wood, glow: 0.3, inscatter: 0.4 };
const inBlush = { sky: blush, fog: 'cfb3a6', wood };

/** Wooded hills, mist in the valleys, the sun just up; leaves close by. @type {import('../plan.mjs').Series} */
export const morning = {
  id: 'morning',
  camera: { ...full, lens: 'Halden 85mm F1.4' },
  name: (i) => `KPR_${padded(412 + i + (i > 3 ? 2 : 0) + (i > 7 ? 5 : 0), 4)}.JPG`,
  start: '2026-05-21T06:04:11',
  offset: '+03:00',
  exposed: [85, 5.6, '1/250', 200],
  grain: 3.4,
  look: {
    contrast: 0.34,
    saturation: 1,
    vignette: 0.3,
    bloom: 0.14,
    shadows: [1, 4, 8],
    highlights: [5, 2, -4],
  },
  frames: [
    { scene: 'hills', params: { ...inDawn, sun: [-0.06, 0.09], seed: 4, relief: 1.2 } },
    {
      scene: 'hills',
      turn: 'portrait',
      params: { ...inDawn, sun: [0.1, 0.02], trees: 0.2, layers: 5, top: 0.34, seed: 7 },
    },
    { scene: 'letter', exposed: [50, 4, '1/160', 200], params: { seed: 23 } },
    { scene: 'branch', exposed: [85, 1.4, '1/1600', 100], params: { garden, seed: 4 } },
    {
      scene: 'hills',
      params: { ...inBlush, sun: [0.18, 0.05], layers: 9, top: 0.3, relief: 1.4, trees: 0.05, seed: 16 },
    },
    {
      scene: 'branch',
      turn: 'portrait',
      exposed: [85, 1.4, '1/1250', 100],
      params: { garden, seed: 19, light: [0.35, 0.3], leaves: ['b9c04a', 'd8c65a', '86a046'] },
    },
    {
      scene: 'hills',
      params: {
        ...inBlush,
        sun: [-0.02, 0.035, 0.016],
        zoom: 2.2,
        layers: 6,
        top: 0.46,
        relief: 0.8,
        trees: 0.06,
        tree: [0.28, 0.26],
        seed: 32,
        clear: 0.97,
      },
    },
    {
      scene: 'meadow',
      exposed: [85, 1.6, '1/2000', 100],
      params: { garden: field, glow: 0.18, kind: 'barley', seed: 12, light: [0.32, 0.3], dust: 40 },
    },
    {
      scene: 'rings',
      turn: 'portrait',
      exposed: [105, 4, '1/125', 400],
      params: { seed: 41, at: [0.48, 0.56], big: 0.13 },
    },
    {
      scene: 'hills',
      exposed: [85, 2.8, '1/640', 100],
      look: BLACK_AND_WHITE,
      params: {
        ...inCool,
        sun: [0.2, 0.16],
        trees: 0.03,
        layers: 7,
        top: 0.36,
        mist: 1,
        tree: [0.3, 0.34],
        seed: 53,
      },
    },
  ],
};
