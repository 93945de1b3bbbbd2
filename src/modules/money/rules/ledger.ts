/** Names of the ledger's accounts. Money that is there or was spent is positive, what is owed or earned negative. */
export type LedgerName =
  | 'provider'
  | 'offline'
  | 'provider_fees'
  | 'commission'
  | 'commission_income'
  | 'sales'
  | 'vat'
  | 'owed_back'
  | 'disputed'
  | 'losses'
  | 'payable'
  | 'paid_out';

/** An entry of a book: an account's, or (null) the platform's. */
export interface Entry {
  book: string | null;
  name: LedgerName;
  amount: number;
}

/** What is posted of a payment. */
export interface Posted {
  book: string | null;
  amount: number;
  vat: number;
  commission: number;
  fee: number;
  /** Received by the owner's own hand. */
  offline: boolean;
  /** Paid a second time: nothing is sold, all of it is owed back. */
  surplus: boolean;
}

const some = (entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);

/** What the platform's book gets of a commission; nothing where the platform itself is paid. */
const platformShare = (book: string | null, commission: number): Entry[] =>
  book === null
    ? []
    : [
        { book: null, name: 'provider', amount: commission },
        { book: null, name: 'commission_income', amount: -commission },
      ];

/** The entries of a paid payment. */
export function entriesOfPaid({ book, amount, vat, commission, fee, offline, surplus }: Posted): Entry[] {
  const earned: Entry[] = surplus
    ? [{ book, name: 'owed_back', amount: -amount }]
    : [
        { book, name: 'sales', amount: -(amount - vat) },
        { book, name: 'vat', amount: -vat },
      ];
  return some([
    { book, name: offline ? 'offline' : 'provider', amount: amount - fee - commission },
    { book, name: 'provider_fees', amount: fee },
    { book, name: 'commission', amount: commission },
    ...earned,
    ...platformShare(book, commission),
  ]);
}

/** The entries of a refund that is done: `amount`, `vat` and `commission` are what goes back. */
export const entriesOfRefund = (refund: Omit<Posted, 'fee'>): Entry[] =>
  reversed(entriesOfPaid({ ...refund, fee: 0 }));

/** The entries of a fee that became known after the payment. */
export const entriesOfFee = (book: string | null, fee: number): Entry[] =>
  some([
    { book, name: 'provider', amount: -fee },
    { book, name: 'provider_fees', amount: fee },
  ]);

/** The entries of what a service holds back more (or, below 0, less) because of a dispute. */
export const entriesOfHeld = (book: string | null, amount: number): Entry[] =>
  some([
    { book, name: 'provider', amount: -amount },
    { book, name: 'disputed', amount },
  ]);

/** The entries of what stays lost when a dispute has ended. */
export const entriesOfLoss = (book: string | null, amount: number): Entry[] =>
  some([
    { book, name: 'disputed', amount: -amount },
    { book, name: 'losses', amount },
  ]);

/**
 * The same entries where the platform collects the money for an account: what its service holds is in the platform's book, which
 * owes it to the account.
 */
export const collected = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry): Entry[] =>
    entry.book !== null && entry.name === 'provider'
      ? [
          { ...entry, name: 'payable' },
          { ...entry, book: null },
          { book: null, name: 'payable', amount: -entry.amount },
        ]
      : [entry],
  );

/** The entries of a payout: what the platform owed the account is sent to its bank. */
export const entriesOfPayout = (book: string, amount: number): Entry[] =>
  some([
    { book, name: 'payable', amount: -amount },
    { book, name: 'paid_out', amount },
    { book: null, name: 'payable', amount },
    { book: null, name: 'paid_out', amount: -amount },
  ]);

/** The same entries the other way round: an undone mark. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }));
