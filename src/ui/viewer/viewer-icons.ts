/** PhotoSwipe takes markup for its buttons: these are lucide's icons, drawn as all others of the viewer. */
const icon = (path: string) =>
  `<svg class="viewer-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

export const CLOSE_ICON = icon('M18 6 6 18M6 6l12 12');
export const LEFT_ICON = icon('m15 18-6-6 6-6');
export const RIGHT_ICON = icon('m9 18 6-6-6-6');
