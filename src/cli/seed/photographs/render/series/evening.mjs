import { BLACK_AND_WHITE, padded, second } from './cameras.mjs';

const dusk = [
  [0, 'd89a78', 0.6],
  [0.3, '7a6a90', 0.4],
  [1, '22305c', 0.3],
];
const deep = [
  [0, '6a5a6a', 0.45],
  [0.2, '39456a', 0.34],
  [0.6, '18244c', 0.28],
  [1, '0c1434', 0.22],
];
const night = {
  fog: '39456a',
  fogGain: 0.3,
  glow: 0.1,
  inscatter: 0.12,
  wood: '080c12',
  layers: 4,
  trees: 0.1,
  mist: 0.6,
};
const release = {
  sky: dusk,
  fog: '8a7080',
  fogGain: 0.34,
  glow: 0.3,
  inscatter: 0.5,
  wood: '14162a',
  layers: 4,
  top: 0.72,
};

/** The feast: lanterns let go, candles, strings of lamps, the sky afterwards. @type {import('../plan.mjs').Series} */
export const evening = {
  id: 'evening',
  camera: { ...second, lens: 'Halden 50mm F1.2' },
  name: (i) => `KPR_${padded(688 + i * 3, 4)}.JPG`,
  start: '2026-05-21T20:04:51',
  offset: '+03:00',
  exposed: [50, 1.2, '1/125', 1600],
  grain: 4.2,
  look: {
    contrast: 0.26,
    saturation: 1,
    vignette: 0.36,
    bloom: 0.24,
    bloomSize: 0.04,
    shadows: [3, 2, 6],
    highlights: [4, 1, -4],
  },
  frames: [
    { scene: 'hills', turn: 'portrait', params: { ...release, seed: 8, lanterns: { count: 60 } } },
    {
      scene: 'candles',
      params: {
        seed: 9,
        candles: [
          [0.4, 0.6, 1.5, 0.12],
          [0.55, 0.45, 2.2, 0.09],
          [0.68, 0.2, 1.6, 0.1],
          [0.2, 0.1, 2, 0.1],
          [0.85, 0.95, 1.4, 0.12],
        ],
      },
    },
    { scene: 'lights', params: { seed: 11 } },
    {
      scene: 'candles',
      turn: 'portrait',
      params: {
        seed: 22,
        table: 0.7,
        behind: 0.3,
        candles: [
          [0.5, 0.55, 2.1, 0.13],
          [0.26, 0.25, 2.8, 0.08],
          [0.78, 0.12, 2, 0.1],
        ],
      },
    },
    {
      scene: 'hills',
      params: {
        ...release,
        seed: 26,
        top: 0.66,
        trees: 0.01,
        lanterns: { count: 70, x: 0.58, y: 0.36, wide: 0.28, high: 0.2, big: 0.036 },
      },
    },
    {
      scene: 'lights',
      params: { seed: 31, strings: 5, far: 90, open: 1.25, couple: [0.5, 2, 1.2], blur: 0.018 },
    },
    {
      scene: 'candles',
      params: {
        seed: 37,
        warm: -0.2,
        behind: 0.4,
        open: 1.3,
        discs: 60,
        candles: [
          [0.22, 0.72, 1.2, 0.09],
          [0.34, 0.66, 1.7, 0.08],
          [0.44, 0.6, 1, 0.09],
          [0.66, 0.3, 2.2, 0.07],
          [0.8, 0.18, 2, 0.07],
          [0.92, 0.1, 2.4, 0.07],
        ],
        focus: 0.66,
      },
    },
    {
      scene: 'lights',
      turn: 'portrait',
      params: { seed: 45, strings: 8, open: 0.8, far: 110, farTop: 0.55 },
    },
    {
      scene: 'hills',
      turn: 'portrait',
      exposed: [20, 1.8, '13', 3200],
      look: { exposure: 1.25 },
      params: { ...night, sky: deep, seed: 14, top: 0.74, stars: { river: [0.55, 0.3, 1.1] } },
    },
    {
      scene: 'hills',
      exposed: [20, 1.8, '10', 3200],
      look: { exposure: 1.25 },
      params: {
        ...night,
        sky: deep,
        seed: 62,
        top: 0.7,
        trees: 0.02,
        tree: [0.74, 0.24],
        stars: { river: [0.4, 0.35, -0.5] },
      },
    },
    {
      scene: 'lights',
      turn: 'portrait',
      look: { ...BLACK_AND_WHITE, exposure: 1.15 },
      params: {
        seed: 71,
        strings: 6,
        far: 60,
        open: 1.1,
        couple: [0.46, 1.72, 1.42],
        blur: 0.02,
        rim: '6b5a48',
      },
    },
  ],
};
