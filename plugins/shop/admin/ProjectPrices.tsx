'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useConfirm } from '@plugins/kit/admin/hooks';
import { Button, SelectField } from '@plugins/kit/admin/parts';
import type { ShopProject } from '../queries/projects';
import css from './shop.module.css';

interface PricesProps {
  projects: readonly ShopProject[];
  /** The chosen project; null for the studio's own prices. */
  chosen: ShopProject | null;
  onChoose: (id: string | null) => void;
  /** Reads projects and products again. */
  onChange: () => Promise<void>;
}

/** Chooses whose prices are shown: the studio's or one project's; gives a project its own, and closes its shop. */
export function ProjectPrices({ projects, chosen, onChoose, onChange }: PricesProps) {
  const t = useT('shop.admin.prices');
  const call = useCall();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const path = `/api/x/shop/projects/${chosen?.id}`;
  const close = (closed: boolean) =>
    act(async () => {
      await call(`${path}/shop`, { method: 'PUT', body: { closed } });
      toast.success(t(closed ? 'closed' : 'opened', { project: chosen?.name ?? '' }));
      await onChange();
    });
  const own = () => act(() => call(`${path}/list`, { method: 'POST', body: {} }).then(onChange));
  const drop = async () => {
    const sure = await ask({
      title: t('dropTitle', { project: chosen?.name ?? '' }),
      text: t('dropText'),
      accept: t('drop'),
      danger: true,
    });
    if (sure) await act(() => call(`${path}/list`, { method: 'DELETE' }).then(onChange));
  };
  return (
    <div className={css.prices}>
      <SelectField
        label={t('label')}
        value={chosen?.id ?? ''}
        options={[
          { value: '', label: t('all') },
          ...projects.map(({ id, name, own: its, closed }) => ({
            value: id,
            label: closed ? t('isClosed', { name }) : its ? t('isOwn', { name }) : name,
          })),
        ]}
        onChange={(event) => onChoose(event.target.value || null)}
      />
      {chosen && (
        <>
          <p>{t(chosen.closed ? 'closedText' : chosen.own ? 'ownText' : 'sharedText')}</p>
          <div className={css.acts}>
            {!chosen.closed && (
              <Button busy={busy} onClick={() => void (chosen.own ? drop() : own())}>
                {t(chosen.own ? 'drop' : 'own')}
              </Button>
            )}
            <Button busy={busy} onClick={() => void close(!chosen.closed)}>
              {t(chosen.closed ? 'open' : 'close')}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}
