'use client';

import { useTranslations } from 'next-intl';
import { PHASES, type Phase, whoseTurn } from '@/modules/access/rules/project';
import { type ProjectFilter, TURNS_TO_ASK } from '@/modules/project/rules/project-list';
import ui from '@/ui/admin/ui.module.css';
import css from './filters.module.css';
import type { Put } from './use-filter';

interface Props {
  counts: Partial<Record<Phase, number>>;
  filter: ProjectFilter;
  put: Put;
}

/** Filters by turn and phase, each with its count. */
export function PhaseChips({ counts, filter, put }: Props) {
  const t = useTranslations('admin');
  const of = (phase: Phase) => counts[phase] ?? 0;
  const turns = TURNS_TO_ASK.map((turn) => ({
    turn,
    count: PHASES.filter((phase) => whoseTurn(phase) === turn).reduce((sum, phase) => sum + of(phase), 0),
  }));
  const phases = PHASES.filter((phase) => of(phase) > 0 || filter.phase === phase);
  const chip = (label: string, pressed: boolean, choose: Partial<ProjectFilter>, count?: number) => (
    <button
      key={label}
      type="button"
      className={css.chip}
      aria-pressed={pressed}
      onClick={() => put(pressed ? { phase: '', turn: '' } : choose)}
    >
      {label}
      {count === undefined ? null : <span>{count}</span>}
    </button>
  );
  return (
    <fieldset className={css.chips}>
      <legend className={ui.visuallyHidden}>{t('projects.phase')}</legend>
      {chip(t('projects.allPhases'), !filter.phase && !filter.turn, { phase: '', turn: '' })}
      {turns
        .filter(({ turn, count }) => count > 0 || filter.turn === turn)
        .map(({ turn, count }) => chip(t(`turn.${turn}`), filter.turn === turn, { turn, phase: '' }, count))}
      {phases.length > 0 ? <span className={css.between} aria-hidden /> : null}
      {phases.map((phase) =>
        chip(t(`phase.${phase}`), filter.phase === phase, { phase, turn: '' }, of(phase)),
      )}
    </fieldset>
  );
}
