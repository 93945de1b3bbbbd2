/** Codes of Stripe by the reason that every method uses; a code that is not here stays as it is. */
const REASONS: Readonly<Record<string, string>> = {
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  card_declined: 'declined',
  card_not_supported: 'declined',
  do_not_honor: 'declined',
  expired_card: 'card_expired',
  generic_decline: 'declined',
  insufficient_funds: 'insufficient_funds',
  invalid_account: 'card_gone',
  lost_card: 'card_gone',
  payment_intent_authentication_failure: 'authentication_required',
  pickup_card: 'card_gone',
  resource_missing: 'card_gone',
  stolen_card: 'card_gone',
};

const CODE = /^[\w.-]{1,100}$/;

/** Returns why a card was not charged: the bank's reason where Stripe says one, else Stripe's own. */
export function reasonOf(error: { code?: string | undefined; decline_code?: string | undefined }): string {
  const { code = '', decline_code = '' } = error;
  const known = REASONS[decline_code] ?? REASONS[code];
  return known ?? [decline_code, code].find((one) => CODE.test(one)) ?? 'declined';
}
