import { usePage } from './page-parts';

/** Links to the parts of a long list before and after this one, by their addresses; nothing for a list of one part. */
export function PartsNav({
  part,
  parts,
  words,
}: {
  part: number;
  parts: number;
  words: { label: string; newer: string; older: string; of: string };
}) {
  const { path } = usePage();
  if (parts < 2) return null;
  const first = part > 1 ? path.replace(/\/\d+$/, '') : path.replace(/\/$/, '');
  const at = (wanted: number) => (wanted > 1 ? `${first}/${wanted}` : first || '/');
  return (
    <nav className="parts" aria-label={words.label}>
      {part > 1 && (
        <a href={at(part - 1)} rel="prev">
          {words.newer}
        </a>
      )}
      <span>{words.of}</span>
      {part < parts && (
        <a href={at(part + 1)} rel="next">
          {words.older}
        </a>
      )}
    </nav>
  );
}
