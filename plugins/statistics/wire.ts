import type { ProjectFunnel, StudioFunnel } from './queries/funnel';
import type { Period } from './rules/periods';

/** A number of a project or studio. */
export interface Figure {
  kind: string;
  /** Its name in the reader's language. */
  label: string;
  /** A part of it: a currency, a channel. */
  name: string;
  unit: 'count' | 'money' | 'seconds';
  count: number;
  /** Of the equally long period before; null where there is none. */
  before: number | null;
}

/** A channel of shares. */
export interface Channel {
  name: string;
  count: number;
}

/** Visits and visitors of one day. */
export interface VisitDay {
  day: string;
  visits: number;
  visitors: number;
}

/** Answer of `GET /api/x/statistics/projects/{id}`. */
export interface ProjectView {
  days: VisitDay[];
  figures: Figure[];
  shares: Channel[];
  funnel: Omit<ProjectFunnel, 'completed_at'> & { completed: boolean; ordered: boolean | null };
  photographs: { media: string; name: string; src: string; opened: number; seconds: number }[];
  galleries: { id: string; name: string; looks: number; seconds: number }[];
}

/** A chart: the bars of the period and those of the one before. */
export interface Bars {
  kind: string;
  now: number[];
  before: number[];
}

/** Answer of `GET /api/x/statistics/studio`. */
export interface StudioView {
  period: Period;
  from: string;
  to: string;
  /** The days from one bar to the next. */
  step: number;
  bars: Bars[];
  figures: Figure[];
  shares: Channel[];
  funnel: Omit<StudioFunnel, 'ordered'> & { ordered: number | null };
  projects: {
    id: string;
    name: string | null;
    visits: number;
    visitors: number;
    picks: number;
    orders: number | null;
  }[];
  site: { pages: Channel[]; sources: Channel[]; terms: Channel[] };
  /** Nothing was ever counted. */
  empty: boolean;
}
