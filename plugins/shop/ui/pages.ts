import { NothingYet } from './NothingYet';

/** Views of the feature's pages. */
export const shopPages = { 'shop.products': NothingYet };
