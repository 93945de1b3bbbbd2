import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose({ max: 2000 }),
  /** Whether a telephone is asked for. */
  phone: z.boolean().default(true),
  /** Whether the day it is about is asked for. */
  day: z.boolean().default(true),
  button: siteFields.words({ max: 60 }),
  /** What is said once it was sent. */
  thanks: siteFields.words({ max: 600 }),
});

/** What its view is drawn from. */
export type ContactData = Resolved<z.output<typeof settings>>;

/** A form visitors write to the studio with. */
export const contactBlock = defineSiteBlock({
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
