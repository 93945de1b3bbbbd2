'use client';

import { useTranslations } from 'next-intl';
import type { Phase, Turn } from '@/modules/access/rules/project';
import css from '@/ui/admin/ui.module.css';

const TONES: Partial<Record<Phase, string>> = {
  published: 'live',
  selecting: 'live',
  selection_complete: 'yours',
  editing: 'yours',
};

/** A project's phase; once its last day has passed, that it is closed. */
export function PhaseChip({ phase, closed = false }: { phase: Phase; closed?: boolean }) {
  const t = useTranslations();
  return (
    <span className={css.chip} data-tone={closed ? undefined : TONES[phase]}>
      {closed ? t('admin-project.expiry.chip') : t(`admin.phase.${phase}`)}
    </span>
  );
}

/** Text for who has to act next; empty if no one has. */
export function TurnText({ turn }: { turn: Turn }) {
  const t = useTranslations('admin.turn');
  return turn === 'nobody' ? null : <span>{t(turn)}</span>;
}
