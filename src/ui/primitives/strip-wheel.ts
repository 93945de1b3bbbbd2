/** The wheel of a mouse scrolls a row sideways until its end, then the page. Returns the function that ends it. */
export function turnByWheel(row: HTMLElement): () => void {
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 40 : 1;
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const before = row.scrollLeft;
    const most = row.scrollWidth - row.clientWidth;
    const next = Math.min(most, Math.max(0, Math.abs(before) + event.deltaY * lines));
    if (Math.abs(next - Math.abs(before)) < 1) return;
    event.preventDefault();
    row.scrollLeft = sign * next;
  };
  row.addEventListener('wheel', turn, { passive: false });
  return () => row.removeEventListener('wheel', turn);
}
