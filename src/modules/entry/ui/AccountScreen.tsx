import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sendsMail } from '@/core/mail/sends-mail';
import { LOCK_MINUTES } from '@/modules/identity/rules/sign-in';
import { buttonClass } from '@/ui/primitives/button-class';
import { ErrorPage } from '@/ui/primitives/ErrorPage';
import { AccountForm } from './AccountForm';
import { ACCOUNT_SCREENS, type Screen, type ScreenId, type ScreenState } from './account-screens';
import type { FormPage } from './form-page';
import { Mosaic } from './Mosaic';

/** Classes of a link on a line of its own, with the height of a touch target. */
export const LINK = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4';

/** Props of an account page; `alone`: rendered as a fragment of the shared modal. */
export interface AccountPage extends FormPage {
  alone?: boolean;
}

/** The frame of an account step: a whole page with the placeholder wall of photographs, or the content alone. */
export function AccountFrame({
  alone = false,
  mark,
  title,
  text,
  flash,
  children,
}: {
  alone?: boolean | undefined;
  /** The name at the page's head; the product's without one. */
  mark?: string | undefined;
  title: string;
  text: string;
  flash: FormPage['flash'];
  children: ReactNode;
}) {
  const product = useTranslations('common')('product');
  if (!alone) {
    return (
      <ErrorPage mark={mark ?? product} title={title} text={text} flash={flash} beside={<Mosaic />}>
        {children}
      </ErrorPage>
    );
  }
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1>{title}</h1>
        {text && <p className="text-quiet">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** One step of an account (password, confirmation, unlocking). */
export function AccountScreen({
  id,
  state,
  alone,
  ...form
}: AccountPage & { id: ScreenId; state: ScreenState }) {
  const t = useTranslations('account');
  const screen: Screen = ACCOUNT_SCREENS[id];
  const say = (key: string) =>
    t(`screens.${id}.${key}` as never, { minutes: LOCK_MINUTES } as never) as string;
  // Without a mail server, says that the link waits in the outbox; the same for every address, known or not.
  const unsent = screen.mails && !sendsMail() && state !== 'missing';
  const title = say(state === 'form' || unsent ? 'title' : `${state}Title`);
  const unsentText = t(state === 'form' ? 'screens.noMailServer' : 'screens.noMailSent');
  const text = unsent ? unsentText : say(state === 'form' ? 'text' : `${state}Text`);
  return (
    <AccountFrame alone={alone} title={title} text={text} flash={form.flash}>
      {state === 'form' && !screen.leadsTo && <AccountForm id={id} {...form} />}
      {screen.leadsTo && (
        <a href={screen.leadsTo} className={buttonClass('ink', 'self-start')}>
          {t(`screens.${id}.button`)}
        </a>
      )}
      {state === 'missing' && screen.again && (
        <a href={screen.again} className={buttonClass('ink', 'self-start')}>
          {t(`screens.${id}.again` as never)}
        </a>
      )}
      {!screen.leadsTo && (
        <p className="text-quiet text-sm">
          <a href="/users/sign_in" className={LINK}>
            {t('backToSignIn')}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}
