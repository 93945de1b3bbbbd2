/** A small turning ring for buttons in flight; never over a photograph. Decorative: the button's text is the status. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
