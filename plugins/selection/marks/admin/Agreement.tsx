'use client';

import { useT } from '@plugins/kit/admin';
import { useCall } from '@plugins/kit/admin/hooks';
import { useCallback, useEffect, useState } from 'react';
import { agreementOf } from '../../rules/agreement';
import type { ListsView, ListView } from '../lists-view';
import type { MarksView } from '../marks-view';
import css from './agreement.module.css';

interface Held {
  marks: MarksView;
  lists: ListView[];
}

export interface AgreementProps {
  eventId: string;
  /** Changes when the favorites or the lists have changed. */
  news: number;
}

/**
 * The clients' agreement by favorites, and the lists they sent: each opens in the gallery. Renders nothing without
 * any.
 */
export function Agreement({ eventId, news }: AgreementProps) {
  const t = useT('selection.marks');
  const words = useT('selection.lists');
  const call = useCall();
  const [held, setHeld] = useState<Held | null>(null);
  const load = useCallback(
    async ({ eventId }: AgreementProps) => {
      try {
        const [marks, { lists }] = await Promise.all([
          call<MarksView>(`/events/${eventId}/marks`),
          call<ListsView>(`/events/${eventId}/lists`),
        ]);
        setHeld({ marks, lists: lists.filter(({ mine }) => !mine) });
      } catch {
        // The picks show that loading failed; the last loaded data stay.
      }
    },
    [call],
  );
  useEffect(() => void load({ eventId, news }), [load, eventId, news]);
  if (!held || (held.marks.people.length === 0 && held.lists.length === 0)) return null;
  const { people, favourites } = held.marks;
  const agreement = agreementOf(
    new Map(
      Object.entries(favourites).map(([media, at]) => [
        media,
        new Set(at.map((one) => people[one]?.key ?? '')),
      ]),
    ),
  );
  const who = 'them';
  const found = [
    ...(people.length > 1
      ? [
          {
            list: 'all',
            label: t(people.length === 2 ? 'agreed.both' : 'agreed.all', { who }),
            count: agreement.all.length,
          },
        ]
      : []),
    ...(people.length > 2
      ? [{ list: 'some', label: t('agreed.some', { who }), count: agreement.some.length }]
      : []),
    ...people
      .map(({ key, name }) => ({
        list: `only-${key}`,
        label: t('agreed.only', { name: name ?? t('aClient') }),
        count: agreement.one.get(key)?.length ?? 0,
      }))
      .filter(({ count }) => count > 0),
    ...held.lists.map(({ id, name, by, medias }) => ({
      list: id,
      label: by ? `${name} (${words('from', { name: by })})` : name,
      count: medias.length,
    })),
  ];
  return (
    <nav className={css.agreement} aria-label={t('admin')}>
      <strong>{t('admin')}</strong>
      {found.map(({ list, label, count }) => (
        <a key={list} href={`/events/${eventId}?filter=selected&list=${list}#photos`}>
          <bdi>{label}</bdi> <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}
