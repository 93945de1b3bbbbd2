import { cartPage } from './cart';
import { linePage } from './line';
import { orderPage, ordersPage } from './order';
import { productPage, shopPage } from './shop';

/** The shop's pages. */
export const shopPages = [shopPage, productPage, cartPage, linePage, ordersPage, orderPage];
