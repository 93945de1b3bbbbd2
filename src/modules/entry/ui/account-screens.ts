/** The fields of an account step; its texts are `account.screens.<id>.…`. */
export interface Screen {
  path: string;
  fields: readonly ('email' | 'password' | 'password_confirmation')[];
  /** Where to request a new link if the token is missing. */
  again?: string;
  /** It sends a message with a link. */
  mails?: true;
  /** For a step without a form: the target of its button. */
  leadsTo?: string;
}

/** The account steps by name. Whole pages and fragments of the shared modal render the same. */
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

/** State of a step: the form, the confirmation after sending it, or the notice that the link's token is missing. */
export type ScreenState = 'form' | 'sent' | 'missing';
