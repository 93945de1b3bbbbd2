'use client';

import { CalendarRange } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ProjectFilter } from '@/modules/project/rules/project-list';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import { dayText } from '@/ui/admin/times';
import css from './filters.module.css';
import type { Put } from './use-filter';

/** The days of the shoots that are listed, behind a button that names them. */
export function DayRange({ filter: { from, to }, put }: { filter: ProjectFilter; put: Put }) {
  const t = useTranslations('admin-projects.filter');
  const locale = useLocale();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  const day = (value: string) => (value ? dayText(value, locale) : '…');
  return (
    <details
      ref={box}
      className={css.dates}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && box.current) box.current.open = false;
      }}
    >
      <summary data-on={Boolean(from || to) || undefined}>
        <CalendarRange aria-hidden /> {from || to ? `${day(from)} – ${day(to)}` : t('dates')}
      </summary>
      <div className={css.days}>
        <TextField
          label={t('from')}
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => put({ from: event.target.value })}
        />
        <TextField
          label={t('to')}
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => put({ to: event.target.value })}
        />
        <Button disabled={!from && !to} onClick={() => put({ from: '', to: '' })}>
          {t('clearDates')}
        </Button>
      </div>
    </details>
  );
}
