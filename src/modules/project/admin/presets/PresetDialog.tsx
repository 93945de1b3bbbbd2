'use client';

import { toast } from '@payloadcms/ui';
import { Plus, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useMemo } from 'react';
import type { PresetView } from '@/modules/project/queries/presets-repo';
import { EVENT_SWITCH_NAMES, EVENT_TEXT_MAX, LAYOUTS } from '@/modules/project/rules/event-words';
import { withoutItem } from '@/modules/project/rules/product-rules';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { AreaField, CheckField, SelectField, TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useChanges } from '@/ui/admin/use-changes';
import css from './presets.module.css';

type Parts = Pick<PresetView, 'name' | 'galleries' | 'products' | 'settings'>;

/** A preset, or one that is not saved yet. */
export type PresetDraft = Parts & { id: string | null };

const PRESETS = '/api/x/studio/presets';
const MOST_PHOTOS = 100_000;

/** The form of a preset. A new one is created on Save; of an existing one, only changes are sent. */
export function PresetDialog({ preset, onClose }: { preset: PresetDraft; onClose: () => void }) {
  const t = useTranslations('admin-projects.presets');
  const admin = useTranslations('admin');
  const call = useCall();
  const router = useRouter();
  const { id } = preset;
  const current = useMemo<Parts>(() => {
    const { name, galleries, products, settings } = preset;
    return { name, galleries, products, settings };
  }, [preset]);
  const creation = useAct(['name', 'galleries', 'products', 'settings']);
  const changes = useChanges<Parts>({
    current,
    send: (changed, seen) =>
      call(`${PRESETS}/${id}`, { method: 'PUT', body: { preset: clean(changed), seen } }),
    label: (field) => t(`field.${field}`),
    show: (field, value) =>
      field === 'settings'
        ? t('someSettings')
        : Array.isArray(value)
          ? value.map((one) => (typeof one === 'string' ? one : one.name)).join(', ')
          : String(value),
    saved: admin('settings.saved'),
  });
  const { values, set, dialog } = changes;
  const busy = creation.busy || changes.busy;
  const errors = id ? changes.errors : creation.errors;
  const create = () =>
    creation.act(async () => {
      const { name, ...parts } = values;
      await call(PRESETS, { method: 'POST', body: { name, preset: clean(parts) } });
      toast.success(admin('settings.saved'));
      router.refresh();
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await (id ? changes.save() : create())) onClose();
  };
  const product = (index: number, change: Partial<Parts['products'][number]>) =>
    set(
      'products',
      values.products.map((one, at) => (at === index ? { ...one, ...change } : one)),
    );
  return (
    <Dialog title={t(id ? 'editTitle' : 'newTitle')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className={ui.dialogBody}>
        <TextField
          label={t('field.name')}
          value={values.name}
          dir="auto"
          maxLength={100}
          errors={errors.name}
          onChange={(event) => set('name', event.target.value)}
        />
        <AreaField
          label={t('field.galleries')}
          help={t('galleriesHelp')}
          value={values.galleries.join('\n')}
          dir="auto"
          rows={4}
          errors={errors.galleries}
          onChange={(event) => set('galleries', event.target.value.split('\n'))}
        />
        <fieldset className={css.products}>
          <legend>{t('field.products')}</legend>
          {values.products.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no id; a removed one leaves the focus to the next
            <div key={index} className={css.product}>
              <input
                className={ui.input}
                aria-label={t('productName', { number: index + 1 })}
                value={one.name}
                dir="auto"
                maxLength={EVENT_TEXT_MAX.product}
                onChange={(event) => product(index, { name: event.target.value })}
              />
              <input
                className={ui.input}
                type="number"
                min={1}
                max={MOST_PHOTOS}
                aria-label={t('productMax', { number: index + 1 })}
                placeholder={t('noLimit')}
                value={one.maxphotos ?? ''}
                onChange={(event) =>
                  product(index, { maxphotos: event.target.value ? Number(event.target.value) : null })
                }
              />
              <Button
                iconOnly
                look="quiet"
                aria-label={t('removeProduct', { number: index + 1 })}
                onClick={() => set('products', withoutItem(values.products, index))}
              >
                <X aria-hidden />
              </Button>
            </div>
          ))}
          {errors.products ? <p className={ui.error}>{errors.products.join(' ')}</p> : null}
          <Button
            small
            onClick={() =>
              set('products', [...values.products, { name: '', minphotos: null, maxphotos: null }])
            }
          >
            <Plus aria-hidden /> {t('addProduct')}
          </Button>
        </fieldset>
        <SelectField
          label={admin('field.layout')}
          value={values.settings.layout ?? LAYOUTS[0]}
          onChange={(event) =>
            set('settings', { ...values.settings, layout: event.target.value as (typeof LAYOUTS)[number] })
          }
          options={LAYOUTS.map((value) => ({ value, label: admin(`layout.${value}`) }))}
        />
        <div>
          {EVENT_SWITCH_NAMES.map((option) => (
            <CheckField
              key={option}
              label={admin(`option.${option}`)}
              checked={values.settings[option] ?? false}
              onChange={(event) => set('settings', { ...values.settings, [option]: event.target.checked })}
            />
          ))}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{admin('cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {admin('save')}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  );
}

/** Removes empty lines from the galleries. */
function clean(changed: Partial<Parts>): Partial<Parts> {
  if (!changed.galleries) return changed;
  return { ...changed, galleries: changed.galleries.map((line) => line.trim()).filter(Boolean) };
}
