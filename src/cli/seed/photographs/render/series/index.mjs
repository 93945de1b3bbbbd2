import { seaside } from './seaside.mjs';
import { desert } from './desert.mjs';
import { morning } from './morning.mjs';

/** @type {import('../plan.mjs').Series[]} */
export const seriesList = [morning, seaside, desert];
