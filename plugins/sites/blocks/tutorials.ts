import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  tutorials: sites.fields.items({
    picture: sites.fields.picture(),
    title: sites.fields.words(),
    text: sites.fields.prose({ max: 2000 }),
    to: sites.fields.link(),
  }),
});

/** What its view is drawn from. */
export type TutorialsData = sites.Resolved<z.output<typeof settings>>;

/** Things explained: a picture, a few words, and where to see it. */
export const tutorialsBlock = sites.defineSiteBlock({
  id: 'sites.tutorials',
  settings,
  on: 'both',
  load: ({ settings }) => (settings.tutorials.length > 0 ? settings : null),
});
