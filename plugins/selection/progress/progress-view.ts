import type { Money, PickTime, Standing } from '@plugins/kit/server/rules';

/** A product of an open selection: its rules and how it stands. */
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

/** An open selection: how far its people are, and when they were last written to about it. */
export interface OpenSelection {
  id: string;
  name: string;
  published_at: string | null;
  last_pick_at: string | null;
  /** Somebody who may choose was last here. */
  seen_at: string | null;
  /** The nearest last day of its products that is still to come. */
  closes_on: string | null;
  /** Picks of all products within their limits, and how many they take; null where one has no limit. */
  picked: number;
  room: number | null;
  products: OpenProduct[];
  nudge: { at: string; by: string | null; mails: number } | null;
  /** When they may be nudged again; null: now. */
  next_nudge_at: string | null;
  /** What of other features waits here for the studio, and where. */
  waits: { text: string; href: string }[];
}

/** What is picked for products of one name, over the selections that were completed in the last year. */
export interface PickedProduct {
  name: string;
  /** How many selections had it. */
  selections: number;
  /** Photographs for it on average, and beyond its limit in all. */
  average: number;
  extras: number;
  costs: Money[];
}

/** What was picked in the last year. */
export interface PickStatistics {
  completed: number;
  /** Days from the first pick to completing, of the one in the middle; null where none was completed. */
  days: number | null;
  products: PickedProduct[];
}

/** Answer of `GET /api/x/selection/progress?projects=`: how some projects stand now. */
export interface ProgressNews {
  open: OpenSelection[];
  /** Of those that are not open any more: which are complete. */
  complete: string[];
}

/** Answer of `GET /api/x/selection/progress`. */
export interface ProgressView {
  open: OpenSelection[];
  statistics: PickStatistics;
}
