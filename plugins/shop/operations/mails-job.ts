/** The job that mails the buyer and the studio about an order. */
export const ORDER_MAILS = { id: 'shop.order-mails' } as const;
