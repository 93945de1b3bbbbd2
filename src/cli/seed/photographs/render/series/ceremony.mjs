import { BLACK_AND_WHITE, padded, second } from './cameras.mjs';

const garden = [
  [0, 'fff0d0', 1],
  [0.22, 'f0cf98', 0.8],
  [0.5, 'b39a6a', 0.5],
  [0.78, '66603c', 0.4],
  [1, '33351f', 0.35],
];
const orchard = [
  [0, 'fff6ec', 1],
  [0.3, 'f3dccd', 0.82],
  [0.6, 'c9b8a6', 0.6],
  [1, '7f8670', 0.48],
];
const low = [
  [0, 'f6bd7c', 1.05],
  [0.3, 'e3a58c', 0.78],
  [1, '6f7aa0', 0.52],
];
const shade = [
  [0, 'f0e2cc', 0.85],
  [0.25, 'b9b090', 0.6],
  [0.55, '76795c', 0.42],
  [1, '3c463a', 0.35],
];
const field = [
  [0, 'ffe6ae', 0.95],
  [0.16, 'e2ac64', 0.6],
  [0.42, '7d6438', 0.4],
  [1, '2a2418', 0.3],
];
const blossom = { blossom: true, garden: orchard, discColour: 'fff4e4', glowColour: 'ffe4c0', glow: 0.35 };

/** A hill, leaves and grasses before sunset, then trees in blossom. @type {import('../plan.mjs').Series} */
export const ceremony = {
  id: 'ceremony',
  camera: { ...second, lens: 'Halden 105mm F1.8' },
  name: (i) => `KPR_${padded(530 + i * 2 + (i > 5 ? 7 : 0), 4)}.JPG`,
  start: '2026-05-21T17:12:32',
  offset: '+03:00',
  exposed: [105, 1.8, '1/1600', 100],
  grain: 3,
  look: {
    contrast: 0.24,
    saturation: 0.98,
    vignette: 0.28,
    bloom: 0.2,
    shadows: [5, 3, 4],
    highlights: [4, 1, -4],
  },
  frames: [
    {
      scene: 'hills',
      exposed: [105, 4, '1/800', 100],
      params: {
        sky: low,
        sun: [0.1, 0.06],
        fog: 'dcae88',
        wood: '33282a',
        layers: 5,
        top: 0.6,
        trees: 0.01,
        tree: [0.3, 0.36],
        seed: 5,
      },
    },
    {
      scene: 'branch',
      turn: 'portrait',
      params: {
        garden,
        seed: 35,
        light: [0.6, 0.2],
        leaves: ['d9b04a', 'c98f3a', 'b7a844', '9a9a3e'],
        leafWide: 0.5,
      },
    },
    { scene: 'meadow', params: { garden: field, glow: 0.18, seed: 4, kind: 'barley' } },
    {
      scene: 'hills',
      exposed: [105, 5.6, '1/500', 100],
      params: {
        sky: low,
        sun: [-0.16, 0.045],
        fog: 'dcae88',
        wood: '3a2c30',
        layers: 8,
        top: 0.36,
        relief: 1.3,
        trees: 0.05,
        seed: 74,
        clouds: [0.36, 0.06, 2],
      },
    },
    {
      scene: 'meadow',
      turn: 'portrait',
      look: BLACK_AND_WHITE,
      params: { garden: field, glow: 0.18, kind: 'barley', seed: 29, light: [0.6, 0.32] },
    },
    {
      scene: 'hills',
      turn: 'portrait',
      exposed: [105, 4, '1/640', 100],
      params: {
        sky: low,
        sun: [-0.04, 0.1, 0.014],
        zoom: 1.7,
        fog: 'dcae88',
        wood: '33282a',
        layers: 5,
        top: 0.62,
        trees: 0.008,
        tree: [0.46, 0.3],
        seed: 66,
      },
    },
    {
      scene: 'branch',
      params: {
        ...blossom,
        garden: shade,
        seed: 27,
        petal: 'fffaf2',
        heart: 'd8c8a0',
        planes: [
          [0.03, 5, 0.15, 0.7],
          [0.01, 3, 0.15, 0.85],
          [0, 2, 0.2, 0.98],
        ],
      },
    },
    { scene: 'branch', turn: 'portrait', params: { ...blossom, seed: 13 } },
    { scene: 'branch', params: { ...blossom, seed: 14, from: 'left', low: 0.2, high: 0.7 } },
    {
      scene: 'branch',
      params: { ...blossom, seed: 47, from: 'right', light: [0.25, 0.3], petal: 'f9dfe2', heart: 'cf6a86' },
    },
  ],
};
