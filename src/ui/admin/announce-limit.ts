const NAME = 'keepers:project-limit';

/** Publishes that the plan has no room for a further project, with the server's message. */
export const announceLimit = (message: string): void => {
  dispatchEvent(new CustomEvent<string>(NAME, { detail: message }));
};

/** Subscribes to it; returns the function that unsubscribes. */
export function onLimit(listen: (message: string) => void): () => void {
  const receive = (event: Event) => listen((event as CustomEvent<string>).detail);
  addEventListener(NAME, receive);
  return () => removeEventListener(NAME, receive);
}
