import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  picture: sites.fields.picture(),
  title: sites.fields.words(),
  text: sites.fields.prose(),
  button: sites.fields.link(),
  side: z.enum(['start', 'end']).default('start'),
});

/** What its view is drawn from. */
export type StoryData = sites.Resolved<z.output<typeof settings>>;

/** A picture beside words: who she is, how a day with her goes. */
export const storyBlock = sites.defineSiteBlock({
  id: 'sites.story',
  settings,
  starter: {
    title: { en: 'Hello', he: 'נעים להכיר' },
    text: {
      en: 'Tell in a few lines who you are, where you work and what you love to photograph.',
      he: 'ספרו בכמה שורות מי אתם, איפה אתם עובדים ומה אתם אוהבים לצלם.',
    },
  },
  on: 'both',
});
