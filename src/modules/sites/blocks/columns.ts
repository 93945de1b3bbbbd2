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
  /** Of two columns: which is the wider one. */
  ratio: z.enum(['even', 'first', 'last']).default('even'),
});

/** Data of its view. */
export type ColumnsData = Resolved<z.output<typeof settings>>;

/** Texts in columns, with or without pictures. */
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
