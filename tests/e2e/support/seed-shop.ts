import { createProduct } from '@plugins/shop/operations/manage-catalog';
import { copyList } from '@plugins/shop/operations/project-prices';
import { connectStripe } from '@plugins/stripe/operations/connect';
import { pool } from '@/core/db/pool';
import { STUDIO_KEY } from '../../helpers/stripe/state';

type Locale = 'en' | 'he';

/** Names in both languages, and what is sold under them; amounts in cents and agorot. */
const PRODUCTS: { name: Record<Locale, string>; description?: Record<Locale, string>; of: object }[] = [
  {
    name: { en: 'Fine art prints', he: 'הדפסות על נייר כותנה' },
    description: {
      en: 'Heavy cotton paper, colors that last a lifetime.',
      he: 'נייר כותנה עבה, צבעים שנשמרים לכל החיים.',
    },
    of: {
      kind: 'print',
      options: [
        { id: 's', name: '10 × 15', amount: 1500, width: 10, height: 15 },
        { id: 'm', name: '20 × 30', amount: 8000, width: 20, height: 30 },
        { id: 'l', name: '30 × 30', amount: 12_000, width: 30, height: 30 },
      ],
    },
  },
  {
    name: { en: 'Canvas', he: 'קנבס' },
    of: { kind: 'print', options: [{ id: 'c', name: '50 × 70', amount: 42_000, width: 50, height: 70 }] },
  },
  {
    name: { en: 'Framed print', he: 'הדפסה ממוסגרת' },
    of: { kind: 'print', options: [{ id: 'f', name: '40 × 40', amount: 36_000, width: 40, height: 40 }] },
  },
  {
    name: { en: 'Postcards', he: 'גלויות' },
    of: {
      kind: 'print',
      minimum: 10,
      options: [{ id: 'p', name: '10 × 15', amount: 400, width: 10, height: 15 }],
    },
  },
  {
    name: { en: 'Parents’ album', he: 'אלבום להורים' },
    of: { kind: 'package', photos: 5, options: [{ id: 'a', name: '', amount: 65_000 }] },
  },
  {
    name: { en: 'One digital photo', he: 'תמונה דיגיטלית אחת' },
    of: { kind: 'digital', scope: 'photo', options: [{ id: 'd', name: '', amount: 5000 }] },
  },
  {
    name: { en: 'All digital photos', he: 'כל התמונות הדיגיטליות' },
    of: { kind: 'digital', scope: 'project', options: [{ id: 'all', name: '', amount: 90_000 }] },
  },
];

/**
 * Gives projects of a studio prices of their own, so that no other project of it has a shop, and connects the studio's
 * cards to the stand-in for Stripe.
 */
export async function seedShop(account: string, projects: Record<Locale, string | undefined>): Promise<void> {
  await connectStripe(account, { pasted: STUDIO_KEY, locale: 'en' });
  for (const locale of ['en', 'he'] as const) {
    const event = projects[locale];
    if (!event) throw new Error(`seed.ts makes no project that sells in ${locale}`);
    await copyList(account, event);
    await pool().query('update shop_lists set currency = $2, tax_rate = 1800 where event_id = $1', [
      event,
      locale === 'he' ? 'ILS' : 'USD',
    ]);
    for (const { name, description, of } of PRODUCTS)
      await createProduct(account, { ...of, name: name[locale], description: description?.[locale], event });
  }
}
