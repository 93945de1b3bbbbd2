import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { Translate } from '@/core/i18n/translate';

/** Who a card is drawn for, and what it may ask with. */
export interface CardQuestion {
  /** The account it is about; an operator without one sees every account. */
  account: string | null;
  /** The person who looks. */
  user: string;
  locale: Locale;
  /** Translates a message key with its namespace. */
  t: Translate;
  /** Asks the database; a card reads only rows of its account. */
  sql: <R extends object>(text: string, values?: unknown[]) => Promise<R[]>;
  /** Projects' covers by their ids, as addresses this person may open. */
  covers: (projects: readonly string[]) => Promise<Map<string, string>>;
}

/** A card of Home, as it is drawn. */
export interface DashboardCard {
  /** `selection.completed`: the feature, and what waits. */
  name: string;
  /** Whose permission does not reach this never has it loaded. */
  permission: string;
  draw: (asked: CardQuestion) => Promise<ReactNode>;
}

/**
 * Declares a card of Home: something that waits for the person who looks. `load` runs on the server and gives null where
 * nothing waits: then there is no card. `Card` draws what it gave; `NeedCard` is the house's own look. A card that
 * throws, or takes longer than a few seconds, is left out with one line; Home stands.
 */
export function defineCard<T extends object>(card: {
  name: string;
  permission: string;
  load: (asked: CardQuestion) => Promise<T | null>;
  Card: ComponentType<T>;
}): DashboardCard {
  const { name, permission, load, Card } = card;
  return {
    name,
    permission,
    draw: async (asked) => {
      const data = await load(asked);
      return data === null ? null : createElement(Card, data);
    },
  };
}
