const keyOf = (path: string) => `keepers.last:${path}`;

/** Stores, for this tab, which list the gallery at this address shows. */
export const keepLastList = (): void => sessionStorage.setItem(keyOf(location.pathname), location.search);

/** Returns the query of the list that a gallery showed last in this tab; empty where none is known. */
export function lastList(path: string): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? '';
  } catch {
    return '';
  }
}
