/** What messages are about: the first word of their kind, `shop` of `shop.paid`. */
const TOPICS = [
  'account',
  'albums',
  'clips',
  'delivered',
  'guest-photos',
  'inquiry',
  'invitation',
  'invitation_guest',
  'offline',
  'photos_ready',
  'project',
  'ready',
  'reminder',
  'review',
  'reviews',
  'selection',
  'shop',
  'site',
  'subscriptions',
  'talk',
  'team',
  'webhook',
] as const;

/** Returns what a kind of message is about; `other` for one that another package's plugin sends. */
export const mailTopic = (kind: string): (typeof TOPICS)[number] | 'other' =>
  TOPICS.find((topic) => topic === kind.split('.')[0]) ?? 'other';
