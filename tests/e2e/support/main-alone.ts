/** `npm test` makes the main journeys alone, and what is seeded for them; `npm run test:long` and `KEEPERS_JOURNEYS=all` make others. */
export const MAIN_ALONE = process.env.KEEPERS_LONG !== '1' && process.env.KEEPERS_JOURNEYS !== 'all';
