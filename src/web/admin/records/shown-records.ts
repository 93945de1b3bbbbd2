import { canOnCollection } from '@/core/access/permissions';
import { COLLECTION_SLUGS, type CollectionSlug } from '@/core/text/slugs';

/**
 * Not shown: what messages say is for their accounts alone (operators have a list of them without a word of theirs), and
 * what only its own people may read.
 */
const UNSHOWN = ['mails', 'saved-filters', 'feature-settings'] as const;

/** A collection operators look at in Payload's own list and edit views. */
export type RecordSlug = Exclude<CollectionSlug, (typeof UNSHOWN)[number]>;

/** Collections operators look at: what the permission table lets them read, but for messages. */
export const SHOWN_RECORDS: readonly RecordSlug[] = COLLECTION_SLUGS.filter(
  (slug): slug is RecordSlug =>
    canOnCollection('operator', slug, 'read') === 'all' && !(UNSHOWN as readonly string[]).includes(slug),
);

/** Whether a word is the slug of a collection operators look at. */
export const isShown = (slug: unknown): slug is RecordSlug =>
  (SHOWN_RECORDS as readonly unknown[]).includes(slug);

/** Whether operators may write records of it by hand, by the rules in its hooks. */
export const isWritable = (slug: RecordSlug): boolean =>
  canOnCollection('operator', slug, 'update') === 'all';

/** Payload's views that are open: a list, one record, a new one, and the trash. Versions, previews and raw JSON are not. */
const VIEWS = /^\/admin\/collections\/([a-z-]+)(\/(create|trash|(trash\/)?[0-9a-f-]{36}))?\/?$/;

/** The collection whose list or edit view an address is; null where it is none that is open. */
export function shownRecordAt(pathname: string): RecordSlug | null {
  const slug = VIEWS.exec(pathname)?.[1];
  return isShown(slug) ? slug : null;
}

/** What Payload's views ask the server for while they are used, and nothing else of its dozen functions. */
const FUNCTIONS = ['form-state', 'table-state'];

/**
 * The arguments of a server function, as far as the open views need them: of a shown collection, without a query of their
 * own, and without locks, which our record views do not use. Null where it is not one of theirs.
 */
export function recordFunction(name: string, args: Record<string, unknown>): Record<string, unknown> | null {
  if (!FUNCTIONS.includes(name) || !isShown(args.collectionSlug)) return null;
  const { returnLockStatus, updateLastEdited, query, parent, globalSlug, widgetSlug, ...needed } = args;
  return needed;
}
