/** What a card does when it is charged. */
export interface CardKind {
  brand: string;
  /** Why it is declined; null: it is charged. */
  decline: { code: string; decline_code?: string; message: string } | null;
  /** Wants its owner to confirm: on the page always, or only when the owner is away. */
  confirm: 'always' | 'never';
  /** A later charge without its owner fails. */
  failsLater?: boolean;
  disputed?: boolean;
  /** Refunds to it fail a while later. */
  refundFails?: boolean;
}

const declined = (decline_code: string) => ({
  code: 'card_declined',
  decline_code,
  message: 'Your card was declined.',
});
const good = { brand: 'visa', decline: null, confirm: 'never' } as const;

/** Cards by number, as in Stripe's page about testing. */
export const CARDS: Record<string, CardKind> = {
  '4242424242424242': good,
  '5555555555554444': { ...good, brand: 'mastercard' },
  '4000000000000002': { ...good, decline: declined('generic_decline') },
  '4000000000009995': {
    ...good,
    decline: { ...declined('insufficient_funds'), message: 'Your card has insufficient funds.' },
  },
  '4000000000000069': { ...good, decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000002500003155': { ...good, confirm: 'always' },
  '4000000000000341': { ...good, failsLater: true },
  '4000000000000259': { ...good, disputed: true },
  '4000000000005126': { ...good, refundFails: true },
};

/** The test names of payment methods that stand for a number. */
export const NAMED: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002500003155',
  tok_visa: '4242424242424242',
  tok_chargeDeclined: '4000000000000002',
};
