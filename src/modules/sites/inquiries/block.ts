import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose({ max: 2000 }),
  /** Whether the form has a field for a telephone number. */
  phone: z.boolean().default(true),
  /** Whether the form has a field for the date of the event. */
  day: z.boolean().default(true),
  button: siteFields.words({ max: 60 }),
  /** Shown after the form was sent. */
  thanks: siteFields.words({ max: 600 }),
});

/** Data of its view. */
export type ContactData = Resolved<z.output<typeof settings>>;

/** The contact form of a site. */
export const contactBlock = defineSiteBlock({
  id: 'sites.contact',
  settings,
  starter: {
    title: { en: 'Write to me', he: 'כתבו לי' },
    text: {
      en: 'Write a few words about your day: when, where, and what you dream of.',
      he: 'ספרו לי על היום שלכם: מתי, איפה ועל מה אתם חולמים.',
    },
  },
  on: 'both',
  islands: ['send'],
});
