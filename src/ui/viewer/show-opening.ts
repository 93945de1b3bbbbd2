/** Marks the tile of a photograph whose viewer loads (`tile.css`). Returns the function that takes the mark off. */
export function showOpening(id: string): () => void {
  const link = document.querySelector(`a[data-pid="${CSS.escape(id)}"]`);
  link?.toggleAttribute('data-opening', true);
  return () => link?.toggleAttribute('data-opening', false);
}
