'use client';

import { decideWatermark } from '@media/rules/watermark';
import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SamplePhoto } from '@/modules/account/queries/brands-repo';
import { useConfirm } from '@/ui/admin/Dialog';
import { CheckField } from '@/ui/admin/Field';
import { Section } from '@/ui/admin/Page';
import { useSaveForm } from '@/ui/admin/SaveForms';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { ChoosePicture } from './ChoosePicture';
import { MarkPreview } from './MarkPreview';
import { type ChosenMark, lookAtMark, type MarkView } from './mark-view';
import { PositionPicker } from './PositionPicker';
import css from './watermark.module.css';

interface Props {
  brand: string;
  mark: MarkView;
  photos: SamplePhoto[];
  /** Photographs that are rendered again when it changes. */
  marked: number;
}

/**
 * The brand's watermark, previewed on the account's photographs. The bar of the page saves it; its galleries are then
 * rendered again.
 */
export function WatermarkCard({ brand, mark, photos, marked }: Props) {
  const t = useTranslations('admin.watermark');
  const own = useTranslations('admin-studio.mark');
  const words = useTranslations('errors');
  const call = useCall();
  const [ask, dialog] = useConfirm();
  const [kept, setKept] = useState(mark);
  const [input, setInput] = useState({ position: mark.position, big: mark.big });
  const [chosen, setChosen] = useState<ChosenMark | null>(null);
  const { busy, errors, act, setErrors } = useAct(['watermark', 'watermark_position']);
  const path = `/api/x/studio/brands/${brand}/watermark`;
  const picture = chosen
    ? { src: chosen.data, width: chosen.width, height: chosen.height }
    : kept.image && kept.width && kept.height
      ? { src: `${path}?v=${kept.image}`, width: kept.width, height: kept.height }
      : null;
  const fits = picture ? decideWatermark(picture, input.position) : ({ allowed: true } as const);
  const changed = chosen !== null || input.position !== kept.position || input.big !== kept.big;
  const take = (now: MarkView) => {
    setKept(now);
    setInput({ position: now.position, big: now.big });
    setChosen(null);
    toast.success(t(marked > 0 ? 'savedAndDrawn' : 'saved'));
  };
  const save = async () => {
    if (!fits.allowed) {
      toast.error(words(fits.code, fits.params));
      return false;
    }
    const body = { ...input, ...(chosen ? { image: chosen.base64 } : {}) };
    return act(async () => take(await call<MarkView>(path, { method: 'PUT', body })));
  };
  const reset = () => {
    setChosen(null);
    setErrors({});
    setInput({ position: kept.position, big: kept.big });
  };
  useSaveForm({ dirty: changed, busy, save, reset });
  const choose = async (file: File) => {
    const found = await lookAtMark(file);
    setErrors(found ? {} : { watermark: [words('WATERMARK_NOT_USABLE')] });
    if (found) setChosen(found);
  };
  const remove = async () => {
    if (chosen) return setChosen(null);
    const text = own('removeText', { count: marked });
    if (!(await ask({ title: own('removeTitle'), text, accept: t('remove'), danger: true }))) return;
    await act(async () => take(await call<MarkView>(path, { method: 'DELETE' })));
  };
  const mistakes = [
    ...(fits.allowed ? [] : [words(fits.code, fits.params)]),
    ...(errors.watermark ?? []),
    ...(fits.allowed ? (errors.watermark_position ?? []) : []),
  ];
  return (
    <Section title={t('title')} help={t('help')} id="watermark-title">
      <div className={css.both}>
        <MarkPreview picture={picture} input={input} photos={photos} />
        <div className={css.controls}>
          <ChoosePicture
            what="watermark"
            has={picture !== null}
            busy={busy}
            onChoose={(file) => void choose(file)}
            onRemove={() => void remove()}
          />
          {picture ? (
            <p className={css.size}>{own('size', { width: picture.width, height: picture.height })}</p>
          ) : null}
          <PositionPicker
            value={input.position}
            disabled={busy}
            onChange={(position) => setInput({ ...input, position })}
          />
          <CheckField
            label={t('big')}
            help={t('bigHelp')}
            checked={input.big}
            disabled={busy || input.position === 'bottom_full_width'}
            onChange={({ target }) => setInput({ ...input, big: target.checked })}
          />
          {mistakes.length > 0 ? (
            <p className={css.error} role="alert">
              {mistakes.join(' ')}
            </p>
          ) : null}
          {changed && marked > 0 ? <p className={css.size}>{own('redraws', { count: marked })}</p> : null}
        </div>
      </div>
      {dialog}
    </Section>
  );
}
