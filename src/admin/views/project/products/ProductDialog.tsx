'use client';

import { useTranslations } from 'next-intl';
import { EVENT_TEXT_MAX } from '@/domain/event-words';
import type { StudioProductView } from '@/server/studio/products-repo';
import { TextField } from '../../../components/Field';
import { FormDialog } from '../../../components/FormDialog';
import { useAct } from '../../../components/use-act';
import { useCall } from '../../../components/use-call';

/** Names a product and says how many photographs it takes; an empty number is no limit. */
export function ProductDialog({
  path,
  product,
  onClose,
  onDone,
}: {
  path: string;
  product: StudioProductView | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-studio.products');
  const call = useCall();
  const { busy, errors, act } = useAct(['name', 'minphotos', 'maxphotos']);
  const submit = (given: FormData) => {
    const number = (name: string) => {
      const typed = String(given.get(name) ?? '').trim();
      return typed === '' ? null : Number(typed);
    };
    const [minphotos, maxphotos] = [number('minphotos'), number('maxphotos')];
    const body = { name: String(given.get('name') ?? ''), minphotos, maxphotos };
    void act(async () => {
      await call(product ? `${path}/${product.id}` : path, { method: product ? 'PUT' : 'POST', body });
      onDone();
    });
  };
  return (
    <FormDialog
      title={product ? t('products.editTitle') : t('products.add')}
      accept={t('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('products.name')}
        name="name"
        defaultValue={product?.name ?? ''}
        placeholder={t('products.example')}
        dir="auto"
        autoComplete="off"
        autoFocus
        maxLength={EVENT_TEXT_MAX.product}
        errors={errors.name}
      />
      <TextField
        label={own('min')}
        name="minphotos"
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        optional
        defaultValue={product?.minphotos ?? ''}
        help={own('minHelp')}
        errors={errors.minphotos}
      />
      <TextField
        label={t('products.max')}
        name="maxphotos"
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        optional
        defaultValue={product?.maxphotos ?? ''}
        help={
          product && product.picks > 0
            ? t('products.maxHelpPicked', { count: product.picks })
            : t('products.maxHelp')
        }
        errors={errors.maxphotos}
      />
    </FormDialog>
  );
}
