'use client';

import { useTranslations as useT } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import type { StudioPicture } from '../../rules/studio-site';
import { DIRECTION, NAMES } from '../fields/WordsField';
import { useBuilder } from '../state/builder-context';
import dialogs from '../styles/dialogs.module.css';
import shared from '../styles/shared.module.css';

const clamp = (value: number) => Math.round(Math.max(0, Math.min(100, value)));
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

/** Sets a picture's focal point, which no crop may cut, and its alternative text. */
export function FocusDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('sites.builder.picture');
  const call = useCall();
  const { busy, act } = useAct();
  const { pictures, addPictures, document } = useBuilder();
  const picture = pictures[id];
  const [focus, setFocus] = useState(picture?.focus ?? { x: 50, y: 50 });
  const [alt, setAlt] = useState(picture?.alt ?? {});
  if (!picture) return null;
  const { base, widths } = picture;
  const width = widths.find((one) => one >= 900) ?? widths.at(-1);
  const point = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setFocus({
      x: clamp(((event.clientX - box.left) / box.width) * 100),
      y: clamp(((event.clientY - box.top) / box.height) * 100),
    });
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    setFocus(({ x, y }) => ({ x: clamp(x + by[0]), y: clamp(y + by[1]) }));
  };
  const save = () =>
    act(async () => {
      const path = `/api/x/sites/pictures/${id}`;
      const changed = await call<StudioPicture>(path, { method: 'PUT', body: { alt, focus } });
      addPictures({ [id]: changed });
      onClose();
    });
  return (
    <Dialog wide title={t('focusTitle')} onClose={onClose}>
      <p>{t('focusHelp')}</p>
      <div className={dialogs.focusArea}>
        {base && width ? (
          <button
            type="button"
            className={dialogs.focusPicture}
            aria-label={t('focusAt', focus)}
            onPointerDown={point}
            onPointerMove={point}
            onKeyDown={step}
          >
            <img src={`${base}/${width}.jpg`} alt="" draggable={false} />
            <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
          </button>
        ) : (
          <p className={shared.note}>{t('drawing')}</p>
        )}
      </div>
      {document.languages.map((one) => (
        <TextField
          key={one}
          label={t('alt', { language: NAMES[one] })}
          dir={DIRECTION[one]}
          lang={one}
          maxLength={300}
          value={alt[one] ?? ''}
          onChange={({ target }) => setAlt({ ...alt, [one]: target.value })}
        />
      ))}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" busy={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
