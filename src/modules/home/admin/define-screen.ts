import type { ComponentType, ReactNode } from 'react';
import type { CardQuestion } from './define-card';
import type { NavGroup, NavPart } from './nav/nav-entry';

/** A request for a feature's screen: that for a card, and the address's query. */
export interface ScreenQuestion extends CardQuestion {
  search: Record<string, string | string[] | undefined>;
}

/** Context of a feature's screen. */
export interface ScreenAsk extends ScreenQuestion {
  /** What `screenData` of the server half loaded for it; null without a loader, or where loading failed. */
  data: unknown;
}

/** A screen of a feature in the photographer's admin: `/admin/x/{feature}/{name}`. */
export interface FeatureScreen {
  /** The last part of its address. */
  name: string;
  /** Message key of its title, with the feature's namespace. */
  label: string;
  /** The line of the navigation whose tab it is; without one it has a line of its own. */
  group?: NavGroup;
  /** The part of a line with many tabs, such as the settings. */
  part?: NavPart;
  /** Message key of further words that the search finds it by: what one does there. */
  words?: string;
  /** An icon of lucide-react for its own line. */
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The permission a user needs; without it the screen is not found and not in the navigation. */
  permission: string;
  /** The outside service it is about: it is not there where the installation has no app at it. */
  service?: string;
  /** It fills the whole area beside the navigation, and renders its own title. */
  whole?: boolean;
  /** For a studio it is a part of "Getting paid", where its own address leads. */
  payments?: boolean;
  /** Also open to operators without an account, because it has content of the platform's own. */
  platform?: boolean;
  /** The last breadcrumb, where the query names one thing of it; null for the screen itself. */
  crumb?: (asked: ScreenQuestion) => Promise<string | null>;
  /** Loads on the server, only rows of the account, and renders. */
  draw: (asked: ScreenAsk) => Promise<ReactNode>;
}
