import { accounts } from './accounts';
import { assets } from './assets';
import { brands } from './brands';
import { clients } from './clients';
import { events } from './events';
import { featureSettings } from './feature-settings';
import { galleries } from './galleries';
import { grants } from './grants';
import { invitations } from './invitations';
import { mails } from './mails';
import { media } from './media';
import { messageTemplates } from './message-templates';
import { presets } from './presets';
import { productMedias } from './product-medias';
import { products } from './products';
import { reviews } from './reviews';
import { savedFilters } from './saved-filters';
import { subscriptions } from './subscriptions';
import { users } from './users';

/** The core's collections, in the order in which migrations create their tables. */
export const collections = [
  users,
  accounts,
  subscriptions,
  assets,
  brands,
  clients,
  events,
  galleries,
  media,
  products,
  productMedias,
  grants,
  invitations,
  mails,
  messageTemplates,
  presets,
  savedFilters,
  reviews,
  featureSettings,
];
