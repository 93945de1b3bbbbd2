import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  button: siteFields.link(),
  second: siteFields.link(),
  align: z.enum(['start', 'center', 'end']).default('center'),
});

/** Data of its view. */
export type ButtonData = Resolved<z.output<typeof settings>>;

/** One or two buttons alone. */
export const buttonBlock = defineSiteBlock({
  id: 'sites.button',
  settings,
  starter: { button: { label: { en: 'Back to the home page', he: 'לדף הבית' }, to: '/' } },
  on: 'both',
  load: ({ settings }) => (settings.button || settings.second ? settings : null),
});
