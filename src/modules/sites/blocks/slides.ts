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

/** Data of its view. */
export type SlidesData = Resolved<z.output<typeof settings>>;

/** A slideshow of large pictures, moved by hand. */
export const slidesBlock = defineSiteBlock({
  id: 'sites.slides',
  settings,
  islands: ['slides'],
  on: 'both',
  load: ({ settings }) => (settings.slides.some(({ picture, title }) => picture || title) ? settings : null),
});
