import type { ReactElement } from 'react';
import { SignInPage, SignUpPage } from './AccountPages';
import { type AccountPage, AccountScreen } from './AccountScreen';
import { ACCOUNT_SCREENS, type ScreenId, type ScreenState } from './account-screens';
import { OwnAccountPage, type OwnAccountProps } from './OwnAccountPage';

/** Returns the account step of a path, for rendering in the shared modal; null for any other path. */
export function accountView(
  path: string,
  page: AccountPage & { state: ScreenState; own?: OwnAccountProps['own'] },
): ReactElement | null {
  if (path === '/users/sign_in') return <SignInPage {...page} alone />;
  if (path === '/users/sign_up') return <SignUpPage {...page} alone />;
  if (path === '/users/account') return <OwnAccountPage {...page} own={page.own ?? null} alone />;
  const id = accountScreenAt(path);
  return id && <AccountScreen id={id} {...page} alone />;
}

/** Returns the account step of a path. */
export function accountScreenAt(path: string): ScreenId | null {
  const found = Object.entries(ACCOUNT_SCREENS).find(([, screen]) => screen.path === path);
  return (found?.[0] as ScreenId | undefined) ?? null;
}
