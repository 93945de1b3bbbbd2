import type { PersonTable } from '@plugins/kit/server/people';
import { OWN_CART, PROJECT } from './queries/carts';

const ORDER = `${PROJECT}, number, state, total, currency, name, email, address, note, created_at`;

/**
 * Personal data of the shop. An erasure removes who ordered; the sums stay, because they belong to the studio's books.
 */
export const shopPeople: readonly PersonTable[] = [
  {
    table: 'shop_orders',
    mine: 'grant_id = any(:grants)',
    shown: ORDER,
    knows: ['grant_id', 'name', 'email', 'address', 'note', 'person', 'studio_note', 'key'],
    erased: {
      set: "grant_id = null, name = '–', email = null, address = null, note = null, person = '', studio_note = null, key = null",
    },
  },
  {
    table: 'shop_carts',
    mine: OWN_CART,
    shown: `${PROJECT}, lines, updated_at`,
    knows: ['person'],
    erased: 'gone',
  },
];
