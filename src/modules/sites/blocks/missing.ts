import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

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
