'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from './Button';
import css from './clash.module.css';
import { Dialog, DialogActions } from './Dialog';
import ui from './ui.module.css';

/** A field two people changed: this person's value and the current one, as texts. */
export interface Clash {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  /** The current value, as the wire has it. */
  current: unknown;
}

/** Whose value is saved. */
export type Kept = 'mine' | 'theirs';

/** Shows both values of each field two people changed; nothing is chosen for the person. */
export function ClashDialog({
  title,
  clashes,
  onDecide,
  onClose,
}: {
  title: string;
  clashes: Clash[];
  onDecide: (kept: Record<string, Kept>) => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin-project.changes');
  const [kept, setKept] = useState<Record<string, Kept>>({});
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{t('text')}</p>
      {clashes.map(({ field, label, mine, theirs }) => (
        <fieldset key={field} className={css.clash}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((whose) => (
            <label key={whose} className={css.choice}>
              <input
                type="radio"
                name={`clash-${field}`}
                checked={kept[field] === whose}
                onChange={() => setKept({ ...kept, [field]: whose })}
              />
              <span className={ui.help}>{t(whose)}</span>
              <bdi>{(whose === 'mine' ? mine : theirs) || t('nothing')}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
      <DialogActions>
        <Button onClick={onClose}>{t('later')}</Button>
        <Button
          look="primary"
          disabled={clashes.some(({ field }) => !kept[field])}
          onClick={() => onDecide(kept)}
        >
          {t('accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
