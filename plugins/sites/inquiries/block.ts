import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  text: sites.fields.prose({ max: 2000 }),
  /** Whether a telephone is asked for. */
  phone: z.boolean().default(true),
  /** Whether the day it is about is asked for. */
  day: z.boolean().default(true),
  button: sites.fields.words({ max: 60 }),
  /** What is said once it was sent. */
  thanks: sites.fields.words({ max: 600 }),
});

/** What its view is drawn from. */
export type ContactData = sites.Resolved<z.output<typeof settings>>;

/** A form visitors write to the studio with. */
export const contactBlock = sites.defineSiteBlock({
  id: 'sites.contact',
  settings,
  starter: {
    title: { en: 'Write to me', he: 'כתבו לי' },
    text: {
      en: 'Tell me about the day: when, where, and what you dream of. I answer within a day.',
      he: 'ספרו לי על היום שלכם: מתי, איפה ועל מה אתם חולמים. אני חוזרת אליכם תוך יום.',
    },
  },
  on: 'both',
  islands: ['send'],
});
