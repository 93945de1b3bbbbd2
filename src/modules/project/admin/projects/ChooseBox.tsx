'use client';

import { useTranslations } from 'next-intl';
import css from './projects.module.css';
import type { Choose } from './use-choosing';

interface Props {
  id: string;
  name: string;
  index: number;
  chosen: boolean;
  onChoose: Choose;
}

/** Selects a project for bulk actions: with Shift, all since the last one. */
export function ChooseBox({ id, name, index, chosen, onChoose }: Props) {
  const t = useTranslations('admin-projects.bulk');
  return (
    <label className={css.choose}>
      <input
        type="checkbox"
        data-place={index}
        aria-label={t('choose', { name })}
        checked={chosen}
        onChange={() => undefined}
        onClick={(event) => onChoose(index, id, event.shiftKey)}
      />
    </label>
  );
}
