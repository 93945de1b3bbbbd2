import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  columns: sites.fields.items(
    {
      picture: sites.fields.picture(),
      title: sites.fields.words(),
      text: sites.fields.prose(),
      button: sites.fields.link(),
    },
    { max: 4 },
  ),
});

/** What its view is drawn from. */
export type ColumnsData = sites.Resolved<z.output<typeof settings>>;

/** Words, with pictures or without, in columns. */
export const columnsBlock = sites.defineSiteBlock({
  id: 'sites.columns',
  settings,
  starter: {
    columns: [
      { title: { en: 'First', he: 'ראשון' }, text: { en: 'Words.', he: 'מילים.' } },
      { title: { en: 'Second', he: 'שני' }, text: { en: 'Words.', he: 'מילים.' } },
    ],
  },
  on: 'both',
});
