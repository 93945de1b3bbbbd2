import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  tutorials: siteFields.items({
    picture: siteFields.picture(),
    title: siteFields.words(),
    text: siteFields.prose({ max: 2000 }),
    to: siteFields.link(),
  }),
});

/** Data of its view. */
export type TutorialsData = Resolved<z.output<typeof settings>>;

/** Tutorials: a picture, a few words, and a link. */
export const tutorialsBlock = defineSiteBlock({
  id: 'sites.tutorials',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.tutorials.length > 0 ? settings : null),
});
