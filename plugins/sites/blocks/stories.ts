import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  stories: sites.fields.items({
    quote: sites.fields.words({ max: 1000 }),
    name: sites.fields.words(),
    about: sites.fields.words(),
    picture: sites.fields.picture(),
  }),
});

/** What its view is drawn from. */
export type StoriesData = sites.Resolved<z.output<typeof settings>>;

/** What clients told, in their words, chosen by hand. */
export const storiesBlock = sites.defineSiteBlock({
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
  on: 'both',
});
