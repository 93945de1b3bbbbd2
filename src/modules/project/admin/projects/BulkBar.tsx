'use client';

import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  CircleCheck,
  CircleOff,
  Stamp,
  Trash2,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { BulkAct } from '@/modules/project/rules/bulk';
import { Button } from '@/ui/admin/Button';
import { bottomBar } from '@/ui/admin/bottom-bar';
import ui from '@/ui/admin/ui.module.css';
import css from './bulk.module.css';
import type { Progress } from './use-bulk';

const ACTIONS: { act: Exclude<BulkAct, 'restore' | 'expiry'>; icon: typeof Archive }[] = [
  { act: 'publish', icon: CircleCheck },
  { act: 'close', icon: CircleOff },
  { act: 'brand', icon: Stamp },
  { act: 'extend', icon: CalendarPlus },
  { act: 'archive', icon: Archive },
  { act: 'unarchive', icon: ArchiveRestore },
  { act: 'delete', icon: Trash2 },
];

interface Props {
  count: number;
  total: number;
  progress: Progress | null;
  /** An action is being prepared or confirmed: no other can start. */
  busy: boolean;
  /** Whether the user may do an action here. */
  may: (act: BulkAct) => boolean;
  onAct: (act: BulkAct) => void;
  onAll: () => void;
  onClear: () => void;
}

/** Actions for the selected projects; replaced by a progress bar while one runs. */
export function BulkBar({ count, total, progress, busy, may, onAct, onAll, onClear }: Props) {
  const t = useTranslations('admin-projects.bulk');
  return (
    <section ref={bottomBar} className={css.bar} aria-label={t('label')}>
      <p className={css.count} aria-live="polite">
        {progress ? t('progress', { done: progress.done, total: progress.total }) : t('chosen', { count })}
      </p>
      {progress ? (
        <div
          className={`${ui.bar} ${css.progress}`}
          role="progressbar"
          aria-label={t('label')}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.done}
        >
          <span style={{ inlineSize: `${(progress.done / progress.total) * 100}%` }} />
        </div>
      ) : (
        <>
          {count < total ? (
            <Button small look="quiet" onClick={onAll}>
              {t('all', { count: total })}
            </Button>
          ) : null}
          <div className={css.actions}>
            {ACTIONS.filter(({ act }) => may(act)).map(({ act, icon: Icon }) => (
              <Button key={act} small look="quiet" disabled={busy} onClick={() => onAct(act)}>
                <Icon aria-hidden /> {t(`act.${act}`)}
              </Button>
            ))}
          </div>
          <Button small iconOnly look="quiet" aria-label={t('clear')} onClick={onClear}>
            <X aria-hidden />
          </Button>
        </>
      )}
    </section>
  );
}
