import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.words({ max: 2000 }),
});

/** Data of its view. */
export type MissingData = Resolved<z.output<typeof settings>>;

/** The content of the not-found page, which the site renders itself. */
export const missingBlock = defineSiteBlock({
  id: 'sites.missing',
  settings,
  starter: {},
  on: 'both',
});
