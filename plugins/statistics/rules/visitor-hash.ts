import { createHmac } from 'node:crypto';

/** Characters of a hash that are stored: 132 bits. */
const LENGTH = 22;

/**
 * Returns a text that is the same for the same visitor of one studio on one day, and by which a visitor is not found: the
 * day's salt is deleted, and another studio's or another day's hash differs.
 */
export const visitorHash = (salt: string, account: string, visitor: string): string =>
  createHmac('sha256', salt).update(`${account}\n${visitor}`).digest('base64url').slice(0, LENGTH);
