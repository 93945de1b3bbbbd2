import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  slides: siteFields.items(
    {
      picture: siteFields.picture(),
      title: siteFields.words(),
      text: siteFields.words({ max: 400 }),
      button: siteFields.link(),
    },
    { max: 12 },
  ),
});

/** What its view is drawn from. */
export type SlidesData = Resolved<z.output<typeof settings>>;

/** Large pictures one after the other, moved by hand. */
export const slidesBlock = defineSiteBlock({
  id: 'sites.slides',
  settings,
  islands: ['slides'],
  on: 'both',
  load: ({ settings }) => (settings.slides.some(({ picture, title }) => picture || title) ? settings : null),
});
