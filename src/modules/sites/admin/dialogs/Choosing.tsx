'use client';

import { Check } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/ui/admin/Button';
import css from '../styles/dialogs.module.css';

/** A picture that can be chosen. */
export interface Choice {
  id: string;
  name: string;
  picture: ReactNode;
}

/** A grid to choose several pictures in the order they are tapped; with a limit of one, a tap chooses it. */
export function Choosing({
  choices,
  chosen,
  most,
  busy,
  onChange,
  onDone,
}: {
  choices: Choice[];
  chosen: string[];
  most: number;
  busy: boolean;
  onChange: (ids: string[]) => void;
  onDone: (ids: string[]) => void;
}) {
  const t = useT('sites.builder.choose');
  const press = (id: string) => {
    if (most === 1) return onDone([id]);
    if (chosen.includes(id)) return onChange(chosen.filter((one) => one !== id));
    if (chosen.length < most) onChange([...chosen, id]);
  };
  return (
    <>
      <ul className={css.choices}>
        {choices.map(({ id, name, picture }) => {
          const at = chosen.indexOf(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={at >= 0}
                aria-label={name}
                disabled={busy || (at < 0 && chosen.length >= most && most > 1)}
                onClick={() => press(id)}
              >
                {picture}
                {at >= 0 ? <span className={css.chosenMark}>{at + 1}</span> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {most > 1 ? (
        <div className={css.chooseFoot}>
          <Button
            onClick={() => onChange(choices.slice(0, most).map(({ id }) => id))}
            disabled={choices.length === 0}
          >
            {t('all', { count: Math.min(most, choices.length) })}
          </Button>
          <Button look="primary" busy={busy} disabled={chosen.length === 0} onClick={() => onDone(chosen)}>
            <Check aria-hidden /> {t('take', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
