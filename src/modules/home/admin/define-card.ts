import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import type { Translate } from '@/core/i18n/translate';
import { type Need, NeedCard } from './NeedCard';

/** Context of a card: its reader, and its access to data. */
export interface CardQuestion {
  /** The account it is about; null for an operator without one, who sees every account. */
  account: string | null;
  /** The signed-in user. */
  user: string;
  locale: Locale;
  /** Translates a message key with its namespace. */
  t: Translate;
  /** The database, for functions of `queries.ts` or a statement of its own; a card must read only rows of its account. */
  sql: Sql & (<R extends object>(text: string, values?: unknown[]) => Promise<R[]>);
  /** Returns the covers of projects by id, as addresses this person may open. */
  covers: (projects: readonly string[]) => Promise<Map<string, string>>;
}

/** A card of Home, as it is rendered. */
export interface DashboardCard {
  /** `selection.completed`: the feature, and what is pending. */
  name: string;
  /** The permission a user needs; without it the card is not loaded. */
  permission: string;
  /** Figures are shown below what waits for the user. */
  kind: 'need' | 'figures';
  draw: (asked: CardQuestion) => Promise<ReactNode>;
}

interface CardParts<T> {
  name: string;
  permission: string;
  /** `figures`: nothing waits, it only informs; left out: something waits. */
  kind?: DashboardCard['kind'];
  load: (asked: CardQuestion) => Promise<T | null>;
}

/**
 * Declares a card of Home for something that waits for the user. `load` runs on the server and returns null if nothing
 * is pending: then there is no card. `Card` renders the result; without it, `load` returns the content of the default
 * look: count, title, some things with their covers, and one button. A card that throws, or takes longer than a few
 * seconds, is replaced by one line; the rest of Home renders.
 */
export function defineCard(card: CardParts<Need>): DashboardCard;
export function defineCard<T extends object>(card: CardParts<T> & { Card: ComponentType<T> }): DashboardCard;
export function defineCard<T extends Need>(card: CardParts<T> & { Card?: ComponentType<T> }): DashboardCard {
  const { name, permission, kind = 'need', load, Card = NeedCard } = card;
  return {
    name,
    permission,
    kind,
    draw: async (asked) => {
      const data = await load(asked);
      return data === null ? null : createElement(Card, data);
    },
  };
}
