import { dunes } from './dunes.mjs';
import { hills } from './hills.mjs';
import { seaside } from './seaside.mjs';

/** @type {Record<string, (size: {width: number, height: number}, params: any) => import('../frame.mjs').Frame>} */
export const scenes = { dunes, hills, seaside };
