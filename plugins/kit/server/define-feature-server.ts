import type { GuestUploads } from '@media/upload/guest-uploads';
import type { FeatureEvents } from '@/core/events/feature-events';
import type { Listeners } from '@/core/events/listeners';
import type { VisitListener } from '@/core/events/visits';
import type { ClipTheme } from '@/core/features/clip-themes';
import type { FeatureFiles } from '@/core/features/feature-files';
import type { FeatureSettings } from '@/core/features/feature-settings';
import type { ReviewSource } from '@/core/features/review-sources';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { PageDefinition } from '@/core/http/define-page';
import type { JobDefinition } from '@/core/jobs/define-job';
import type { FindClosedOffer } from '@/modules/entry/closed-offer';
import type { LoadScreen } from '@/modules/home/screen-data';
import type { InvoicingService } from '@/modules/money/invoicing';
import type { PaymentMethod } from '@/modules/money/payment-methods';
import type { PrintLab } from '@/modules/money/print-labs';
import type { Purpose } from '@/modules/money/purposes';
import type { ClientWork } from '@/modules/people/client-work';
import type { PersonTable } from '@/modules/privacy/person-tables';
import type { DailyNumbers } from '@/modules/project/daily-numbers';
import type { FindOwnSteps } from '@/modules/project/own-steps';
import type { FindDownloadRights } from '@/modules/project/presenters/download-rights';
import type { FindGalleryPart } from '@/modules/project/presenters/gallery-parts';
import type { ProjectShop } from '@/modules/project/presenters/project-shop';
import type { FindStacks } from '@/modules/project/presenters/stacks';
import type { FindCounters } from '@/modules/project/project-counters';
import type { ProjectField } from '@/modules/project/project-fields';
import type { ProjectWaits } from '@/modules/project/project-waits';
import type { PayExtras, SelectionExtras } from '@/modules/project/selection-extras';
import type { TabData } from '@/modules/project/tab-data';
import type { KnownSiteBlock } from '@/modules/sites/site-block';

/** Adds a feature's data to the demo studio, whose photographs exist already. */
export type MakeDemo = (studio: {
  account: string;
  galleries: { event: string; gallery: string }[];
  /** Returns a picture, drawn as the photographs are, of what the studio sells. */
  picture: (product: 'prints' | 'album' | 'files') => Promise<Buffer>;
}) => Promise<void>;

import type { FeatureTrash } from '@/core/features/feature-trash';

/**
 * The server half of a feature: endpoints, pages, jobs and subscriptions. Loaded by the web process and the worker.
 */
export interface FeatureServer {
  id: string;
  endpoints: Endpoint[];
  jobs: JobDefinition[];
  /** Pages below `/events/{id}/`, fragments among them; their views are in the feature's `ui/pages.ts`. */
  pages: PageDefinition[];
  /** Blocks a photographer may put on pages of a site; their views are in `ui/blocks.ts`, by the same id. */
  siteBlocks?: readonly KnownSiteBlock[];
  /** Fields of `PUT /events/{id}` that the feature handles. */
  projectFields: Record<string, ProjectField>;
  /** What its screens of the admin show at first, by their names: `draw` receives it as `data`. */
  screenData?: Readonly<Record<string, LoadScreen>>;
  /** What its tabs of a project show at first, by their names: `Tab` receives it as `data`. */
  tabData?: Readonly<Record<string, TabData>>;
  /** What it adds to a gallery for one person, in `event.parts` of the interface half, by its id. */
  galleryPart?: FindGalleryPart;
  /** Numbers per project, shown in the project's head. */
  projectCounters?: FindCounters;
  /** What needs the studio's attention in projects, computed for lists of many. */
  projectWaits?: ProjectWaits;
  /** What it says to a signed-in person about their own projects, on the page of all of them. */
  ownSteps?: FindOwnSteps;
  /** What it has about a client of the studio, for the client's page: orders. */
  clientWork?: ClientWork;
  /** What it counts in projects by day, for statistics: orders, downloads. */
  dailyNumbers?: DailyNumbers;
  /** Receives every counted visit of a gallery or a website, to count it in its own way. */
  visits?: VisitListener;
  /** Its columns that hold personal data, for exports and erasures. A test fails on a column that is not named. */
  personTables?: readonly PersonTable[];
  /**
   * Subscribes to domain events (`selection.completed`, `photograph.ready`, …): delivered in a worker after the
   * commit, at least once (a repeat has the same `domainEvent.id`). A subscriber that throws is retried by itself.
   */
  on?: Listeners;
  /**
   * Its own domain events (`changes.defineHappenings`): other features and webhooks may subscribe, it alone emits
   * them.
   */
  domainEvents?: FeatureEvents;
  /** What an account may set (`defineSettings`); shown under *Features* in its settings. */
  settings?: FeatureSettings;
  /** Services it imports reviews from: the photographer sees these beside the studio's own and publishes a choice. */
  reviewSources?: readonly ReviewSource[];
  /** Payment methods it adds: the shop offers those that accept the amount, and charges through them. */
  paymentMethods?: readonly PaymentMethod[];
  /** What payments of its own are for, and what follows when one is paid or refunded. */
  purposes?: readonly Purpose[];
  /** Services for legal invoices and receipts it adds: documents of accounts that connected one are issued there too. */
  invoicing?: readonly InvoicingService[];
  /** Print labs it adds: the shop sends orders to them. */
  printLabs?: readonly PrintLab[];
  /** Looks of clips it adds: data alone, offered beside ours. */
  clipThemes?: readonly ClipTheme[];
  /** Its own files in the storage; those that it reports as lost are removed at night. */
  files?: FeatureFiles;
  /** Adds its data to the demo studio of a fresh install; called once, does nothing where its data exist. */
  demo?: MakeDemo;
  /** What was deleted and can be restored: a section of the trash screen. */
  trash?: FeatureTrash;
  /**
   * Finds which photographs of a list are stacked under others (`gallery.fold` of the interface half); one feature for
   * all.
   */
  foldLists?: FindStacks;
  /** What is on sale in a project, and which files a person has bought: one feature for all. */
  projectShop?: ProjectShop;
  /** The extras of a selection that have a price: one feature for all. */
  selectionExtras?: SelectionExtras;
  /** Where such extras are paid: one feature for all. */
  payExtras?: PayExtras;
  /** Collects photographs that guests and clients add: one feature for all. */
  guestUploads?: GuestUploads;
  /** What it offers on the page of a project that is not open now, a form for an address: one feature for all. */
  closedOffer?: FindClosedOffer;
  /** Decides what may be downloaded: one feature for all lists. */
  downloadRights?: FindDownloadRights;
}

/** Declares a feature's server half. */
export function defineFeatureServer(half: Partial<FeatureServer> & { id: string }): FeatureServer {
  return { endpoints: [], jobs: [], pages: [], projectFields: {}, ...half };
}

/**
 * A disabled feature: no addresses, jobs or subscriptions. Its personal data are still exported and erased,
 * subscriptions to its domain events stay valid, and payments that have begun are settled.
 */
export const switchedOff = ({ id, personTables, domainEvents, purposes }: FeatureServer): FeatureServer =>
  defineFeatureServer({
    id,
    ...(personTables && { personTables }),
    ...(domainEvents && { domainEvents }),
    ...(purposes && { purposes }),
  });
