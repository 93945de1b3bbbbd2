import { z } from 'zod';
import { mapLinks } from '../rules/map-links';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  place: siteFields.words({ max: 300 }),
  text: siteFields.prose({ max: 2000 }),
});

/** Data of its view. */
export type MapData = Resolved<z.output<typeof settings>> & { links: ReturnType<typeof mapLinks> };

/** An address with links to map apps, beside a drawn map: nothing of another site is loaded. */
export const mapBlock = defineSiteBlock({
  id: 'sites.map',
  settings,
  starter: {
    title: { en: 'Where to find me', he: 'איפה אני' },
    place: { en: 'Write your address here', he: 'כאן כותבים כתובת' },
  },
  statesFacts: true,
  on: 'both',
  load: ({ settings }): MapData | null =>
    settings.place ? { ...settings, links: mapLinks(settings.place) } : null,
});
