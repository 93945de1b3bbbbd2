import { ceremony } from './ceremony.mjs';
import { city } from './city.mjs';
import { desert } from './desert.mjs';
import { evening } from './evening.mjs';
import { morning } from './morning.mjs';
import { seaside } from './seaside.mjs';

/** @type {import('../plan.mjs').Series[]} */
export const seriesList = [morning, ceremony, seaside, evening, desert, city];
