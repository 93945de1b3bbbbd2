import { sites } from '@plugins/kit/server';
import { z } from 'zod';

const settings = z.strictObject({
  title: sites.fields.words(),
  text: sites.fields.prose(),
  packages: sites.fields.items(
    {
      name: sites.fields.words(),
      price: sites.fields.words({ max: 80 }),
      about: sites.fields.words({ max: 400 }),
      includes: sites.fields.prose({ max: 2000 }),
      button: sites.fields.link(),
      marked: z.boolean().default(false),
    },
    { max: 8 },
  ),
  note: sites.fields.words({ max: 400 }),
});

/** What its view is drawn from. */
export type PricingData = sites.Resolved<z.output<typeof settings>>;

/** A price list: what each costs, and what is in it. */
export const pricingBlock = sites.defineSiteBlock({
  id: 'sites.pricing',
  settings,
  starter: {
    title: { en: 'Prices', he: 'מחירים' },
    packages: [
      {
        name: { en: 'Half a day', he: 'חצי יום' },
        price: { en: '₪ 3,400', he: '3,400 ₪' },
        includes: {
          en: '- Five hours\n- 250 photographs\n- Online gallery',
          he: '- חמש שעות\n- 250 תמונות\n- גלריה אונליין',
        },
      },
      {
        name: { en: 'The whole day', he: 'יום שלם' },
        price: { en: '₪ 6,800', he: '6,800 ₪' },
        includes: {
          en: '- From getting ready to the dance floor\n- 600 photographs\n- Album of 40 pages',
          he: '- מההתארגנות ועד הרחבה\n- 600 תמונות\n- אלבום של 40 עמודים',
        },
        marked: true,
      },
    ],
  },
  on: 'both',
});
