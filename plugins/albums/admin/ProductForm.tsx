'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { PriceField, ProfileField } from '@plugins/kit/admin/internal';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { type AlbumProductInput, COVERS, LENGTHS, SIDES, STARTERS, safeMost } from '../rules/format';
import { CM, INCH } from '../rules/lengths';
import type { ProductView } from '../rules/wire';
import css from './albums.module.css';

const UNITS = { cm: CM, in: INCH } as const;
type Unit = keyof typeof UNITS;
const FIELDS = [
  'name',
  'width',
  'height',
  'bleed',
  'safe',
  'dpi',
  'least',
  'most',
  'paper',
  'finish',
  'extra',
  'spine',
  'wrap',
  'profile',
];
const MM = 1_000;
const round = (value: number) => Math.round(value * 100) / 100;

/** Adds or changes an album product. Measures are of one page without its bleed. */
export function ProductForm({
  product,
  onClose,
  onDone,
}: {
  product: ProductView | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const t = useT('albums.admin.form');
  const locale = useLocale();
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const [unit, setUnit] = useState<Unit>('cm');
  const [values, setValues] = useState<AlbumProductInput>(() => {
    const { id: _, ...rules } = product ?? { ...(STARTERS[0] as AlbumProductInput), id: '', name: '' };
    return rules;
  });
  const stored = product !== null && !product.id.startsWith('starter-');
  const set = (change: Partial<AlbumProductInput>) => setValues({ ...values, ...change });
  const wrong = (field: string) => (errors[field] ? { errors: errors[field] } : {});
  const save = () =>
    act(async () => {
      const path = stored ? `/api/x/albums/products/${product.id}` : '/api/x/albums/products';
      const starter = product && !stored ? { starter: product.id } : {};
      await call(path, { method: stored ? 'PUT' : 'POST', body: { ...values, ...starter } });
      toast.success(t('saved', { name: values.name }));
      await onDone();
    });
  // The server says limits in micrometers: here they are in the unit of the field.
  const outside = (field: keyof typeof LENGTHS, per: number, unit: string) => {
    if (!errors[field]) return {};
    const [least, widest] = LENGTHS[field];
    const most = field === 'safe' ? Math.max(0, safeMost(values)) : widest;
    if (values[field] >= least && values[field] <= most) return wrong(field);
    return {
      errors: [
        t('range', {
          least: Math.ceil((100 * least) / per) / 100,
          most: Math.floor((100 * most) / per) / 100,
          unit,
        }),
      ],
    };
  };
  const measure = (field: keyof typeof LENGTHS, per: number, step: number) => (
    <TextField
      label={t(field, { unit: per === MM ? t('mm') : t(unit) })}
      type="number"
      min={0}
      step={step}
      inputMode="decimal"
      required
      value={round(values[field] / per)}
      {...outside(field, per, per === MM ? t('mm') : t(unit))}
      onChange={(event) => set({ [field]: Math.round(Number(event.target.value) * per) })}
    />
  );
  const whole = (field: 'least' | 'most' | 'dpi') => (
    <TextField
      label={t(field)}
      type="number"
      min={1}
      inputMode="numeric"
      required
      value={values[field]}
      {...wrong(field)}
      onChange={(event) => set({ [field]: Math.round(Number(event.target.value)) })}
    />
  );
  const words = (field: 'name' | 'paper' | 'finish') => (
    <TextField
      label={t(field)}
      maxLength={200}
      dir="auto"
      value={values[field]}
      {...wrong(field)}
      {...(field === 'name' ? { required: true } : { optional: true })}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
  return (
    <Dialog wide title={product ? product.name : t('title')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {words('name')}
        <SelectField
          label={t('unit')}
          value={unit}
          options={(Object.keys(UNITS) as Unit[]).map((value) => ({ value, label: t(value) }))}
          onChange={(event) => setUnit(event.target.value as Unit)}
        />
        <div className={css.pair}>
          {measure('width', UNITS[unit], 0.1)}
          {measure('height', UNITS[unit], 0.1)}
        </div>
        <div className={css.pair}>
          {whole('least')}
          {whole('most')}
        </div>
        <PriceField
          label={t('extra')}
          help={t('extraHelp')}
          value={values.extra}
          currency={locale === 'he' ? 'ILS' : 'USD'}
          errors={errors.extra}
          onChange={(extra) => set({ extra })}
        />
        <div className={css.pair}>
          {measure('bleed', MM, 0.5)}
          {measure('safe', MM, 0.5)}
        </div>
        {whole('dpi')}
        <SelectField
          label={t('sides')}
          value={values.sides}
          options={SIDES.map((value) => ({ value, label: t(`sidesOf.${value}`) }))}
          onChange={(event) => set({ sides: event.target.value as AlbumProductInput['sides'] })}
        />
        <SelectField
          label={t('cover')}
          value={values.cover}
          options={COVERS.map((value) => ({ value, label: t(`covers.${value}`) }))}
          onChange={(event) => set({ cover: event.target.value as AlbumProductInput['cover'] })}
        />
        {values.cover === 'photo' && (
          <div className={css.pair}>
            {measure('spine', MM, 0.5)}
            {measure('wrap', MM, 0.5)}
          </div>
        )}
        <div className={css.pair}>
          {words('paper')}
          {words('finish')}
        </div>
        <ProfileField
          path="/api/x/albums/profiles"
          profile={values.profile}
          errors={errors.profile}
          onProfile={(profile) => set({ profile })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
