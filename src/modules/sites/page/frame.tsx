import { useTranslations as useT } from 'next-intl';
import type { LayoutProps } from '../site-template';
import { Picture, SiteLink } from './page-parts';

/** A skip link to the page's content, for keyboard users; visible while focused. `<main id="content">`. */
export function SkipLink() {
  const t = useT('sites');
  return (
    <a className="skip" href="#content">
      {t('layout.skip')}
    </a>
  );
}

/** The site's logo, or its name in letters; links to the home page. */
export function SiteName({ site, sizes = '12rem' }: { site: LayoutProps['site']; sizes?: string }) {
  return (
    <a className="site-name" href={site.home}>
      {site.logo ? <Picture picture={site.logo} sizes={sizes} alt={site.name} /> : <bdi>{site.name}</bdi>}
    </a>
  );
}

/** On phones, a link to the page with the contact form at the foot of the window, below the first screen; `to`: its path. */
export function BookBar({ to }: { to: string | null }) {
  const t = useT('sites');
  if (to === null) return null;
  return (
    <div className="book-place">
      <nav className="book-bar" aria-label={t('layout.book')}>
        <a className="button" href={to}>
          {t('layout.book')}
        </a>
      </nav>
    </div>
  );
}

/** Links to the page in the site's other languages. */
export function Languages({ languages }: Pick<LayoutProps, 'languages'>) {
  return languages
    .filter(({ current }) => !current)
    .map(({ locale, label, href }) => (
      <a key={locale} className="site-language" href={href} lang={locale} hrefLang={locale}>
        {label}
      </a>
    ));
}

/** Where a visitor becomes a photographer of the platform. */
const SIGN_UP = '/users/sign_up';

/**
 * The site's menu. On a small screen a popover, which a button opens without script, and Escape, a tap outside or its
 * own button closes; from 48rem on always visible. Browsers without popover support always show it. The way to sign up
 * is beside the button, too.
 */
export function SiteMenu({ menu, languages }: Pick<LayoutProps, 'menu' | 'languages'>) {
  const t = useT('sites');
  if (menu.length === 0 && languages.length === 0) return null;
  const start = menu.find(({ href }) => href.startsWith(SIGN_UP));
  return (
    <>
      {start ? (
        <a className="site-start" href={start.href}>
          <bdi>{start.label}</bdi>
        </a>
      ) : null}
      <button type="button" className="menu-button" popoverTarget="site-menu">
        <span>{t('layout.menu')}</span>
      </button>
      <nav id="site-menu" className="site-menu" popover="auto" aria-label={t('layout.menu')}>
        <button type="button" className="menu-close" popoverTarget="site-menu" popoverTargetAction="hide">
          <span>{t('layout.close')}</span>
        </button>
        <ul>
          {menu.map((one) => (
            <li key={`${one.href} ${one.label}`}>
              <a href={one.href} {...(one.current ? { 'aria-current': 'page' as const } : {})}>
                <bdi>{one.label}</bdi>
              </a>
            </li>
          ))}
        </ul>
        <Languages languages={languages} />
      </nav>
    </>
  );
}

/** Networks with their own spelling. */
const NETWORKS: Record<string, string> = { tiktok: 'TikTok', youtube: 'YouTube', whatsapp: 'WhatsApp' };
const networkName = (name: string) => NETWORKS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** The studio's mail address and telephone number, if set. */
export function SiteReach({ site: { email, phone } }: Pick<LayoutProps, 'site'>) {
  if (!email && !phone) return null;
  return (
    <p className="site-reach">
      {email && (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </p>
  );
}

/** The footer's own links, and the studio's profiles. */
export function SiteElsewhere({ footer: { links, social } }: Pick<LayoutProps, 'footer'>) {
  if (links.length === 0 && social.length === 0) return null;
  return (
    <ul className="site-elsewhere">
      {links.map((one) => (
        <li key={`${one.href} ${one.label}`}>
          <SiteLink to={one} />
        </li>
      ))}
      {social.map(({ name, href }) => (
        <li key={name}>
          <SiteLink to={{ href, label: networkName(name) }} />
        </li>
      ))}
    </ul>
  );
}
