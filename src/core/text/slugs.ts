/** Slugs of the core's Payload collections. The server names collections only by these. */
export const COLLECTIONS = {
  accounts: 'accounts',
  users: 'users',
  clients: 'clients',
  assets: 'assets',
  brands: 'brands',
  events: 'events',
  galleries: 'galleries',
  media: 'media',
  products: 'products',
  productMedias: 'product-medias',
  subscriptions: 'subscriptions',
  grants: 'grants',
  invitations: 'invitations',
  mails: 'mails',
  messageTemplates: 'message-templates',
  presets: 'presets',
  savedFilters: 'saved-filters',
  reviews: 'reviews',
  featureSettings: 'feature-settings',
} as const;

/** A slug of one of the core's collections. */
export type CollectionSlug = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

/** Every core slug: owners first, then people, content, and what depends on it. */
export const COLLECTION_SLUGS: readonly CollectionSlug[] = Object.values(COLLECTIONS);
