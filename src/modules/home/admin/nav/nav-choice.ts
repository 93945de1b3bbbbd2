/** Cookie with the user's choice to close the navigation. The server reads it, so the first paint is right. */
export const NAV_COOKIE = 'keepers_nav';

/** From this width on the navigation is a column beside the page; below it is a layer over the page. */
export const NAV_BESIDE = '(min-width: 1024px)';

/** Values of the cookie and of `<html data-nav>`. */
export type NavChoice = 'open' | 'closed';

/** Reads a choice; anything but `closed` is open. */
export const navChoice = (value: string | null | undefined): NavChoice =>
  value === 'closed' ? 'closed' : 'open';

/** Stores the choice in the page and, for a year, in the cookie. */
export function keepNavChoice(choice: NavChoice): void {
  document.documentElement.dataset.nav = choice;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${NAV_COOKIE}=${choice}; Path=/admin; SameSite=Lax; Max-Age=${365 * 86_400}${secure}`;
}
