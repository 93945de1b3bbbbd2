'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BulkItem, BulkRefusal } from '@/modules/project/rules/bulk';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { SelectField, TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { LimitWays } from '@/ui/admin/LimitWays';
import css from './bulk.module.css';

interface DialogProps<Input> {
  onClose: () => void;
  onAccept: (input: Input) => void;
}

/** Chooses a brand for the selected projects. */
export function BrandDialog({
  brands,
  onClose,
  onAccept,
}: DialogProps<string> & { brands: { id: string; name: string }[] }) {
  const t = useTranslations('admin-projects.bulk');
  const [brand, setBrand] = useState(brands[0]?.id ?? '');
  return (
    <FormDialog
      title={t('brandTitle')}
      accept={t('brandAccept')}
      onSubmit={() => onAccept(brand)}
      onClose={onClose}
    >
      <SelectField
        label={t('brand')}
        help={t('brandHelp')}
        value={brand}
        onChange={(event) => setBrand(event.target.value)}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}

const SPANS = ['30', '90', '365'] as const;

/** A new expiry of the selected projects: additional days, one date for all, or none. */
export type ExtendInput = { days: number } | { to: NonNullable<BulkItem['to']> | null };

/** Chooses how long the selected projects stay open. */
export function ExpiryDialog({ onClose, onAccept }: DialogProps<ExtendInput>) {
  const t = useTranslations('admin-projects.bulk');
  const [way, setWay] = useState<string>(SPANS[0]);
  const [day, setDay] = useState('');
  const submit = () => {
    if (way === 'none') return onAccept({ to: null });
    if (way !== 'day') return onAccept({ days: Number(way) });
    // The end of that day in the photographer's time zone.
    if (day) onAccept({ to: new Date(`${day}T23:59:59`).toISOString() });
  };
  return (
    <FormDialog
      title={t('extendTitle')}
      accept={t('extendAccept')}
      disabled={way === 'day' && !day}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('extendBy')}
        help={way === 'day' || way === 'none' ? undefined : t('extendHelp')}
        value={way}
        onChange={(event) => setWay(event.target.value)}
        options={[
          ...SPANS.map((days) => ({ value: days, label: t('days', { count: Number(days) }) })),
          { value: 'day', label: t('untilDay') },
          { value: 'none', label: t('noEnd') },
        ]}
      />
      {way === 'day' ? (
        <TextField
          label={t('day')}
          type="date"
          required
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      ) : null}
    </FormDialog>
  );
}

/** Lists each project that was not changed, with the reason; for a full plan with the possible fixes. */
export function RefusedDialog({
  refused,
  done,
  nameOf,
  onClose,
}: {
  refused: BulkRefusal[];
  done: number;
  nameOf: (id: string) => string | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('admin-projects.bulk');
  const limit = useTranslations('admin-projects.limit');
  const common = useTranslations('common');
  const full = refused.some(({ code }) => code === 'PROJECT_LIMIT_REACHED');
  return (
    <Dialog closable={false} title={t('refusedTitle', { count: refused.length })} onClose={onClose}>
      <p>{t('refusedText', { count: done })}</p>
      <ul className={css.refused}>
        {refused.map(({ id, name, message }) => (
          <li key={id}>
            <b dir="auto">{name ?? nameOf(id) ?? t('unnamed')}</b> {message}
          </li>
        ))}
      </ul>
      {full ? <p>{limit('archive')}</p> : null}
      <DialogActions>
        <Button look={full ? undefined : 'primary'} onClick={onClose}>
          {common('close')}
        </Button>
        {full ? <LimitWays onGo={onClose} /> : null}
      </DialogActions>
    </Dialog>
  );
}
