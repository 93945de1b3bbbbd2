import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  text: sites.fields.prose(),
  button: sites.fields.link(),
  align: z.enum(['start', 'center']).default('start'),
});

/** What its view is drawn from. */
export type TextData = sites.Resolved<z.output<typeof settings>>;

/** Words alone, at the width they are read at. */
export const textBlock = sites.defineSiteBlock({
  id: 'sites.text',
  settings,
  starter: {
    title: { en: 'A heading', he: 'כותרת' },
    text: { en: 'Write here what a visitor should know.', he: 'כאן כותבים מה שמבקר צריך לדעת.' },
  },
  on: 'both',
});
