import { defineSiteBlock, type Resolved, siteFields } from '@plugins/kit/server/sites';
import { z } from 'zod';

const settings = z.strictObject({
  title: siteFields.words(),
  tutorials: siteFields.items({
    picture: siteFields.picture(),
    title: siteFields.words(),
    text: siteFields.prose({ max: 2000 }),
    to: siteFields.link(),
  }),
});

/** What its view is drawn from. */
export type TutorialsData = Resolved<z.output<typeof settings>>;

/** Things explained: a picture, a few words, and where to see it. */
export const tutorialsBlock = defineSiteBlock({
  id: 'sites.tutorials',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.tutorials.length > 0 ? settings : null),
});
