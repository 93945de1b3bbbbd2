import type { PickTime } from '@plugins/kit/internal';
import type { Money } from '@plugins/kit/rules';
import type { Standing } from '../rules/standing';

/** A product of an open selection: its rules and state. */
export interface OpenProduct {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  closes_on: string | null;
  count: number;
  standing: Standing;
  time: PickTime;
}

/** An open selection: its progress, and the last nudge. */
export interface OpenSelection {
  id: string;
  name: string;
  published_at: string | null;
  last_pick_at: string | null;
  /** Last visit of a person who may pick. */
  seen_at: string | null;
  /** The nearest closing day of its products that is not over. */
  closes_on: string | null;
  /** Picks of all products within their limits, and the sum of the limits; null if one has none. */
  picked: number;
  room: number | null;
  products: OpenProduct[];
  nudge: { at: string; by: string | null; mails: number } | null;
  /** When the next nudge is allowed; null: now. */
  next_nudge_at: string | null;
  /** What other features have waiting here for the studio, with links. */
  waits: { text: string; href: string }[];
}

/** Picks for products of one name, over the selections completed in the last year. */
export interface PickedProduct {
  name: string;
  /** Number of selections with it. */
  selections: number;
  /** Average photographs per selection, and total beyond its limit. */
  average: number;
  extras: number;
  costs: Money[];
}

/** Statistics of the last year. */
export interface PickStatistics {
  completed: number;
  /** Median days from the first pick to the completion; null without completions. */
  days: number | null;
  products: PickedProduct[];
}

/** Answer of `GET /api/x/selection/progress?projects=`: the current progress of the given projects. */
export interface ProgressNews {
  open: OpenSelection[];
  /** Of those no longer open: the complete ones. */
  complete: string[];
}

/** Answer of `GET /api/x/selection/progress`. */
export interface ProgressView {
  open: OpenSelection[];
  statistics: PickStatistics;
}
