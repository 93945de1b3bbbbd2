import { rain, skyline, street } from './city.mjs';
import { dunes } from './dunes.mjs';
import { branch } from './flora.mjs';
import { hills } from './hills.mjs';
import { candles, lights } from './lights.mjs';
import { meadow } from './meadow.mjs';
import { seaside } from './seaside.mjs';

/** @type {Record<string, (size: {width: number, height: number}, params: any) => import('../frame.mjs').Frame>} */
export const scenes = { branch, candles, dunes, hills, lights, meadow, rain, seaside, skyline, street };
