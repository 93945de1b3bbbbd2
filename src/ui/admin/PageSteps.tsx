import { Button } from './Button';
import css from './board.module.css';

/** Links between a list's pages; nothing where it has one. */
export function PageSteps({
  page,
  pages,
  words,
  onGo,
}: {
  page: number;
  pages: number;
  words: { label: string; newer: string; older: string; where: string };
  onGo: (page: number) => void;
}) {
  if (pages < 2) return null;
  return (
    <nav className={css.steps} aria-label={words.label}>
      <Button disabled={page < 2} onClick={() => onGo(page - 1)}>
        {words.newer}
      </Button>
      <span>{words.where}</span>
      <Button disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {words.older}
      </Button>
    </nav>
  );
}
