import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  text: sites.fields.words({ max: 2000 }),
});

/** What its view is drawn from. */
export type MissingData = sites.Resolved<z.output<typeof settings>>;

/** What stands where nothing is: drawn by the site itself. */
export const missingBlock = sites.defineSiteBlock({
  id: 'sites.missing',
  settings,
  starter: {},
  on: 'both',
});
