import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  text: siteFields.words({ max: 240 }),
  to: siteFields.link(),
  look: z.enum(['accent', 'quiet']).default('accent'),
});

/** Data of its view. */
export type AnnouncementData = Resolved<z.output<typeof settings>>;

/** News in one line across the page, with an optional link. */
export const announcementBlock = defineSiteBlock({
  id: 'sites.announcement',
  settings,
  starter: {
    text: { en: 'Write your news here, in one line.', he: 'כאן כותבים חדשות, בשורה אחת.' },
  },
  statesFacts: true,
  on: 'both',
  load: ({ settings }) => (settings.text ? settings : null),
});
