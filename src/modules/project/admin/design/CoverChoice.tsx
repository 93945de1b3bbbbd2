'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FocalPoint, MediaView } from '@/core/wire';
import { Button } from '@/ui/admin/Button';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { FocalPicker } from '../photos/FocalPicker';
import css from './design.module.css';
import { PickCover, type PickGallery } from './PickCover';

const MIDDLE: FocalPoint = { x: 0.5, y: 0.42 };

/** The cover's photograph with its focal point. Both are saved at once: they belong to the photograph. */
export function CoverChoice({
  event,
  cover,
  chosen,
  galleries,
  onSaved,
}: {
  event: string;
  /** The photograph that is the cover now; null while the project has none. */
  cover: MediaView | null;
  /** It was chosen, and is not the automatic one. */
  chosen: boolean;
  galleries: PickGallery[];
  /** The gallery changed: its preview has to load again. */
  onSaved: () => void;
}) {
  const t = useTranslations('admin');
  const router = useRouter();
  const call = useCall();
  const act = useActs();
  const [picking, setPicking] = useState(false);
  const [focal, setFocal] = useState(cover?.focal ?? null);
  const shown = cover?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photograph has another point
  useEffect(() => setFocal(cover?.focal ?? null), [shown]);
  const save = (path: string, body: unknown) =>
    act(async () => {
      await call(`/api/x/studio/projects/${event}/${path}`, { method: 'PUT', body });
      toast.success(t('design.coverSaved'), { id: 'cover' });
      onSaved();
      router.refresh();
    });
  if (!cover) return <p className={css.note}>{t('design.noCover')}</p>;
  const point = focal ?? MIDDLE;
  return (
    <div className={css.group}>
      <p className={css.legend}>{t('design.coverPhoto')}</p>
      <FocalPicker
        src={cover.medium}
        name={cover.name}
        shape={cover}
        focal={point}
        chosen={focal !== null}
        label={t('design.focal', { x: Math.round(point.x * 100), y: Math.round(point.y * 100) })}
        onChange={(next) => {
          setFocal(next);
          void save(`photos/${cover.id}/focal`, { focal: next });
        }}
      />
      <p className={css.note}>{t('design.focalHelp')}</p>
      <div className={css.buttons}>
        <Button onClick={() => setPicking(true)}>{t('design.pickCover')}</Button>
        {chosen ? (
          <Button look="quiet" onClick={() => void save('cover', { cover: null })}>
            {t('design.automatic')}
          </Button>
        ) : null}
      </div>
      {picking ? (
        <PickCover
          galleries={galleries}
          current={cover.id}
          onClose={() => setPicking(false)}
          onPick={(id) => {
            setPicking(false);
            void save('cover', { cover: id });
          }}
        />
      ) : null}
    </div>
  );
}
