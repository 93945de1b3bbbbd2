import type { ClosedReason } from '@/modules/entry/operations/closed-page';

/** A project that closes again has a key of its own: the address left before it opened was used. */
const keyOf = (event: string, reason: ClosedReason) => `keepers.address-left.${event}.${reason}`;

/** Reading it throws where the browser has storage switched off. */
const own = (): Pick<Storage, 'getItem' | 'setItem'> => localStorage;

/** Stores that an address was left in this browser, not which one; without storage the form is shown at each visit. */
export function keepAddressLeft(event: string, reason: ClosedReason, storage = own): void {
  try {
    storage().setItem(keyOf(event, reason), '1');
  } catch {
    // Storage is off or full.
  }
}

/** Whether an address was left in this browser on this page of the project; false without storage. */
export function wasAddressLeft(event: string, reason: ClosedReason, storage = own): boolean {
  try {
    return storage().getItem(keyOf(event, reason)) !== null;
  } catch {
    return false;
  }
}
