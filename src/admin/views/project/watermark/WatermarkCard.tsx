'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckField } from '../../../components/Field';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';
import { ChoosePicture } from './ChoosePicture';
import type { MarkView } from './mark-view';
import { PositionPicker } from './PositionPicker';
import { Preview } from './Preview';
import css from './watermark.module.css';

/** The brand's watermark: its picture, its place, its size. Each change is kept at once and seen beside it. */
export function WatermarkCard({
  event,
  brand,
  mark,
  asked,
}: {
  event: string;
  brand: string;
  mark: MarkView;
  asked: boolean;
}) {
  const t = useTranslations('admin.watermark');
  const call = useCall();
  const router = useRouter();
  const [shown, setShown] = useState(mark);
  const { busy, errors, act } = useAct(['watermark', 'watermark_position']);
  const address = `/api/x/studio/projects/${event}/watermark`;
  const save = async (method: 'PUT' | 'DELETE', body: { image?: string } & Partial<MarkView> = {}) => {
    const before = shown;
    const { image: _bytes, ...seen } = body;
    // Seen at once, and taken back where it is refused.
    setShown({ ...before, ...seen });
    const kept = await act(async () => {
      setShown(await call<MarkView>(address, { method, body }));
      toast.success(t(asked ? 'savedAndDrawn' : 'saved'));
      router.refresh();
    });
    if (!kept) setShown(before);
  };
  const mistakes = [...(errors.watermark ?? []), ...(errors.watermark_position ?? [])];
  return (
    <section className={css.card} aria-labelledby="watermark-title" aria-busy={busy}>
      <h2 id="watermark-title">{t('title')}</h2>
      <p className={css.help}>{t('help', { brand })}</p>
      {asked && !shown.image ? <p className={css.notice}>{t('missing')}</p> : null}
      <div className={css.both}>
        <Preview mark={shown} address={address} />
        <div className={css.controls}>
          <ChoosePicture
            what="watermark"
            unusable="WATERMARK_NOT_USABLE"
            has={Boolean(shown.image)}
            busy={busy}
            onChoose={(image) => void save('PUT', { image })}
            onRemove={() => void save('DELETE')}
          />
          {mistakes.length > 0 ? (
            <p className={css.error} role="alert">
              {mistakes.join(' ')}
            </p>
          ) : null}
          <PositionPicker
            value={shown.position}
            disabled={busy}
            onChange={(position) => void save('PUT', { position })}
          />
          <CheckField
            label={t('big')}
            help={t('bigHelp')}
            checked={shown.big}
            disabled={busy || shown.position === 'bottom_full_width'}
            onChange={({ target }) => void save('PUT', { big: target.checked })}
          />
        </div>
      </div>
    </section>
  );
}
