import { isSigned, sign } from '@plugins/kit/server/people';

const PURPOSE = 'shop.order';

/**
 * The address of an order for its mails, in the language of the mail: its holder reads this order, and nothing else of the
 * project.
 */
export const orderPath = (event: string, order: string, locale: 'en' | 'he'): string =>
  `/events/${event}/orders/${order}?k=${sign(PURPOSE, order)}&locale=${locale}`;

/** Whether `mark` is the signature of an order's address. */
export const signsOrder = (order: string, mark: string): boolean => isSigned(PURPOSE, order, mark);
