/**
 * The name of a price: a size ("20 × 30") reads from left to right, also in a Hebrew line, and is not broken; a name with
 * letters has its own direction.
 */
export function OptionName({ children, className }: { children: string; className?: string }) {
  const words = /\p{L}/u.test(children);
  return (
    <bdi
      dir={words ? 'auto' : 'ltr'}
      className={className}
      style={words ? undefined : { whiteSpace: 'nowrap' }}
    >
      {children}
    </bdi>
  );
}
