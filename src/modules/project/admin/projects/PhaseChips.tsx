'use client';

import { useTranslations } from 'next-intl';
import { PHASES } from '@/modules/access/rules/project';
import {
  countShown,
  type PhaseCounts,
  type ProjectFilter,
  TURNS_TO_ASK,
} from '@/modules/project/rules/project-list';
import ui from '@/ui/admin/ui.module.css';
import css from './filters.module.css';
import type { Put } from './use-filter';

interface Props {
  counts: PhaseCounts;
  filter: ProjectFilter;
  put: Put;
}

/** Filters by turn and phase, each with its count. */
export function PhaseChips({ counts, filter, put }: Props) {
  const t = useTranslations('admin');
  const of = (choose: Partial<ProjectFilter>) =>
    countShown({ phase: '', turn: '', q: '', ...choose }, counts);
  const turns = TURNS_TO_ASK.map((turn) => ({ turn, count: of({ turn }) }));
  const phases = PHASES.filter((phase) => of({ phase }) > 0 || filter.phase === phase);
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
        chip(t(`phase.${phase}`), filter.phase === phase, { phase, turn: '' }, of({ phase })),
      )}
    </fieldset>
  );
}
