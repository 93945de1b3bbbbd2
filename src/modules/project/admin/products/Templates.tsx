'use client';

import { toast } from '@payloadcms/ui';
import { LayoutTemplate } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { StudioProductView } from '@/modules/project/queries/products-repo';
import type { TemplateView } from '@/modules/project/queries/templates-repo';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { TextField } from '@/ui/admin/Field';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import css from './products.module.css';

interface Props {
  event: string;
  products: StudioProductView[];
  templates: TemplateView[];
}

/** Adds the products of a template, and saves this project's as one; nothing where there is neither. */
export function Templates({ event, products, templates }: Props) {
  const t = useTranslations('admin-studio.products');
  const words = useTranslations('admin');
  const call = useCall();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { busy, errors, act } = useAct(['name']);
  const add = ({ id, name }: TemplateView) =>
    act(async () => {
      await call(`/api/x/studio/projects/${event}/product-copies`, {
        method: 'POST',
        body: { template: id },
      });
      toast.success(t('added', { name }));
      setOpen(false);
      router.refresh();
    });
  const keep = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.currentTarget).get('name') ?? '');
    // Dates belong to this project; a cascade is saved as the position of the other product.
    const items = products.map(({ name, minphotos, maxphotos, extra_price, among, from_favourites }) => {
      const place = products.findIndex(({ id }) => id === among);
      return {
        ...{ name, minphotos, maxphotos },
        ...(extra_price && { extra_price }),
        ...(from_favourites && { from_favourites }),
        ...(place >= 0 && { among: place }),
      };
    });
    void act(async () => {
      await call('/api/x/studio/product-templates', { method: 'POST', body: { name, items } });
      toast.success(t('kept', { name }));
      setOpen(false);
      router.refresh();
    });
  };
  if (templates.length === 0 && products.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <LayoutTemplate aria-hidden /> {t('templates')}
      </Button>
      {open ? (
        <Dialog title={t('templates')} onClose={() => setOpen(false)}>
          {templates.length === 0 ? <p>{t('noTemplates')}</p> : null}
          <ul className={css.templates}>
            {templates.map((template) => (
              <li key={template.id}>
                <button type="button" disabled={busy} onClick={() => void add(template)}>
                  <strong>
                    <bdi>{template.name}</bdi>
                  </strong>
                  <span>
                    {template.items
                      .map(({ name, maxphotos }) => (maxphotos ? `${name} ${maxphotos}` : name))
                      .join(' + ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {products.length > 0 ? (
            <form onSubmit={keep} noValidate className={ui.dialogBody}>
              <TextField
                label={t('keepAs')}
                help={t('keepHelp')}
                name="name"
                dir="auto"
                autoComplete="off"
                maxLength={200}
                defaultValue={products
                  .map(({ name, maxphotos }) => (maxphotos ? `${name} ${maxphotos}` : name))
                  .join(' + ')
                  .slice(0, 200)}
                errors={errors.name}
              />
              <DialogActions>
                <Button onClick={() => setOpen(false)}>{words('cancel')}</Button>
                <Button type="submit" look="primary" busy={busy}>
                  {t('keep')}
                </Button>
              </DialogActions>
            </form>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
