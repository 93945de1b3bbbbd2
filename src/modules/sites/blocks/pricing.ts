import { z } from 'zod';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  title: siteFields.words(),
  text: siteFields.prose(),
  packages: siteFields.items(
    {
      name: siteFields.words(),
      price: siteFields.words({ max: 80 }),
      about: siteFields.words({ max: 400 }),
      includes: siteFields.prose({ max: 2000 }),
      button: siteFields.link(),
      marked: z.boolean().default(false),
    },
    { max: 8 },
  ),
  note: siteFields.words({ max: 400 }),
});

/** Data of its view. */
export type PricingData = Resolved<z.output<typeof settings>>;

/** A price list: packages with price and content. */
export const pricingBlock = defineSiteBlock({
  id: 'sites.pricing',
  settings,
  starter: {
    title: { en: 'Prices', he: 'מחירים' },
    packages: [
      {
        name: { en: 'Half a day', he: 'חצי יום' },
        price: { en: '$950', he: '3,400 ₪' },
        includes: {
          en: '- Five hours\n- 250 photographs\n- Online gallery',
          he: '- חמש שעות\n- 250 תמונות\n- גלריה אונליין',
        },
      },
      {
        name: { en: 'The whole day', he: 'יום שלם' },
        price: { en: '$1,900', he: '6,800 ₪' },
        includes: {
          en: '- From getting ready to the dance floor\n- 600 photographs\n- Album of 40 pages',
          he: '- מההתארגנות ועד הרחבה\n- 600 תמונות\n- אלבום של 40 עמודים',
        },
        marked: true,
      },
    ],
  },
  statesFacts: true,
  on: 'both',
});
