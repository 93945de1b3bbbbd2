/**
 * Adds a client, named by the part before the `@`, for each address that no client of the account has; a client in the
 * trash keeps theirs. Idempotent. Throws INVALID_INPUT.
 */
export async function addAddresses(account: string, emails: readonly string[]): Promise<void> {
  // Imported when called: the worker loads this file with the kit, and has no Payload.
  const { addUnknown } = await import('@/modules/people/keep-client');
  await addUnknown(account, emails);
}
