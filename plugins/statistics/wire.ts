import type { ProjectFunnel, StudioFunnel } from './queries/funnel';
import type { Period, ProjectPeriod } from './rules/periods';

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

/** Answer of `GET /api/x/statistics/projects/{id}`: figures of a period that ends today. */
export interface ProjectView {
  period: ProjectPeriod;
  /** The periods that this project has. */
  periods: ProjectPeriod[];
  from: string;
  to: string;
  /** The days from one bar to the next. */
  step: number;
  /** Visits; `before` is null where the period has none before it. */
  visits: { now: number[]; before: number[] | null };
  figures: Figure[];
  shares: Channel[];
  galleries: { id: string; name: string; looks: number; seconds: number }[];
  /** Of all days, whatever the period. */
  funnel: Omit<ProjectFunnel, 'completed_at'> & { completed: boolean; ordered: boolean | null };
  /** Of all days, whatever the period. */
  photographs: { media: string; name: string; src: string; opened: number; seconds: number }[];
  /** Nothing was ever counted. */
  empty: boolean;
}

/** A chart: the bars of the period and those of the one before, null where nothing was counted before. */
export interface Bars<Kind extends string = string> {
  kind: Kind;
  now: number[];
  before: number[] | null;
}

/** Answer of `GET /api/x/statistics/studio`. */
export interface StudioView {
  period: Period;
  from: string;
  to: string;
  /** The days from one bar to the next. */
  step: number;
  bars: Bars<'visits' | 'picks' | 'site_visits'>[];
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
  site: {
    /** `name` is the path; `title` that of a page that the site has now. */
    pages: (Channel & { title: string | null })[];
    sources: Channel[];
    terms: Channel[];
  };
  /** Nothing was ever counted. */
  empty: boolean;
}
