import { branch } from './branch.mjs';
import { candles } from './candles.mjs';
import { dunes } from './dunes.mjs';
import { goods } from './goods.mjs';
import { hills } from './hills.mjs';
import { letter } from './letter.mjs';
import { lights } from './lights.mjs';
import { meadow } from './meadow.mjs';
import { rain } from './rain.mjs';
import { rings } from './rings.mjs';
import { seaside } from './seaside.mjs';
import { skyline } from './skyline.mjs';
import { street } from './street.mjs';

/** @type {Record<string, (size: {width: number, height: number}, params: any) => import('../frame.mjs').Frame>} */
export const scenes = {
  branch,
  candles,
  dunes,
  goods,
  hills,
  letter,
  lights,
  meadow,
  rain,
  rings,
  seaside,
  skyline,
  street,
};
