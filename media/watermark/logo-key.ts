/** The storage key of a brand's logo. */
export function logoKey(accountId: string, sha256: string): string {
  return `accounts/${accountId}/logos/${sha256}.png`;
}
