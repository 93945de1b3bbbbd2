import { isSigned, sign } from '@plugins/kit/server/people';

const PURPOSE = 'shop.order';

/** The address of an order for its mails: its holder reads this order, and nothing else of the project. */
export const orderPath = (event: string, order: string): string =>
  `/events/${event}/orders/${order}?k=${sign(PURPOSE, order)}`;

/** Whether `mark` is the signature of an order's address. */
export const signsOrder = (order: string, mark: string): boolean => isSigned(PURPOSE, order, mark);
