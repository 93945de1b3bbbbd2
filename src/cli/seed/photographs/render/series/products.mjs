import { full } from './cameras.mjs';

const dawn = [
  [0, 'f6dcb4', 1],
  [0.4, 'dccfc0', 0.85],
  [1, '8fa6bd', 0.7],
];
const orchard = [
  [0, 'fff6ec', 1],
  [0.3, 'f3dccd', 0.82],
  [0.6, 'c9b8a6', 0.6],
  [1, '7f8670', 0.48],
];
const inDawn = { sky: dawn, fog: 'd6c9b4', wood: '1d2a29' };
const valley = { scene: 'hills', params: { ...inDawn, sun: [-0.06, 0.09], seed: 4, relief: 1.2 } };
const sea = { scene: 'seaside', params: { sky: 'rose', sun: [0.04, 0.03], seed: 9 } };
const blossom = {
  scene: 'branch',
  params: {
    blossom: true,
    garden: orchard,
    discColour: 'fff4e4',
    glowColour: 'ffe4c0',
    glow: 0.35,
    seed: 13,
  },
};

/** What the demo studio sells, photographed on its table; in no gallery. @type {import('../plan.mjs').Series} */
export const products = {
  id: 'products',
  camera: { ...full, width: 2000, height: 2000, lens: 'Halden 50mm F2.0' },
  name: (i) => `product-${['prints', 'album', 'files'][i]}.jpg`,
  start: '2026-05-12T10:20:00',
  offset: '+03:00',
  exposed: [50, 4, '1/160', 200],
  grain: 2.4,
  look: {
    exposure: 1.35,
    contrast: 0.26,
    saturation: 1,
    vignette: 0.24,
    bloom: 0.1,
    shadows: [3, 3, 3],
    highlights: [4, 2, -3],
  },
  frames: [
    {
      scene: 'goods',
      params: {
        seed: 23,
        twig: [0.12, 0.93, -0.5, 0.34],
        things: [
          { kind: 'print', at: [0.64, 0.33, 0.42, 0.56], angle: 0.16, ...blossom },
          { kind: 'print', at: [0.35, 0.36, 0.4, 0.4], angle: -0.2, ...sea },
          { kind: 'print', at: [0.52, 0.62, 0.66, 0.46], angle: -0.05, ...valley },
        ],
      },
    },
    {
      scene: 'goods',
      params: {
        seed: 61,
        cloth: 'd8d2c8',
        twig: [0.7, 0.98, -1.1, 0.32],
        things: [
          {
            kind: 'album',
            at: [0.47, 0.47, 0.66, 0.66],
            angle: -0.1,
            cover: '7d7466',
            window: [0.05, 0, 0.5, 0.36],
            ...sea,
          },
        ],
      },
    },
    {
      scene: 'goods',
      params: {
        seed: 35,
        cloth: 'c9bdab',
        twig: [0.06, 0.86, -0.7, 0.3],
        things: [
          { kind: 'print', at: [0.66, 0.5, 0.46, 0.62], angle: 0.2, ...blossom },
          { kind: 'phone', at: [0.42, 0.52, 0.34, 0.7], angle: -0.14, ...blossom },
        ],
      },
    },
  ],
};
