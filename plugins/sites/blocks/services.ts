import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  text: sites.fields.prose(),
  services: sites.fields.items({
    picture: sites.fields.picture(),
    title: sites.fields.words(),
    text: sites.fields.prose(),
    button: sites.fields.link(),
  }),
});

/** What its view is drawn from. */
export type ServicesData = sites.Resolved<z.output<typeof settings>>;

/** What she offers, one beside the other. */
export const servicesBlock = sites.defineSiteBlock({
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
  on: 'both',
});
