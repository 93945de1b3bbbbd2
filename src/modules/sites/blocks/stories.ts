import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  stories: siteFields.items({
    quote: siteFields.words({ max: 1000 }),
    name: siteFields.words(),
    about: siteFields.words(),
    picture: siteFields.picture(),
  }),
});

/** Data of its view. */
export type StoriesData = Resolved<z.output<typeof settings>>;

/** Testimonials of clients, entered by hand. */
export const storiesBlock = defineSiteBlock({
  id: 'sites.stories',
  settings,
  starter: {
    stories: [
      {
        quote: {
          en: 'We saw her three times that day, and then there were four hundred photographs, each of them as it felt.',
          he: 'ראינו אותה שלוש פעמים באותו יום, ואז היו ארבע מאות תמונות, כל אחת בדיוק כמו שזה הרגיש.',
        },
        name: { en: 'Maya & Jonathan', he: 'מאיה ויונתן' },
      },
    ],
  },
  statesFacts: true,
  on: 'both',
});
