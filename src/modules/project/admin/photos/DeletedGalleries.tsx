'use client';

import { RotateCcw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import type { DeletedGallery } from '@/modules/project/queries/galleries-repo';
import { Button } from '@/ui/admin/Button';
import { dayText } from '@/ui/admin/times';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useOverfullNotice } from '../use-overfull-notice';
import css from './photos.module.css';

/** Deleted galleries that can be restored with their content; nothing without any. */
export function DeletedGalleries({ event, onBack }: { event: string; onBack: () => Promise<void> }) {
  const t = useTranslations('admin-photos');
  const locale = useLocale();
  const call = useCall();
  const showOverfull = useOverfullNotice();
  const { busy, act } = useAct();
  const [galleries, setGalleries] = useState<DeletedGallery[]>([]);
  const load = useCallback(async () => {
    const base = `/api/x/studio/projects/${event}/deleted-galleries`;
    setGalleries((await call<{ galleries: DeletedGallery[] }>(base)).galleries);
  }, [call, event]);
  useEffect(() => void act(load), [act, load]);
  const restore = (id: string) =>
    act(async () => {
      showOverfull(await call(`/api/x/studio/projects/${event}/galleries/${id}/restore`, { method: 'POST' }));
      await Promise.all([load(), onBack()]);
    });
  if (galleries.length === 0) return null;
  return (
    <section className={css.deleted}>
      <h3>{t('trash.galleries')}</h3>
      <ul>
        {galleries.map(({ id, name, photos, until }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
              <small>
                {t('photos', { count: photos })} ·{' '}
                {t('trash.until', { date: dayText(String(until).slice(0, 10), locale) })}
              </small>
            </span>
            <Button small busy={busy} onClick={() => void restore(id)}>
              <RotateCcw aria-hidden /> {t('trash.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
