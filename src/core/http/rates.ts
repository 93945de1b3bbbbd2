/** How often something may be done in a span of minutes, per `who`. */
export interface Rate {
  most: number;
  minutes: number;
}

/**
 * Counted whether it succeeds or not, in all web processes together. Each is counted per person, account or mailbox
 * that causes the load, never per address that many share: a wedding's guests behind one router do not use up each
 * other's.
 */
export const RATES = {
  /** Exports of personal data, per person they are about. */
  export: { most: 5, minutes: 24 * 60 },
  /** Files one account announces. */
  upload: { most: 20_000, minutes: 60 },
  /** Photographs of their own that one guest or client announces. */
  contribution: { most: 300, minutes: 60 },
  /** Messages one account sends. */
  letters: { most: 2_000, minutes: 60 },
  /** Messages one account sends to one mailbox. */
  mailbox: { most: 20, minutes: 60 },
  /** Test deliveries and redeliveries of an account's webhooks. */
  webhook: { most: 60, minutes: 60 },
  /** Reviews from one person (grant or browser). */
  review: { most: 5, minutes: 60 },
  /** Comments on photographs of one person (client, grant, or member of the studio). */
  comment: { most: 120, minutes: 60 },
  /** Names and addresses that one person enters as their own. */
  introduction: { most: 10, minutes: 60 },
  /** Addresses that people leave at one project that is not open yet: they have no grant, so the project counts. */
  awaiting: { most: 300, minutes: 24 * 60 },
  /** Reports of what one person looked at in a gallery. */
  looks: { most: 240, minutes: 60 },
  /** Contact sheets one person requests. */
  sheet: { most: 30, minutes: 60 },
  /** Checks of an account's domains that a person starts. */
  domain: { most: 30, minutes: 60 },
  /** Inquiries over one site. */
  inquiry: { most: 120, minutes: 60 },
  /** Inquiries of one mailbox, over all sites: each is answered with a message to it. */
  inquirer: { most: 5, minutes: 24 * 60 },
  /** Codes that programs of one network ask for, to be connected. They have no person yet, so the network counts. */
  pairing: { most: 60, minutes: 60 },
  /** Codes of programs that one person types. */
  user_code: { most: 40, minutes: 60 },
  /** Codes of coupons that one person enters, and all people of one project: codes are not found by trying. */
  coupon: { most: 30, minutes: 10 },
  coupons: { most: 600, minutes: 60 },
} as const satisfies Record<string, Rate>;
export type RateId = keyof typeof RATES;
