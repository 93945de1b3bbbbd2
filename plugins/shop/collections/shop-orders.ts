import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { account, count, instant, labFields, link, parent, text } from './fields';

const hidden = { hidden: true };

/** What a person has put into the cart of a project, as `CartLine[]`; checked and priced whenever it is read. */
export const shopCarts: CollectionConfig = {
  slug: 'shop-carts',
  access: accessFor('shop-carts'),
  admin: hidden,
  indexes: [{ fields: ['event', 'person'], unique: true }],
  fields: [
    account,
    parent('event', 'events', 'cascade'),
    // The client, the account or the grant, as the kit's `personOf` returns it.
    text('person', 36, true),
    { name: 'lines', type: 'json', required: true },
  ],
};

/** An order with its frozen sums. Outlives its project. */
export const shopOrders: CollectionConfig = {
  slug: 'shop-orders',
  access: accessFor('shop-orders'),
  admin: hidden,
  indexes: [
    { fields: ['account', 'number'], unique: true },
    { fields: ['account', 'key'], unique: true },
  ],
  fields: [
    account,
    link('event', 'events'),
    link('grant', 'grants'),
    // Counts an account's orders from 1, without gaps.
    count('number'),
    { name: 'state', type: 'select', options: ['open', 'paid', 'done', 'cancelled'], required: true },
    text('currency', 3, true),
    count('subtotal'),
    count('discount'),
    count('total'),
    count('tax'),
    count('tax_rate'),
    count('refunded'),
    text('method', 40),
    // The payment of `money`, and how to pay it in the studio's words.
    text('payment', 36),
    text('reference', 100),
    { name: 'instructions', type: 'textarea', maxLength: 4000 },
    text('coupon', 40),
    text('person', 36, true),
    text('name', 200, true),
    // Null once the buyer is erased.
    { name: 'email', type: 'email' },
    { name: 'address', type: 'textarea', maxLength: 1000 },
    // `DeliveryWay`: how it is delivered, its name and price as they were; null where nothing is, and without ways.
    { name: 'delivery', type: 'json' },
    { name: 'note', type: 'textarea', maxLength: 2000 },
    text('locale', 2, true),
    { name: 'studio_note', type: 'textarea', maxLength: 2000 },
    // The `Idempotency-Key` of the request, with its person.
    text('key', 200),
    instant('paid_at'),
    instant('sent_at'),
    instant('cancelled_at'),
  ],
};

/** A line of an order: names and prices as they were. */
export const shopOrderLines: CollectionConfig = {
  slug: 'shop-order-lines',
  access: accessFor('shop-order-lines'),
  admin: hidden,
  fields: [
    account,
    parent('order', 'shop-orders', 'cascade'),
    link('product', 'shop-products'),
    // The product of the selection whose extras it is.
    link('extra_of', 'products'),
    count('position'),
    text('name', 200, true),
    text('option_name', 200),
    text('kind', 20, true),
    count('quantity', 1),
    count('unit'),
    count('amount'),
    // Of files: what was bought, and in which size.
    text('scope', 20),
    text('size', 20),
    link('gallery', 'galleries'),
    // Width / height of a print, times 1000.
    { name: 'ratio', type: 'number' },
    // Sides of a print in centimeters, as they were; null where the product had none.
    { name: 'print_width', type: 'number' },
    { name: 'print_height', type: 'number' },
    // Of a print, as they were.
    ...labFields,
  ],
};

/** A photograph of a line, with the part of it that is printed. */
export const shopOrderPhotos: CollectionConfig = {
  slug: 'shop-order-photos',
  access: accessFor('shop-order-photos'),
  admin: hidden,
  fields: [
    account,
    parent('line', 'shop-order-lines', 'cascade'),
    link('media', 'media'),
    text('name', 300, true),
    count('position'),
    // `Crop`: where the printed part of the photograph is.
    { name: 'crop', type: 'json' },
  ],
};
