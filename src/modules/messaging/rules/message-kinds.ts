/** The messages whose text an account may change. */
export const MESSAGE_KINDS = [
  'invitation',
  'invitation_guest',
  'reminder',
  'photos_ready',
  'delivered',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
