/** The target of the page's upload buttons, and the address's hash for it. */
export const CHOOSE_HASH = '#add';

let chooser: (() => void) | null = null;

/** Registers `open` for `choosePhotos` while a drop zone is on the page; returns the function that removes it. */
export function offerChooser(open: () => void): () => void {
  chooser = open;
  return () => {
    if (chooser === open) chooser = null;
  };
}

/** Opens the file chooser of the drop zone on this page; false where there is none. */
export function choosePhotos(): boolean {
  chooser?.();
  return chooser !== null;
}
