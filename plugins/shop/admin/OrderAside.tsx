'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useAct } from '@plugins/kit/admin/hooks';
import { AreaField, Button, Moment } from '@plugins/kit/admin/parts';
import { type ReactNode, useState } from 'react';
import { isDelivered } from '../rules/kinds';
import type { StudioOrderView } from '../wire';
import css from './shop.module.css';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Beside an order: its buyer, its project, its times, and the studio's own note. */
export function OrderAside({
  order,
  onNote,
}: {
  order: StudioOrderView;
  /** Stores the note; null once the project is gone. */
  onNote: ((note: string) => Promise<void>) | null;
}) {
  const t = useT('shop.admin.order');
  const { busy, act } = useAct();
  const [note, setNote] = useState<string | null>(null);
  const stored = order.studio_note ?? '';
  // Files are delivered by the gallery.
  const { address, delivery } = order;
  const delivered = delivery || address || order.lines.some(({ kind }) => isDelivered(kind));
  const times = [
    ['placedAt', order.placed_at],
    ['paidAt', order.paid_at],
    ['sentAt', order.sent_at],
  ] as const;
  return (
    <aside className={css.aside} aria-label={t('buyer')}>
      <Fact title={t('buyer')}>
        <p>
          <bdi>{order.name}</bdi>
          {order.email && (
            <>
              <br />
              <a href={`mailto:${order.email}`} dir="ltr">
                {order.email}
              </a>
            </>
          )}
        </p>
      </Fact>
      {delivered && (
        <Fact title={t('delivery')}>
          {delivery && (
            <p>
              <bdi>{delivery.name}</bdi>
            </p>
          )}
          {(address || !delivery) && (
            <p className={css.lines}>{address ? <bdi>{address}</bdi> : t('noAddress')}</p>
          )}
        </Fact>
      )}
      {order.pays_by && (
        <Fact title={t('paysBy')}>
          <p>{order.pays_by}</p>
        </Fact>
      )}
      {order.note && (
        <Fact title={t('clientNote')}>
          <blockquote className={css.lines}>
            <bdi>{order.note}</bdi>
          </blockquote>
        </Fact>
      )}
      {order.project && (
        <Fact title={t('project')}>
          <p>
            <a href={`/admin/projects/${order.project.id}`} className={css.tall}>
              <bdi>{order.project.name}</bdi>
            </a>
          </p>
        </Fact>
      )}
      <ul className={css.times}>
        {times.map(([name, at]) =>
          at ? (
            <li key={name}>
              {t(name)} <Moment at={at} />
            </li>
          ) : null,
        )}
        {order.reference && (
          <li>
            {t('reference')} <bdi>{order.reference}</bdi>
          </li>
        )}
      </ul>
      {order.paid_at && order.documents.length === 0 && order.total.amount > 0 && (
        <p className={css.hint}>{t('documentLater')}</p>
      )}
      {order.documents.length > 0 && (
        <ul className={css.times}>
          {order.documents.map(({ id, number, refund, url, link }) => (
            <li key={id}>
              <a href={link ?? url} className={css.tall}>
                {t(refund ? 'refundDocument' : 'document', { number })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {onNote && (
        <>
          <AreaField
            label={t('note')}
            help={t('noteHelp')}
            value={note ?? stored}
            maxLength={2000}
            dir="auto"
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            busy={busy}
            disabled={note === null || note === stored}
            onClick={() =>
              void act(async () => {
                await onNote(note ?? '');
                toast.success(t('noteSaved'));
              })
            }
          >
            {t('saveNote')}
          </Button>
        </>
      )}
    </aside>
  );
}
