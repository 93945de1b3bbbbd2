/** Errors of payments, part of the table of all errors. */
export const PAYMENT_ERRORS = {
  /** The plan has no room for one more project. */
  PROJECT_LIMIT_REACHED: {
    status: 422,
    field: 'base',
    params: ['limit'],
    ways: ['upgrade', 'single_project', 'delete'],
  },
  /** A payment begins, or is marked or refunded, in a state that does not allow it: paid already, cancelled, not paid. */
  NOT_PAYABLE: { status: 409, field: 'base', params: [] },
  /** The account does not accept this sum by the chosen method. */
  METHOD_NOT_OFFERED: { status: 422, field: 'method', params: [] },
  /** The card or the service refused the payment. */
  PAYMENT_DECLINED: { status: 422, field: 'base', params: [] },
  /** A refund of more than is left of the payment. */
  REFUND_TOO_LARGE: { status: 422, field: 'amount', params: [] },
  /** Undoing a mark "paid" after a document was issued for it. */
  DOCUMENT_ISSUED: { status: 409, field: 'base', params: [] },
  /** Choosing the plan that the account has and that renews anyway. */
  PLAN_IN_USE: { status: 422, field: 'plan', params: [] },
  /** Beginning a trial a second time, or beside a paid plan. */
  TRIAL_USED: { status: 409, field: 'base', params: [] },
  /** A discount link that does not exist, has ended, is used up, or was used by the account before. */
  DISCOUNT_NOT_ACTIVE: { status: 422, field: 'discount', params: [] },
  /** What is sent needs the seller account, which lacks something. */
  SELLER_INCOMPLETE: { status: 422, field: 'base', params: [] },
  /** An event of a payment service with a wrong or old signature. */
  WRONG_SIGNATURE: { status: 400, field: 'base', params: [] },
  /** Placing an order whose total is not the one that was shown: a price, a photograph or a coupon has changed. */
  ORDER_CHANGED: { status: 409, field: 'total', params: [] },
  /** A coupon that does not exist, has ended, or is used up. */
  COUPON_NOT_ACTIVE: { status: 422, field: 'coupon', params: [] },
  /** Ordering with an empty cart. */
  CART_EMPTY: { status: 422, field: 'base', params: [] },
  /** A picture of a product is no JPEG, PNG or WebP, is damaged or too large. */
  IMAGE_NOT_USABLE: { status: 422, field: 'image', params: [] },
  /** A lab's color profile is no ICC file of RGB or CMYK, is damaged, or pictures cannot be converted to it. */
  PROFILE_NOT_USABLE: { status: 422, field: 'profile', params: [] },
} as const;
