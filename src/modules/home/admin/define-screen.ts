import type { ComponentType, ReactNode } from 'react';
import type { CardQuestion } from './define-card';

/** What a feature's screen is drawn for, and what it may ask with: a card's means, and the address's query. */
export interface ScreenAsk extends CardQuestion {
  search: Record<string, string | string[] | undefined>;
}

/** A screen of a feature in the photographer's admin: `/admin/x/{feature}/{name}`. */
export interface FeatureScreen {
  /** The last part of its address. */
  name: string;
  /** Message key of its title, with the feature's namespace. */
  label: string;
  /** An icon of lucide-react for its line of the navigation. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Whose permission does not reach this finds nothing here, and no line that leads here. */
  permission: string;
  /** It takes the whole place beside the navigation, and draws its own title. */
  whole?: boolean;
  /** Operators who work in no account come in too: it has something of the platform's own. */
  platform?: boolean;
  /** Loads on the server, for rows of the account alone, and draws. */
  draw: (asked: ScreenAsk) => Promise<ReactNode>;
}
