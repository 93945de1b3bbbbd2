'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';
import type { NewProduct } from '@/modules/project/rules/product-rules';
import { TextField } from '@/ui/admin/Field';
import { FormDialog } from '@/ui/admin/FormDialog';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import { MoreRules, useRuleWords } from './MoreRules';
import { useMaking } from './use-making';

/** The fields of a product's form: name and rules; null is none. */
type Fields = NewProduct & Record<string, unknown>;

const EMPTY: Fields = {
  name: '',
  minphotos: null,
  maxphotos: null,
  extra_price: null,
  opens_on: null,
  closes_on: null,
  among: null,
  from_favourites: false,
};

/**
 * A product's name, limits and, collapsed, further rules. Of an existing product only changes are sent; on a conflict
 * with another user's change the user chooses.
 */
export function ProductDialog({
  path,
  product,
  products,
  onClose,
  onDone,
}: {
  path: string;
  product: StudioProductView | null;
  /** All products of the project. */
  products: StudioProductView[];
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-studio.products');
  const call = useCall();
  const current = useMemo<Fields>(() => {
    if (!product) return EMPTY;
    const { id: _id, picks: _picks, ...rules } = product;
    return rules;
  }, [product]);
  const { say } = useRuleWords(products);
  const labels = {
    name: t('products.name'),
    minphotos: own('min'),
    maxphotos: t('products.max'),
    extra_price: own('extraPrice'),
    opens_on: own('opens_on'),
    closes_on: own('closes_on'),
    among: own('among'),
    from_favourites: own('fromFavourites'),
  };
  const { values, set, save, busy, errors, dialog } = useChanges<Fields>({
    current,
    send: async (changed, seen) => {
      await call(`${path}/${product?.id}`, { method: 'PUT', body: { ...changed, seen } });
      onDone();
    },
    label: (field) => labels[field as keyof typeof labels],
    show: (field, value) => {
      if (value === null && field !== 'name') return own('noNumber');
      return field in say
        ? (say[field as keyof typeof say]({ ...EMPTY, [field]: value }) ?? '')
        : String(value ?? '');
    },
    saved: null,
  });
  const { make, ...making } = useMaking(path, values, onDone);
  const numberField = (name: 'minphotos' | 'maxphotos', help: string) => (
    <TextField
      label={labels[name]}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      optional
      value={values[name] ?? ''}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim();
        set(name, typed === '' ? null : Number(typed));
      }}
      help={help}
      errors={errors[name] ?? making.errors[name]}
    />
  );
  const submit = () => {
    if (!product) return void make();
    // A successful save closes the dialog; so does saving without changes.
    void save().then((saved) => saved && onClose());
  };
  return (
    <>
      <FormDialog
        title={product ? t('products.editTitle') : t('products.add')}
        accept={t('save')}
        busy={busy || making.busy}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          label={labels.name}
          name="name"
          value={values.name}
          onChange={(event) => set('name', event.currentTarget.value)}
          placeholder={t('products.example')}
          dir="auto"
          autoComplete="off"
          autoFocus
          maxLength={EVENT_TEXT_MAX.product}
          errors={errors.name ?? making.errors.name}
        />
        {numberField('minphotos', own('minHelp'))}
        {numberField(
          'maxphotos',
          product && product.picks > 0
            ? t('products.maxHelpPicked', { count: product.picks })
            : t('products.maxHelp'),
        )}
        <MoreRules
          values={values}
          product={product}
          products={products}
          errors={{ ...making.errors, ...errors }}
          set={(field, value) => set(field, value as never)}
        />
      </FormDialog>
      {dialog}
    </>
  );
}
