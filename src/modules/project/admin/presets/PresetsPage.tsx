'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PresetView } from '@/modules/project/queries/presets-repo';
import { Button } from '@/ui/admin/Button';
import { EditAndRemove } from '@/ui/admin/EditAndRemove';
import { Page } from '@/ui/admin/Page';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import { useDelete } from '../use-delete';
import { PresetDialog, type PresetDraft } from './PresetDialog';
import css from './presets.module.css';

const PATH = '/api/x/studio/presets';
const NOTHING: PresetDraft = { id: null, name: '', galleries: [], products: [], settings: {} };

/** Presets for kinds of shoots: created from an example or a project, changed, deleted with undo. */
export function PresetsPage({ own, examples }: { own: PresetView[]; examples: PresetView[] }) {
  const t = useTranslations('admin-projects.presets');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [askDelete, question] = useDelete();
  const offerUndo = useUndo();
  const [open, setOpen] = useState<string | null>(null);
  // A preset that exists only in its dialog until it is saved.
  const [draft, setDraft] = useState<PresetDraft | null>(null);
  const editing = own.find(({ id }) => id === open);
  const begin = (like: PresetView | null) =>
    setDraft(like ? { ...like, id: null } : { ...NOTHING, name: t('newName') });
  const remove = async ({ id, name }: PresetView) => {
    if (!(await askDelete({ kind: 'template', name }))) return;
    await act(async () => {
      await call(`${PATH}/${id}`, { method: 'DELETE' });
      router.refresh();
      const back = () => call(`${PATH}/${id}/restore`, { method: 'POST' }).then(() => router.refresh());
      offerUndo(t('removed', { name }), back, `preset-${id}`);
    });
  };
  return (
    <Page title={t('title')} help={t('help')}>
      {own.length === 0 ? (
        <section className={ui.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
        </section>
      ) : (
        <ul className={css.list}>
          {own.map((preset) => (
            <li key={preset.id}>
              <Words preset={preset} />
              <EditAndRemove
                edit={t('edit', { name: preset.name })}
                onEdit={() => setOpen(preset.id)}
                remove={t('remove', { name: preset.name })}
                onRemove={() => void remove(preset)}
                busy={busy}
              />
            </li>
          ))}
        </ul>
      )}
      <h2 className={css.examples}>{t('examples')}</h2>
      <ul className={css.list}>
        {examples.map((example) => (
          <li key={example.id}>
            <Words preset={example} />
            <Button
              small
              disabled={busy}
              aria-label={t('beginLike', { name: example.name })}
              onClick={() => begin(example)}
            >
              <Plus aria-hidden /> {t('begin')}
            </Button>
          </li>
        ))}
      </ul>
      <Button disabled={busy} onClick={() => begin(null)}>
        <Plus aria-hidden /> {t('beginEmpty')}
      </Button>
      {editing ? <PresetDialog key={editing.id} preset={editing} onClose={() => setOpen(null)} /> : null}
      {draft ? <PresetDialog preset={draft} onClose={() => setDraft(null)} /> : null}
      {question}
    </Page>
  );
}

function Words({ preset }: { preset: PresetView }) {
  const t = useTranslations('admin-projects.presets');
  const { name, galleries, products } = preset;
  return (
    <div className={css.what}>
      <h3 dir="auto">{name}</h3>
      <p dir="auto">
        {[...galleries, ...products.map((product) => product.name)].join(' · ') || t('onlySettings')}
      </p>
    </div>
  );
}
