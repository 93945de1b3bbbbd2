import { sites } from '@plugins/kit/server';
import { z } from 'zod';
import { notAgreed } from '../operations/agree';

const settings = z.strictObject({
  title: sites.fields.words(),
  works: sites.fields.items({
    picture: sites.fields.picture(),
    title: sites.fields.words(),
    text: sites.fields.words({ max: 400 }),
    to: sites.fields.link(),
  }),
});

/** What its view is drawn from. */
export type FeaturedData = sites.Resolved<z.output<typeof settings>>;

/** Chosen work, each with a picture, a name and where it leads; only what clients agreed to be shown. */
export const featuredBlock = sites.defineSiteBlock({
  id: 'sites.featured',
  settings,
  on: 'both',
  load: async ({ settings }) => {
    const held = await notAgreed(settings.works.flatMap(({ picture }) => picture?.id ?? []));
    const works = settings.works.filter(({ picture }) => !picture || !held.has(picture.id));
    return works.length > 0 ? { ...settings, works } : null;
  },
});
