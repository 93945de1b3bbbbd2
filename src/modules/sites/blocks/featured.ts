import { z } from 'zod';
import { notAgreed } from '../operations/agree';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  works: siteFields.items({
    picture: siteFields.picture(),
    title: siteFields.words(),
    text: siteFields.words({ max: 400 }),
    to: siteFields.link(),
  }),
});

/** Data of its view. */
export type FeaturedData = Resolved<z.output<typeof settings>>;

/** Featured work, each with a picture, a name and a link; only work whose clients agreed to its publication. */
export const featuredBlock = defineSiteBlock({
  id: 'sites.featured',
  settings,
  statesFacts: true,
  on: 'both',
  load: async ({ settings }) => {
    const held = await notAgreed(settings.works.flatMap(({ picture }) => picture?.id ?? []));
    const works = settings.works.filter(({ picture }) => !picture || !held.has(picture.id));
    return works.length > 0 ? { ...settings, works } : null;
  },
});
