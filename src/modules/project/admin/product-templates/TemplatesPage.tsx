'use client';

import { toast } from '@payloadcms/ui';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TemplateView } from '@/modules/project/queries/templates-repo';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { EditAndRemove } from '@/ui/admin/EditAndRemove';
import { Page } from '@/ui/admin/Page';
import css from '@/ui/admin/team.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { TemplateDialog } from './TemplateDialog';

/** Product templates with their content; deleting one leaves every project unchanged. */
export function TemplatesPage({ templates }: { templates: TemplateView[] }) {
  const t = useTranslations('admin-studio.products');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const [open, setOpen] = useState<TemplateView | 'new' | null>(null);
  const remove = async ({ id, name }: TemplateView) => {
    const question = { title: t('removeTitle', { name }), text: t('removeText'), accept: t('remove') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/product-templates/${id}`, { method: 'DELETE' });
      toast.success(t('removed', { name }));
      router.refresh();
    });
  };
  const add = (
    <Button look="primary" onClick={() => setOpen('new')}>
      <Plus aria-hidden /> {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} help={t('help')} actions={templates.length > 0 ? add : null}>
      {templates.length === 0 ? (
        <div className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('noTemplates')}</p>
          {add}
        </div>
      ) : (
        <ul className={css.list}>
          {templates.map((template) => (
            <li key={template.id}>
              <div>
                <bdi>{template.name}</bdi>
                <bdi>
                  {template.items
                    .map(({ name, maxphotos }) => (maxphotos ? `${name} ${maxphotos}` : name))
                    .join(' + ')}
                </bdi>
              </div>
              <EditAndRemove
                edit={t('editOne', { name: template.name })}
                onEdit={() => setOpen(template)}
                remove={t('removeOne', { name: template.name })}
                onRemove={() => void remove(template)}
                busy={busy}
              />
            </li>
          ))}
        </ul>
      )}
      {open ? (
        <TemplateDialog
          template={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      ) : null}
      {dialog}
    </Page>
  );
}
