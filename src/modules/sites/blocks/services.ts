import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose(),
  services: siteFields.items({
    picture: siteFields.picture(),
    title: siteFields.words(),
    text: siteFields.prose(),
    button: siteFields.link(),
  }),
});

/** Data of its view. */
export type ServicesData = Resolved<z.output<typeof settings>>;

/** The studio's services, side by side. */
export const servicesBlock = defineSiteBlock({
  id: 'sites.services',
  settings,
  starter: {
    title: { en: 'Services', he: 'שירותים' },
    services: [
      {
        title: { en: 'Weddings', he: 'חתונות' },
        text: {
          en: 'The whole day, from getting ready to the last dance.',
          he: 'כל היום, מההתארגנות ועד הריקוד האחרון.',
        },
      },
      {
        title: { en: 'Families', he: 'משפחות' },
        text: { en: 'An hour outdoors, at the pace of the smallest.', he: 'שעה בחוץ, בקצב של הכי קטנים.' },
      },
    ],
  },
  statesFacts: true,
  on: 'both',
});
