import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  slides: sites.fields.items(
    {
      picture: sites.fields.picture(),
      title: sites.fields.words(),
      text: sites.fields.words({ max: 400 }),
      button: sites.fields.link(),
    },
    { max: 12 },
  ),
});

/** What its view is drawn from. */
export type SlidesData = sites.Resolved<z.output<typeof settings>>;

/** Large pictures one after the other, moved by hand. */
export const slidesBlock = sites.defineSiteBlock({
  id: 'sites.slides',
  settings,
  islands: ['slides'],
  on: 'both',
  load: ({ settings }) => (settings.slides.some(({ picture, title }) => picture || title) ? settings : null),
});
