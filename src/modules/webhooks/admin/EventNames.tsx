'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext } from 'react';
import { DOMAIN_EVENT_NAMES, isDomainEvent } from '@/core/events/domain-events';

/** A feature's event, with its label. */
export interface OwnEvent {
  name: string;
  label: string;
}

const Own = createContext<readonly OwnEvent[]>([]);

/** Provides the screens of webhooks with the events of features. */
export function EventNames({ own, children }: { own: readonly OwnEvent[]; children: ReactNode }) {
  return <Own.Provider value={own}>{children}</Own.Provider>;
}

/** Returns the names of all events, and their labels; an event of a removed feature is labeled by its name. */
export function useEventNames(): { names: readonly string[]; word: (name: string) => string } {
  const own = useContext(Own);
  const t = useTranslations('admin-webhooks');
  const word = (name: string) =>
    isDomainEvent(name) ? t(`event.${name}`) : (own.find((one) => one.name === name)?.label ?? name);
  return { names: [...DOMAIN_EVENT_NAMES, ...own.map(({ name }) => name)], word };
}
