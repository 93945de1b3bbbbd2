/** Codes of the error table for carts and orders; the comment of each says when it occurs. */
export const SHOP_ERRORS = {
  /** Placing an order whose total is not the one that was shown: a price, a photograph or a coupon has changed. */
  ORDER_CHANGED: { status: 409, field: 'total', params: [] },
  /** A coupon that does not exist, has ended, or is used up. */
  COUPON_NOT_ACTIVE: { status: 422, field: 'coupon', params: [] },
  /** Ordering with an empty cart. */
  CART_EMPTY: { status: 422, field: 'base', params: [] },
} as const;
