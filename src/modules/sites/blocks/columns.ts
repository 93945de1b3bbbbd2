import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  columns: siteFields.items(
    {
      picture: siteFields.picture(),
      title: siteFields.words(),
      text: siteFields.prose(),
      button: siteFields.link(),
    },
    { max: 4 },
  ),
});

/** What its view is drawn from. */
export type ColumnsData = Resolved<z.output<typeof settings>>;

/** Words, with pictures or without, in columns. */
export const columnsBlock = defineSiteBlock({
  id: 'sites.columns',
  settings,
  starter: {
    columns: [
      { title: { en: 'First', he: 'ראשון' }, text: { en: 'Words.', he: 'מילים.' } },
      { title: { en: 'Second', he: 'שני' }, text: { en: 'Words.', he: 'מילים.' } },
    ],
  },
  statesFacts: true,
  on: 'both',
});
