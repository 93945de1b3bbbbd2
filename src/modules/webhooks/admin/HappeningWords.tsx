'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { HAPPENING_NAMES, isHappening } from '@/core/events/happenings';

/** Something that happens in a feature, and what people call it. */
export interface OwnHappening {
  name: string;
  label: string;
}

const Own = createContext<readonly OwnHappening[]>([]);

/** Lets the screens of webhooks know what happens in features. */
export function HappeningWords({ own, children }: { own: readonly OwnHappening[]; children: ReactNode }) {
  return <Own.Provider value={own}>{children}</Own.Provider>;
}

/** Names of all that can happen, and how each is called; a name of a feature that is gone stands for itself. */
export function useHappenings(): { names: readonly string[]; word: (name: string) => string } {
  const own = useContext(Own);
  const t = useTranslations('admin-webhooks');
  const word = (name: string) =>
    isHappening(name) ? t(`event.${name}`) : (own.find((one) => one.name === name)?.label ?? name);
  return { names: [...HAPPENING_NAMES, ...own.map(({ name }) => name)], word };
}
