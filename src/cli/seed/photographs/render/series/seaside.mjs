import { BLACK_AND_WHITE, padded, second } from './cameras.mjs';

const taken = [18, 21, 22, 26, 27, 30, 33, 38, 41, 45, 46, 52];

/** A shore from the last sun into the blue hour. @type {import('../plan.mjs').Series} */
export const seaside = {
  id: 'seaside',
  camera: { ...second, lens: 'Halden 35mm F1.8' },
  name: (i) => `DSC0${padded(1200 + (taken[i] ?? 50 + i), 4)}.JPG`,
  start: '2026-06-04T19:21:08',
  offset: '+03:00',
  exposed: [35, 4, '1/320', 200],
  grain: 3.2,
  look: {
    contrast: 0.28,
    saturation: 1.02,
    vignette: 0.32,
    bloom: 0.14,
    shadows: [2, 3, 8],
    highlights: [4, 1, -5],
  },
  frames: [
    {
      scene: 'seaside',
      params: {
        sun: [0.08, 0.055],
        clouds: [0.36],
        seed: 3,
        headland: [
          [-0.3, 0.42, 0.09],
          [-0.2, 0.26, 0.12],
        ],
      },
    },
    {
      scene: 'seaside',
      turn: 'portrait',
      params: { sun: [-0.05, 0.06, 0.014], zoom: 1.1, horizon: 0.52, clouds: [0.3, 0.04], seed: 12 },
    },
    {
      scene: 'seaside',
      exposed: [135, 5.6, '1/2000', 100],
      params: { sun: [0.02, 0.022, 0.02], zoom: 2.4, horizon: 0.36, eye: 2.5, seed: 21 },
    },
    {
      scene: 'seaside',
      params: {
        sky: 'rose',
        sun: [0.06, 0.03],
        clouds: [0.35],
        couple: [0.36, 2.05, 1.22],
        blur: 0.019,
        rim: 'ffb48a',
        ink: '1a1420',
        seed: 33,
        headland: [[0.55, 1.3, 0.08]],
      },
    },
    {
      scene: 'seaside',
      params: {
        sky: 'rose',
        sun: [-0.22, -0.012],
        glow: 0.6,
        horizon: 0.62,
        clouds: [0.46, 0.06, 1.9],
        seed: 31,
      },
    },
    {
      scene: 'seaside',
      params: { sky: 'rose', horizon: 0.3, eye: 1.6, swell: 1.25, seed: 42, clouds: [0.35], time: 9 },
    },
    {
      scene: 'seaside',
      turn: 'portrait',
      look: BLACK_AND_WHITE,
      params: {
        sky: 'rose',
        sun: [0.02, 0.02],
        horizon: 0.5,

        clouds: [0.42, 0.05, 2],
        seed: 68,
      },
    },
    {
      scene: 'seaside',
      exposed: [35, 2.8, '1/60', 800],
      params: {
        sky: 'blue',
        sun: [0.1, -0.02],
        glow: 0.5,
        sunColour: 'ff8a5c',
        horizon: 0.5,
        swell: 0.45,
        clouds: [0.34, 0.05, 2.4],
        cloudLit: 'c08a86',
        cloudShade: '3c4866',
        seed: 51,
        headland: [
          [0.5, 1.2, 0.1],
          [0.7, 1.4, 0.14],
        ],
      },
    },
    {
      scene: 'seaside',
      exposed: [35, 1.8, '1/60', 1600],
      params: {
        sky: 'blue',
        sun: [-0.1, -0.03],
        glow: 0.4,
        sunColour: 'ff8a5c',
        horizon: 0.58,
        swell: 0.5,
        clouds: [0.3, 0.05, 2.4],
        cloudLit: '9a7482',
        cloudShade: '2c3858',
        seed: 82,
        lanterns: { count: 46, y: 0.3, x: 0.52, wide: 0.26, big: 0.026 },
      },
    },
    {
      scene: 'seaside',
      turn: 'portrait',
      exposed: [35, 1.8, '1/30', 1600],
      look: { exposure: 1.1 },
      params: {
        sky: 'blue',
        sun: [0.04, -0.03],
        glow: 0.35,
        sunColour: 'ff8a5c',
        horizon: 0.66,
        swell: 0.35,
        seed: 97,
        headland: [[-0.4, 0.6, 0.06]],
        clouds: [0.22, 0.05, 2.4],
        cloudLit: '9a7482',
        cloudShade: '2c3858',
      },
    },
  ],
};
