'use client';

import { Crosshair, ImagePlus, Trash2 } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { moved } from '../../rules/edit-document';
import { ChoosePictures } from '../dialogs/ChoosePictures';
import { FocusDialog } from '../dialogs/FocusDialog';
import { Sortable } from '../Sortable';
import css from '../styles/fields.module.css';
import { Thumb } from './Thumb';

/** One of the site's pictures, or none. */
export function PictureField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const t = useT('sites.builder.picture');
  const [open, setOpen] = useState<'choose' | 'focus' | null>(null);
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.picture}>
        {value ? <Thumb id={value} /> : null}
        <div className={css.pictureActs}>
          <Button small onClick={() => setOpen('choose')}>
            <ImagePlus aria-hidden /> {t(value ? 'another' : 'choose')}
          </Button>
          {value ? (
            <>
              <Button small look="quiet" onClick={() => setOpen('focus')}>
                <Crosshair aria-hidden /> {t('focus')}
              </Button>
              <Button small look="quiet" onClick={() => onChange(null)}>
                <Trash2 aria-hidden /> {t('remove')}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      {open === 'choose' ? (
        <ChoosePictures
          most={1}
          onClose={() => setOpen(null)}
          onChosen={([id]) => {
            setOpen(null);
            if (id) onChange(id);
          }}
        />
      ) : null}
      {open === 'focus' && value ? <FocusDialog id={value} onClose={() => setOpen(null)} /> : null}
    </fieldset>
  );
}

/** Several of the site's pictures, in order. */
export function PicturesField({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: string[];
  max: number;
  onChange: (value: string[]) => void;
}) {
  const t = useT('sites.builder.picture');
  const [open, setOpen] = useState<'choose' | { focus: string } | null>(null);
  return (
    <fieldset className={css.group}>
      <legend>
        {label} <span className={css.count}>{t('count', { count: value.length })}</span>
      </legend>
      <Sortable
        grid
        className={css.pictures}
        ids={value}
        label={(id) => t('move', { number: value.indexOf(id) + 1 })}
        onMove={(from, to) => onChange(moved(value, from, to))}
        row={(id, grip, index) => (
          <div className={css.tile}>
            <Thumb id={id} />
            {grip}
            <button
              type="button"
              className={css.tileFocus}
              aria-label={t('focusOf', { number: index + 1 })}
              onClick={() => setOpen({ focus: id })}
            >
              <Crosshair aria-hidden />
            </button>
            <button
              type="button"
              className={css.tileRemove}
              aria-label={t('removeOne', { number: index + 1 })}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <Trash2 aria-hidden />
            </button>
          </div>
        )}
      />
      <Button small disabled={value.length >= max} onClick={() => setOpen('choose')}>
        <ImagePlus aria-hidden /> {t('add')}
      </Button>
      {open === 'choose' ? (
        <ChoosePictures
          most={max - value.length}
          without={value}
          onClose={() => setOpen(null)}
          onChosen={(ids) => {
            setOpen(null);
            onChange([...value, ...ids.filter((id) => !value.includes(id))].slice(0, max));
          }}
        />
      ) : null}
      {typeof open === 'object' && open ? (
        <FocusDialog id={open.focus} onClose={() => setOpen(null)} />
      ) : null}
    </fieldset>
  );
}
