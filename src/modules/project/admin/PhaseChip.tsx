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

/** Where a project stands. */
export function PhaseChip({ phase }: { phase: Phase }) {
  const t = useTranslations('admin.phase');
  return (
    <span className={css.chip} data-tone={TONES[phase]}>
      {t(phase)}
    </span>
  );
}

/** Who has to act next, in words; nothing where nobody has. */
export function TurnText({ turn }: { turn: Turn }) {
  const t = useTranslations('admin.turn');
  return turn === 'nobody' ? null : <span>{t(turn)}</span>;
}
