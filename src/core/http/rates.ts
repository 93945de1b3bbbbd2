/** How often something may be done in a span of minutes, whoever is asked for it. */
export interface Rate {
  most: number;
  minutes: number;
}

/**
 * What is counted whether it succeeds or not, in every web process together. Each is counted by whom it would be a burden
 * from, never by an address many share: a wedding's guests behind one router do not use up each other's.
 */
export const RATES = {
  /** Exports of somebody's data, by whom they are about. */
  export: { most: 5, minutes: 24 * 60 },
  /** Files one account announces. */
  upload: { most: 20_000, minutes: 60 },
  /** Letters one account sends. */
  letters: { most: 2_000, minutes: 60 },
  /** Letters one account sends to one mailbox. */
  mailbox: { most: 20, minutes: 60 },
  /** Messages an account has sent to its webhooks to try them, or once more. */
  webhook: { most: 60, minutes: 60 },
  /** Reviews from one person (grant or browser); they come with the feature. */
  review: { most: 5, minutes: 60 },
  /** Comments on photographs of one person (client, grant, or somebody of the studio). */
  comment: { most: 120, minutes: 60 },
  /** Names and addresses one person says are theirs. */
  introduction: { most: 10, minutes: 60 },
  /** Contact sheets one person asks for. */
  sheet: { most: 30, minutes: 60 },
  /** Looks at the domains of one account that somebody asked for. */
  domain: { most: 30, minutes: 60 },
  /** Inquiries over one site. */
  inquiry: { most: 120, minutes: 60 },
  /** Inquiries of one mailbox, over all sites: each is answered with a message to it. */
  inquirer: { most: 5, minutes: 24 * 60 },
} as const satisfies Record<string, Rate>;
export type RateId = keyof typeof RATES;
