import { canOnCollection } from '@/core/access/permissions';
import { COLLECTION_SLUGS, type CollectionSlug } from '@/core/text/slugs';

/**
 * Not shown: the text of messages is for their accounts alone (operators have a list of them without text), and
 * collections that only their own people may read.
 */
const UNSHOWN = ['mails', 'saved-filters', 'feature-settings'] as const;

/** A collection operators see in Payload's own list and edit views. */
export type RecordSlug = Exclude<CollectionSlug, (typeof UNSHOWN)[number]>;

/** Collections operators see: those the permission table lets them read, except messages. */
export const SHOWN_RECORDS: readonly RecordSlug[] = COLLECTION_SLUGS.filter(
  (slug): slug is RecordSlug =>
    canOnCollection('operator', slug, 'read') === 'all' && !(UNSHOWN as readonly string[]).includes(slug),
);

/** Whether a text is the slug of a collection operators see. */
export const isShown = (slug: unknown): slug is RecordSlug =>
  (SHOWN_RECORDS as readonly unknown[]).includes(slug);

/** Whether operators may write its records in Payload's views, by the rules in its hooks. */
export const isWritable = (slug: RecordSlug): boolean =>
  canOnCollection('operator', slug, 'update') === 'all';

/** Payload's open views: a list, one record, a new one, and the trash. Versions, previews and raw JSON are closed. */
const VIEWS = /^\/admin\/collections\/([a-z-]+)(\/(create|trash|(trash\/)?[0-9a-f-]{36}))?\/?$/;

/** The collection of a list or edit view's address; null where the view is not open. */
export function shownRecordAt(pathname: string): RecordSlug | null {
  const slug = VIEWS.exec(pathname)?.[1];
  return isShown(slug) ? slug : null;
}

/** The server functions that Payload's open views call, out of its dozen. */
const FUNCTIONS = ['form-state', 'table-state'];

/**
 * The arguments of a server function, as far as the open views need them: of a shown collection, without a query of
 * their own, and without locks, which our record views do not use. Null for any other call.
 */
export function recordFunction(name: string, args: Record<string, unknown>): Record<string, unknown> | null {
  if (!FUNCTIONS.includes(name) || !isShown(args.collectionSlug)) return null;
  const { returnLockStatus, updateLastEdited, query, parent, globalSlug, widgetSlug, ...needed } = args;
  return needed;
}
