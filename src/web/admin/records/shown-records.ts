import { type KeyUnder, namedKey, type TextKey } from '@/core/i18n/translate';
import { once } from '@/core/process/state';
import { COLLECTION_SLUGS, type CollectionSlug } from '@/core/text/slugs';
import { allow } from '@/modules/access/table';

/** Not shown: the text of messages is for their accounts alone. Operators have a list of them without text. */
const UNSHOWN: readonly unknown[] = ['mails'];

/** Plugins of the plugins' collections, by slug. */
const ofPlugins = () => once('plugin-records', () => new Map<string, string>());

/** Keeps which collections are of plugins, and of which: the configuration alone knows. */
export function keepPluginRecords(found: readonly (readonly [slug: string, plugin: string])[]): void {
  ofPlugins().clear();
  for (const [slug, plugin] of found) ofPlugins().set(slug, plugin);
}

/** The slugs of all collections, the core's first. */
export const recordSlugs = (): string[] => [...COLLECTION_SLUGS, ...ofPlugins().keys()];

/** The plugin of a collection; null for the core's. */
export const pluginOfRecord = (slug: string): string | null => ofPlugins().get(slug) ?? null;

/** Whether a text is the slug of a collection operators see: one that the permission table lets them read. */
export const isShown = (slug: unknown): slug is string =>
  typeof slug === 'string' &&
  !UNSHOWN.includes(slug) &&
  recordSlugs().includes(slug) &&
  allow('operator', `${slug}.read`) === 'all';

/** Collections operators see in Payload's own list and edit views. */
export const shownRecords = (): string[] => recordSlugs().filter(isShown);

/** Whether operators may write its records in Payload's views, by the rules in its hooks. */
export const isWritable = (slug: string): boolean => allow('operator', `${slug}.update`) === 'all';

type Named = KeyUnder<'admin-operators.records.kind'> & CollectionSlug;

/** Message key of a collection's name, of many records or of one; a plugin's is among its own messages. */
export function recordName(slug: string, form: 'kind' | 'one'): TextKey {
  const plugin = pluginOfRecord(slug);
  return plugin
    ? namedKey(`${plugin}.records.${form}.${slug}`)
    : `admin-operators.records.${form}.${slug as Named}`;
}

/** Payload's open views: a list, one record, a new one, and the trash. Versions, previews and raw JSON are closed. */
const VIEWS = /^\/admin\/collections\/([a-z-]+)(\/(create|trash|(trash\/)?[0-9a-f-]{36}))?\/?$/;

/** The collection of a list or edit view's address; null where the view is not open. */
export function shownRecordAt(pathname: string): string | null {
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
