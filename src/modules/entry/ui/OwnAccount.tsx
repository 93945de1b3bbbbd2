import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/primitives/button-class';
import { Field } from '@/ui/primitives/Field';
import { AccountNotice } from './AccountNotice';
import { LINK } from './AccountScreen';
import { FormErrors } from './FormErrors';
import type { OwnAccountProps } from './OwnAccountPage';

/**
 * The forms of one's own account: address, password, sessions, data. Plain forms, so that the modal can send them; on the
 * page each is folded until it is needed, or was refused.
 */
export function OwnAccount({
  own,
  csrf,
  errors,
  values,
  alone = false,
}: Omit<OwnAccountProps, 'own'> & { own: NonNullable<OwnAccountProps['own']> }) {
  const t = useTranslations('account.own');
  const security = useTranslations('admin-security');
  const data = useTranslations('account-data');
  const password = { type: 'password', dir: 'ltr', required: true } as const;
  // Both forms have this field: an error is shown at the one that was sent.
  const changing = 'email' in values || errors.email !== undefined;
  const refused = Object.keys(errors).some((field) => field !== 'base');
  const step = { csrf, alone };
  return (
    <>
      <AccountNotice notice={own.notice} email={own.email} csrf={csrf} place="account" />
      <FormErrors lines={errors.base} />
      <div>
        {own.password ? (
          <>
            <Step
              {...step}
              action="/users/email"
              method="put"
              title={t('email')}
              button={t('emailButton')}
              open={refused && changing}
            >
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
              {...step}
              action="/users/password"
              method="put"
              title={t('password')}
              text={security('passwordText')}
              button={t('passwordButton')}
              open={refused && !changing}
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
            {...step}
            action="/users/passwords/new"
            title={t('password')}
            text={security('noPassword')}
            button={security('sendPassword')}
          >
            <input type="hidden" name="email" value={own.email} />
          </Step>
        )}
        {own.sessions > 1 && (
          <Step
            {...step}
            action="/users/sessions"
            method="delete"
            title={t('sessions', { count: own.sessions })}
            text={security('signOutAllText')}
            button={security('signOutAll')}
          />
        )}
        <p className="border-line border-y py-1">
          <a href="/users/data" target="_top" className={LINK}>
            {data('title')}
          </a>
        </p>
      </div>
      <form action="/users/sign_out" method="post">
        <input type="hidden" name="authenticity_token" value={csrf} />
        <input type="hidden" name="_method" value="delete" />
        <button type="submit" className={buttonClass('line', 'min-h-12')}>
          {t('signOut')}
        </button>
      </form>
    </>
  );
}

/** One form, under its title. */
function Step({
  action,
  method,
  csrf,
  alone,
  title,
  text,
  button,
  open = false,
  children,
}: {
  action: string;
  method?: 'put' | 'delete';
  csrf: string;
  alone: boolean;
  title: string;
  text?: string;
  button: string;
  open?: boolean;
  children?: ReactNode;
}) {
  return (
    <details open={alone || open} className="group border-line border-t">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {/* The answer is the page, which begins with the galleries: the browser goes to this part of it. */}
      <form
        action={alone ? action : `${action}#account`}
        method="post"
        className="flex flex-col gap-4 pt-2 pb-6"
      >
        <input type="hidden" name="authenticity_token" value={csrf} />
        {method && <input type="hidden" name="_method" value={method} />}
        {text && <p className="text-quiet">{text}</p>}
        {children}
        <button type="submit" className={buttonClass('line', 'min-h-12 self-start')}>
          {button}
        </button>
      </form>
    </details>
  );
}
