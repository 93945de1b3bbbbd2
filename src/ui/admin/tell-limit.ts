const NAME = 'keepers:project-limit';

/** Tells whoever listens that the plan takes no further project, in the server's words. */
export const tellLimit = (message: string): void => {
  dispatchEvent(new CustomEvent<string>(NAME, { detail: message }));
};

/** Listens for it; gives what ends the listening. */
export function heardLimit(listen: (message: string) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<string>).detail);
  addEventListener(NAME, heard);
  return () => removeEventListener(NAME, heard);
}
