import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose(),
  button: siteFields.link(),
  align: z.enum(['start', 'center']).default('start'),
});

/** Data of its view. */
export type TextData = Resolved<z.output<typeof settings>>;

/** Text alone, at a readable width. */
export const textBlock = defineSiteBlock({
  id: 'sites.text',
  settings,
  starter: {
    title: { en: 'A heading', he: 'כותרת' },
    text: { en: 'Write here what a visitor should know.', he: 'כאן כותבים מה שמבקר צריך לדעת.' },
  },
  statesFacts: true,
  on: 'both',
});
