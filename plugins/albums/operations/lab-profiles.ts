import { labProfiles } from '@plugins/kit/server/internal';

/** The labs' color profiles of album products. */
export const profiles = labProfiles('albums');
