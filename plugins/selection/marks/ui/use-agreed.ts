'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useMemo } from 'react';
import { useMarks, useMarksStore } from './use-marks';

/** A list of favorites to open. */
export interface AgreedList {
  list: string;
  label: string;
  count: number;
}

/**
 * Returns this person's favorites, and if others have some, the agreement: all, some, each person's alone, and
 * undecided. The studio, whose favorites do not count, gets them as soon as one client has any.
 */
export function useAgreed(): AgreedList[] {
  const t = useT('selection.marks');
  const { event } = useGallery();
  const store = useMarksStore();
  const state = useMarks((marks) => marks.get());
  const all = event.galleries.reduce((sum, { count }) => sum + count, 0);
  const us = event.person.role === 'client';
  return useMemo(() => {
    if (!store || !state) return [];
    const own = { list: 'favourites', label: t('agreed.mine'), count: state.count };
    if (state.people.length === 0) return [own];
    const { people, all: every, some, one } = store.agreement();
    const who = us ? 'us' : 'them';
    const names = [...(us ? [{ key: store.me, name: null }] : []), ...state.people];
    const decided = every.length + some.length + [...one.values()].flat().length;
    return [
      own,
      ...(people.size > 1
        ? [
            {
              list: 'all',
              label: t(people.size === 2 ? 'agreed.both' : 'agreed.all', { who }),
              count: every.length,
            },
          ]
        : []),
      ...(people.size > 2 ? [{ list: 'some', label: t('agreed.some', { who }), count: some.length }] : []),
      ...names
        // Of people without a name, only those who alone have a favorite.
        .filter(({ key, name }) => people.has(key) && (name || key === store.me || one.get(key)?.length))
        .map(({ key, name }) => ({
          list: `only-${key}`,
          label:
            key === store.me ? t('agreed.onlyMine') : t('agreed.only', { name: name ?? t('someoneElse') }),
          count: one.get(key)?.length ?? 0,
        })),
      { list: 'undecided', label: t('agreed.undecided'), count: Math.max(0, all - decided) },
    ];
  }, [store, state, all, us, t]);
}
