/** Where a brand's logo lies in storage. */
export function logoKey(accountId: string, sha256: string): string {
  return `accounts/${accountId}/logos/${sha256}.png`;
}
