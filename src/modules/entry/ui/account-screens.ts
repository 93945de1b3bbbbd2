/** What a screen of an account's small steps asks for; texts are `account.screens.<id>.…`. */
export interface Screen {
  path: string;
  fields: readonly ('email' | 'password' | 'password_confirmation')[];
  /** Where a new link is asked for when the one that led here is missing. */
  again?: string;
  /** It asks for a message with a link. */
  mails?: true;
  /** Nothing to send: where the one button leads. */
  leadsTo?: string;
}

/** The steps around signing in, by their names. Whole pages and fragments of the shared modal draw the same. */
export const ACCOUNT_SCREENS = {
  forgotten: { path: '/users/passwords/new', fields: ['email'], mails: true },
  reset: {
    path: '/users/passwords/edit',
    fields: ['password', 'password_confirmation'],
    again: '/users/passwords/new',
  },
  reset_success: { path: '/users/passwords/reset_success', fields: [], leadsTo: '/users/sign_in' },
  confirm: { path: '/users/confirmation', fields: [], again: '/users/confirmation/new' },
  confirm_again: { path: '/users/confirmation/new', fields: ['email'], mails: true },
  unlock: { path: '/users/unlock', fields: [], again: '/users/unlock/new' },
  undo: { path: '/users/undo', fields: [], again: '/users/sign_in' },
  unlock_again: { path: '/users/unlock/new', fields: ['email'], mails: true },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof ACCOUNT_SCREENS;

/** The form; what stands in its place once it was sent, or where the link that leads here is missing. */
export type ScreenState = 'form' | 'sent' | 'missing';
