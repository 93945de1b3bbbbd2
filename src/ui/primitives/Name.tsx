import type { CSSProperties, ReactNode } from 'react';

/**
 * One line that ends in an ellipsis. It is a block, because the ellipsis of inline text follows the list's direction.
 */
const CUT: CSSProperties = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** Words with a maqaf (Hebrew hyphen), which a line may not end in; each keeps together as long as a line holds it. */
const joinMaqaf = (name: string): ReactNode =>
  name.includes('־')
    ? name.split(/(\S*־\S*)/).map((piece, at) =>
        piece.includes('־') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other key
          <span key={at} style={{ display: 'inline-block', maxInlineSize: '100%' }}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )
    : name;

/**
 * A person's or project's name, in its own direction inside a page of either. With `cut` it stays on one line and is
 * cut at its own end, also where its direction differs from the page's. `short` is seen in its place, and screen readers
 * read the whole name.
 */
export function Name({
  children,
  cut = false,
  short = children,
}: {
  children: string;
  cut?: boolean;
  short?: string;
}) {
  const shortened = short !== children;
  return (
    <>
      {shortened && <span className="sr-only">{children}</span>}
      <bdi
        style={cut ? CUT : undefined}
        title={cut ? children : undefined}
        aria-hidden={shortened || undefined}
      >
        {cut ? short : joinMaqaf(short)}
      </bdi>
    </>
  );
}
