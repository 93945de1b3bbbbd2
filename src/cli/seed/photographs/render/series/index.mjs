import { ceremony } from './ceremony.mjs';
import { city } from './city.mjs';
import { desert } from './desert.mjs';
import { evening } from './evening.mjs';
import { morning } from './morning.mjs';
import { seaside } from './seaside.mjs';

/**
 * The shoots; the seed takes them by this order or by their ids. @type {import('../plan.mjs').Series[]}
 */
export const seriesList = [morning, seaside, evening, desert, city, ceremony];
