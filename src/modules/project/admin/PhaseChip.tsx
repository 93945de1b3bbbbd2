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

/** A project's phase. */
export function PhaseChip({ phase }: { phase: Phase }) {
  const t = useTranslations('admin.phase');
  return (
    <span className={css.chip} data-tone={TONES[phase]}>
      {t(phase)}
    </span>
  );
}

/** Text for who has to act next; empty if no one has. */
export function TurnText({ turn }: { turn: Turn }) {
  const t = useTranslations('admin.turn');
  return turn === 'nobody' ? null : <span>{t(turn)}</span>;
}
