import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AccountNotice as Notice } from '@/core/access/account-notice';
import { isolateBidi } from '@/core/text/isolate-bidi';
import { buttonClass } from '@/ui/primitives/button-class';
import { Field } from '@/ui/primitives/Field';
import { AccountNotice } from './AccountNotice';
import { AccountFrame, type AccountPage, LINK } from './AccountScreen';
import { FormErrors } from './FormErrors';
import { OwnGalleries, type OwnGallery } from './OwnGalleries';

export interface OwnAccountProps extends AccountPage {
  /** Null: not signed in. */
  own: {
    email: string;
    notice: Notice | null;
    password: boolean;
    sessions: number;
    galleries?: readonly OwnGallery[];
  } | null;
}

/** The user's own account: address, password, sessions. Plain forms, so that the modal can send them. */
export function OwnAccountPage({ own, csrf, errors, values, flash, alone }: OwnAccountProps) {
  const t = useTranslations('account.own');
  const security = useTranslations('admin-security');
  const data = useTranslations('account-data');
  if (!own) {
    return (
      <AccountFrame alone={alone} title={t('title')} text={t('signedOut')} flash={flash}>
        <a href="/users/sign_in?back=/users/account" className={buttonClass('ink', 'self-start')}>
          {t('signIn')}
        </a>
      </AccountFrame>
    );
  }
  const password = { type: 'password', dir: 'ltr', required: true } as const;
  // Both forms have this field: an error is shown at the one that was sent.
  const changing = 'email' in values || errors.email !== undefined;
  return (
    <AccountFrame
      alone={alone}
      title={t('title')}
      text={t('text', { email: isolateBidi(own.email) })}
      flash={flash}
    >
      <AccountNotice notice={own.notice} email={own.email} csrf={csrf} place="account" />
      <FormErrors lines={errors.base} />
      <OwnGalleries galleries={own.galleries ?? []} />
      {own.password ? (
        <>
          <Step action="/users/email" method="put" csrf={csrf} title={t('email')} button={t('emailButton')}>
            <Field
              name="email"
              type="email"
              dir="ltr"
              label={security('emailNew')}
              hint={security('emailHelp')}
              defaultValue={values.email}
              errors={errors.email ?? []}
              autoComplete="email"
              required
            />
            <Field
              name="password"
              {...password}
              label={security('current')}
              errors={changing ? (errors.password ?? []) : []}
              autoComplete="current-password"
            />
          </Step>
          <Step
            action="/users/password"
            method="put"
            csrf={csrf}
            title={t('password')}
            text={security('passwordText')}
            button={t('passwordButton')}
          >
            <Field
              name="current_password"
              {...password}
              label={security('current')}
              errors={errors.current_password ?? []}
              autoComplete="current-password"
            />
            <Field
              name="password"
              {...password}
              label={security('new')}
              hint={security('newHelp')}
              errors={changing ? [] : (errors.password ?? [])}
              autoComplete="new-password"
            />
            <Field
              name="password_confirmation"
              {...password}
              label={security('again')}
              errors={errors.password_confirmation ?? []}
              autoComplete="new-password"
            />
          </Step>
        </>
      ) : (
        <Step
          action="/users/passwords/new"
          csrf={csrf}
          title={t('password')}
          text={security('noPassword')}
          button={security('sendPassword')}
        >
          <input type="hidden" name="email" value={own.email} />
        </Step>
      )}
      {own.sessions > 1 && (
        <Step
          action="/users/sessions"
          method="delete"
          csrf={csrf}
          title={t('sessions', { count: own.sessions })}
          text={security('signOutAllText')}
          button={security('signOutAll')}
        />
      )}
      <p className="border-line border-t pt-4">
        <a href="/users/data" target="_top" className={LINK}>
          {data('title')}
        </a>
      </p>
      <Step action="/users/sign_out" method="delete" csrf={csrf} button={t('signOut')} />
    </AccountFrame>
  );
}

/** One form of the page. */
function Step({
  action,
  method,
  csrf,
  title,
  text,
  button,
  children,
}: {
  action: string;
  method?: 'put' | 'delete';
  csrf: string;
  title?: string;
  text?: string;
  button: string;
  children?: ReactNode;
}) {
  return (
    <form action={action} method="post" className="flex flex-col gap-4 border-line border-t pt-6">
      <input type="hidden" name="authenticity_token" value={csrf} />
      {method && <input type="hidden" name="_method" value={method} />}
      {title && <h2 className="font-display text-2xl">{title}</h2>}
      {text && <p className="text-quiet">{text}</p>}
      {children}
      <button type="submit" className={buttonClass('line', 'min-h-12 self-start')}>
        {button}
      </button>
    </form>
  );
}
