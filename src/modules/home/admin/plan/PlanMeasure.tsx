import ui from '@/ui/admin/ui.module.css';
import css from './plan.module.css';

/** What is used of a limit as text, with a bar where there is one. */
export function PlanMeasure({
  name,
  words,
  share,
  full = false,
  note,
}: {
  name: string;
  words: string;
  /** The used share; null without a limit. */
  share: number | null;
  full?: boolean;
  note: string | null;
}) {
  return (
    <div className={css.use}>
      <dt>{name}</dt>
      <dd>
        <strong>{words}</strong>
        {share === null ? null : (
          <span className={`${ui.bar} ${css.bar}`} data-full={full || undefined} aria-hidden>
            <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
          </span>
        )}
        {note ? <bdi className={css.quiet}>{note}</bdi> : null}
      </dd>
    </div>
  );
}
