/** Where the buttons of the page that ask for photographs lead, and what the address says for it. */
export const CHOOSE_HASH = '#add';

let chooser: (() => void) | null = null;

/** Makes `open` what `choosePhotos` runs while a drop zone is on the page; gives the end of that. */
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
