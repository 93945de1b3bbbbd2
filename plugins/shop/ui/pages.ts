import { NothingYet } from './NothingYet';

/** The views of the shop's pages. */
export const shopPages = { 'shop.products': NothingYet };
