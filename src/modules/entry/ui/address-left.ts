const keyOf = (event: string) => `keepers.address-left.${event}`;

/** Reading it throws where the browser has storage switched off. */
const own = (): Pick<Storage, 'getItem' | 'setItem'> => localStorage;

/** Stores in which wait of a project an address was left in this browser, not which address; without storage the form is shown at each visit. */
export function keepAddressLeft(event: string, wait: string, storage = own): void {
  try {
    storage().setItem(keyOf(event), wait);
  } catch {
    // Storage is off or full.
  }
}

/** Whether an address that was left in this browser still waits; false without storage, and once the project has opened. */
export function wasAddressLeft(event: string, wait: string | null, storage = own): boolean {
  try {
    return wait !== null && storage().getItem(keyOf(event)) === wait;
  } catch {
    return false;
  }
}
