import type { CSSProperties } from 'react';

/** One line that ends in an ellipsis. As a block of its own: of an inline text the ellipsis follows the list's direction. */
const CUT: CSSProperties = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/**
 * A name as people gave it, in its own direction inside a page of either. With `cut` it stays on one line and loses its
 * end where there is no room, also where it runs against the page.
 */
export function Name({ children, cut = false }: { children: string; cut?: boolean }) {
  return (
    <bdi style={cut ? CUT : undefined} title={cut ? children : undefined}>
      {children}
    </bdi>
  );
}
