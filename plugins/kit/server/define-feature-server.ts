import type { Listeners } from '@/core/events/listeners';
import type { OwnHappenings } from '@/core/events/own-happenings';
import type { FeatureSettings } from '@/core/features/feature-settings';
import type { ReviewSource } from '@/core/features/review-sources';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { PageDefinition } from '@/core/http/define-page';
import type { JobDefinition } from '@/core/jobs/define-job';
import type { PaymentMethod } from '@/modules/money/payment-methods';
import type { PrintLab } from '@/modules/money/print-labs';
import type { PersonTable } from '@/modules/privacy/person-tables';
import type { FindDownloadRights } from '@/modules/project/presenters/download-rights';
import type { FindFolds } from '@/modules/project/presenters/folds';
import type { FindCounters } from '@/modules/project/project-counters';
import type { ProjectField } from '@/modules/project/project-fields';
import type { ProjectWaits } from '@/modules/project/project-waits';
import type { KnownSiteBlock } from '@/modules/sites/site-block';
import type { SiteDrawer } from '@/modules/sites/site-drawer';

/** Adds to the demo studio, whose photographs are there. */
export type MakeDemo = (studio: {
  account: string;
  galleries: { event: string; gallery: string }[];
}) => Promise<void>;

import type { FeatureTrash } from '@/core/features/feature-trash';

/** The server half of a feature: what it answers and does. Loaded by the web process and the worker. */
export interface FeatureServer {
  id: string;
  endpoints: Endpoint[];
  jobs: JobDefinition[];
  /** Pages below `/events/{id}/`, fragments among them; their views are in the feature's `ui/pages.ts`. */
  pages: PageDefinition[];
  /** Blocks a photographer may put on pages of her site; their views are in `ui/pages.ts`, by the same id. */
  siteBlocks?: readonly KnownSiteBlock[];
  /** Draws sites' pages: one feature does it for all of them. */
  siteDrawer?: SiteDrawer;
  /** Fields of `PUT /events/{id}` the feature answers for. */
  projectFields: Record<string, ProjectField>;
  /** Numbers it keeps of a project, shown in the project's head. */
  projectCounters?: FindCounters;
  /** What of it waits for the studio in projects, for lists of many. */
  projectWaits?: ProjectWaits;
  /** Its rows that know people, for exports and erasures. A column that knows people and is not named fails a test. */
  personTables?: readonly PersonTable[];
  /**
   * What it does when something happens (`selection.completed`, `photograph.ready`, …): told in a worker, after the commit,
   * at least once (`happening.id` is the same then). What it throws is tried again, for itself alone.
   */
  on?: Listeners;
  /** What happens in it (`changes.defineHappenings`): heard by other features and by webhooks, said by it alone. */
  happenings?: OwnHappenings;
  /** What an account may choose of it (`defineSettings`); asked for under *Features* in its settings. */
  settings?: FeatureSettings;
  /** Places it brings reviews from: the photographer sees them beside hers and publishes what she likes. */
  reviewSources?: readonly ReviewSource[];
  /** Ways of paying it brings: the shop offers those that take a sum, and asks them to. */
  paymentMethods?: readonly PaymentMethod[];
  /** Labs it brings: the shop sends orders there. */
  printLabs?: readonly PrintLab[];
  /** What the demo studio of a fresh install gets of it; made once, or nothing where it is there. */
  demo?: MakeDemo;
  /** What of it was deleted and can be brought back: a part of the trash screen. */
  trash?: FeatureTrash;
  /** Says which photographs of a list stand for others (`gallery.fold` of the interface half); one feature answers for all. */
  foldLists?: FindFolds;
  /** Says what may be downloaded: one feature answers for all lists. */
  downloadRights?: FindDownloadRights;
}

/** Declares a feature's server half. */
export function defineFeatureServer(half: Partial<FeatureServer> & { id: string }): FeatureServer {
  return { endpoints: [], jobs: [], pages: [], projectFields: {}, ...half };
}

/** A feature that is switched off: it answers nothing and does nothing, but who its rows know is still told and
 * erased, and whoever listens to what happened in it may go on waiting. */
export const switchedOff = ({ id, personTables, happenings }: FeatureServer): FeatureServer =>
  defineFeatureServer({ id, ...(personTables && { personTables }), ...(happenings && { happenings }) });
