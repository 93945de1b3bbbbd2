'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { Button, Dialog, DialogActions, SelectField, TextField } from '@plugins/kit/admin/parts';
import { CURRENCIES } from '@plugins/kit/internal';
import { useState } from 'react';
import type { ListRow } from '../queries/catalog';
import { WAYS_MOST } from '../rules/edit-limits';
import type { Currency } from '../rules/product';
import { DeliveryRows, type EditedWay } from './DeliveryRows';
import css from './shop.module.css';

interface ListProps {
  list: ListRow;
  /** The project whose own list it is. */
  project: string | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const PLACES = [...Array(WAYS_MOST).keys()];
const FIELDS = [
  'tax_rate',
  'delivery',
  ...PLACES.flatMap((at) => [`delivery.${at}.name`, `delivery.${at}.amount`]),
];

/** The currency of the price list, the tax its prices include, and how orders are delivered. */
export function ListSettings({ list, project, onClose, onDone }: ListProps) {
  const t = useT('shop.admin.list');
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const [currency, setCurrency] = useState<Currency>(list.currency);
  const [rate, setRate] = useState(String(list.tax_rate / 100));
  const [delivery, setDelivery] = useState<EditedWay[]>(list.delivery);
  const save = () =>
    act(async () => {
      const body = {
        currency,
        tax_rate: Math.round(Number(rate) * 100),
        delivery,
        ...(project && { project }),
      };
      await call('/api/x/shop/list', { method: 'PUT', body });
      toast.success(t('saved'));
      await onDone();
    });
  return (
    <Dialog wide title={t('title')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SelectField
          label={t('currency')}
          help={t('currencyHelp')}
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: t(`currencies.${value}`) }))}
          onChange={(event) => setCurrency(event.target.value as Currency)}
        />
        <TextField
          label={t('tax')}
          help={t('taxHelp')}
          type="number"
          min={0}
          max={100}
          step="0.01"
          inputMode="decimal"
          value={rate}
          {...(errors.tax_rate ? { errors: errors.tax_rate } : {})}
          onChange={(event) => setRate(event.target.value)}
        />
        <DeliveryRows ways={delivery} currency={currency} errors={errors} onChange={setDelivery} />
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
