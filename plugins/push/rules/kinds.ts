/** What there are notices of; each is a switch of a device. */
export const KINDS = ['completed', 'orders', 'comments', 'guests'] as const;
export type Kind = (typeof KINDS)[number];
