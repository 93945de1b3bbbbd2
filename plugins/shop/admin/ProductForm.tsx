'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall } from '@plugins/kit/admin/hooks';
import { ProfileField } from '@plugins/kit/admin/internal';
import {
  AreaField,
  Button,
  CheckField,
  Dialog,
  DialogActions,
  SelectField,
  TextField,
} from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { ProductRow } from '../queries/catalog';
import { type Currency, PRODUCT_FIELDS, type ProductInput, SCOPES, SIZES } from '../rules/product';
import { PRINT_DPI } from '../rules/shape';
import { OptionRows } from './OptionRows';
import { ProductPictures } from './ProductPictures';
import css from './shop.module.css';

const FIELDS = ['name', 'description', 'minimum', 'photos', 'options', 'dpi', 'profile'];
const USES = ['all', 'selection'] as const;

/** Returns the fields of a product that its form writes. */
const written = (values: ProductInput): ProductInput =>
  Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, values[field]])) as unknown as ProductInput;

interface FormProps {
  /** The stored one; null for a new one. */
  product: ProductRow | null;
  start: ProductInput;
  currency: Currency;
  /** A project with prices of its own: a new product is added to them. */
  project: string | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Adds or changes a product: its name, prices, and what it may be made of. */
export function ProductForm({ product, start, currency, project, onClose, onDone }: FormProps) {
  const t = useT('shop.admin.form');
  const call = useCall();
  const { busy, errors, act } = useAct(FIELDS);
  const [values, setValues] = useState<ProductInput>(() => written(start));
  const set = (change: Partial<ProductInput>) => setValues({ ...values, ...change });
  const wrong = (field: string) => (errors[field] ? { errors: errors[field] } : {});
  const save = () =>
    act(async () => {
      const path = product ? `/api/x/shop/products/${product.id}` : '/api/x/shop/products';
      const body = { ...values, ...(!product && project && { event: project }) };
      await call(path, { method: product ? 'PUT' : 'POST', body });
      toast.success(t(product ? 'saved' : 'added', { name: values.name }));
      await onDone();
    });
  const number = (field: 'minimum' | 'photos' | 'dpi') => (
    <TextField
      label={t(field)}
      help={t(`${field}Help`)}
      type="number"
      min={1}
      inputMode="numeric"
      value={values[field] ?? PRINT_DPI}
      {...wrong(field)}
      onChange={(event) => set({ [field]: Number(event.target.value) })}
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
        <TextField
          label={t('name')}
          value={values.name}
          maxLength={200}
          dir="auto"
          required
          {...wrong('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <OptionRows
          options={values.options}
          sides={values.kind === 'print'}
          currency={currency}
          errors={errors}
          onChange={(options) => set({ options })}
        />
        {values.kind === 'digital' && (
          <>
            <SelectField
              label={t('scope')}
              value={values.scope}
              options={SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
              onChange={(event) => set({ scope: event.target.value as ProductInput['scope'] })}
            />
            <SelectField
              label={t('size')}
              value={values.size}
              options={SIZES.map((value) => ({ value, label: t(`sizes.${value}`) }))}
              onChange={(event) => set({ size: event.target.value as ProductInput['size'] })}
            />
          </>
        )}
        {values.kind === 'package' && number('photos')}
        <AreaField
          label={t('description')}
          optional
          value={values.description ?? ''}
          maxLength={2000}
          dir="auto"
          {...wrong('description')}
          onChange={(event) => set({ description: event.target.value || null })}
        />
        <SelectField
          label={t('uses')}
          value={values.uses}
          options={USES.map((value) => ({ value, label: t(`usesOf.${value}`) }))}
          onChange={(event) => set({ uses: event.target.value as ProductInput['uses'] })}
        />
        {values.kind === 'print' && (
          <>
            {number('minimum')}
            <ProfileField
              path="/api/x/shop/profiles"
              profile={values.profile}
              errors={errors.profile}
              onProfile={(profile) => set({ profile })}
            />
            {number('dpi')}
          </>
        )}
        {product && <ProductPictures product={product} />}
        <CheckField
          label={t('offered')}
          help={t('offeredHelp')}
          checked={values.offered}
          onChange={(event) => set({ offered: event.target.checked })}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t(product ? 'save' : 'add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
