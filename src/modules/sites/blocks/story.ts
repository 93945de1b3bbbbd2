import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  picture: siteFields.picture(),
  title: siteFields.words(),
  text: siteFields.prose(),
  button: siteFields.link(),
  side: z.enum(['start', 'end']).default('start'),
});

/** Data of its view. */
export type StoryData = Resolved<z.output<typeof settings>>;

/** A picture beside text, for example about the photographer. */
export const storyBlock = defineSiteBlock({
  id: 'sites.story',
  settings,
  starter: {
    title: { en: 'Hello', he: 'נעים להכיר' },
    text: {
      en: 'Introduce yourself in a few lines: who you are, where you work and what you love to photograph.',
      he: 'ספרו בכמה שורות מי אתם, איפה אתם עובדים ומה אתם אוהבים לצלם.',
    },
  },
  statesFacts: true,
  on: 'both',
});
