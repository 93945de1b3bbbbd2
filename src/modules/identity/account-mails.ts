import type { Locale } from '@/core/i18n/locale';
import { type KeyUnder, translator } from '@/core/i18n/translate';
import type { Mail } from '@/core/mail/send-mail';

/** Account messages with a link, by its target, and those without. */
const LINKS = {
  confirm: '/users/confirmation',
  email: '/users/confirmation',
  reset: '/users/passwords/edit',
  unlock: '/users/unlock',
  erasure: '/users/undo',
  studio_erasure: '/users/undo',
} as const;

export type AccountMailKind =
  | keyof typeof LINKS
  | 'email_taken'
  | 'email_changed'
  | 'password_changed'
  | 'factor_changed'
  | 'social_linked'
  | 'social_unlinked';

interface About {
  name: string | null;
  locale: Locale;
  token?: string;
  /** The new address, if it changes. */
  email?: string;
  /** The sign-in provider, if the message is about one. */
  provider?: string;
  /** Days left to cancel. */
  days?: number;
}

/** Returns the text of a message about a user's account, in their language. */
export function accountMail(
  kind: AccountMailKind,
  { name, locale, token = '', email = '', provider = '', days = 0 }: About,
): Pick<Mail, 'kind' | 'locale' | 'replyTo' | 'content'> {
  const t = translator(locale);
  const say = (key: KeyUnder<`account-mails.${AccountMailKind}`>) =>
    t(`account-mails.${kind}.${key}`, { name: name ?? '', email, provider, days });
  const link = kind in LINKS ? LINKS[kind as keyof typeof LINKS] : null;
  const path = link ? `${link}?token=${token}` : '/users/passwords/new';
  const content = {
    subject: say('subject'),
    heading: name ? t('account-mails.hello', { name }) : t('account-mails.helloUnnamed'),
    paragraphs: [say('text')],
    button: { label: say('button'), path },
    remark: say('remark'),
  };
  return { kind: `account.${kind}`, locale, replyTo: null, content };
}
