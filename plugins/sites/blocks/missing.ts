import { defineSiteBlock, type Resolved, siteFields } from '@plugins/kit/server/sites';
import { z } from 'zod';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.words({ max: 2000 }),
});

/** What its view is drawn from. */
export type MissingData = Resolved<z.output<typeof settings>>;

/** What stands where nothing is: drawn by the site itself. */
export const missingBlock = defineSiteBlock({
  id: 'sites.missing',
  settings,
  starter: {},
  on: 'both',
});
