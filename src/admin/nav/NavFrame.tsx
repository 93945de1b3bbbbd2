'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { Globe, Images, LogOut, Mail, UserRound, X } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { cx } from '@/components/ui/class-names';
import type { Locale } from '@/domain/locale';
import css from './nav.module.css';
import { switchLanguage } from './switch-language';

/** Between these widths Payload begins with the navigation closed, though there is room beside the page. */
const ROOM = '(min-width: 1200px) and (max-width: 1440px)';
let opened = false;

const ICONS = { projects: Images, outbox: Mail };

interface Props {
  studio: string;
  person: string;
  links: { href: string; icon: keyof typeof ICONS; label: string }[];
  csrf: string;
  locale: Locale;
  words: { language: string; signOut: string; account: string; main: string; close: string };
}

/** Payload's sliding navigation with our links in it. */
export function NavFrame({ studio, person, links, csrf, locale, words }: Props) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
  const { breakpoints } = useWindowInfo();
  const path = usePathname();
  const covers = breakpoints.m === true;
  const narrow = breakpoints.l === true;
  useEffect(() => {
    if (covers && path) setNavOpen(false);
  }, [path, covers, setNavOpen]);
  useEffect(() => {
    if (opened || !narrow || !matchMedia(ROOM).matches) return;
    // After Payload's own first decision.
    const timer = setTimeout(() => {
      opened = true;
      setNavOpen(true);
    });
    return () => clearTimeout(timer);
  }, [narrow, setNavOpen]);
  const other = locale === 'he' ? 'en' : 'he';
  const here = (href: string) =>
    href === '/admin'
      ? path === href || path.startsWith('/admin/projects') || path === '/admin/trash'
      : path.startsWith(href);
  return (
    <aside
      className={cx(
        'nav',
        navOpen && 'nav--nav-open',
        shouldAnimate && 'nav--nav-animate',
        hydrated && 'nav--nav-hydrated',
      )}
      inert={!navOpen || undefined}
    >
      <div className="nav__scroll" ref={navRef}>
        <nav className={cx('nav__wrap', css.wrap)} aria-label={words.main}>
          <button
            type="button"
            className={css.close}
            aria-label={words.close}
            onClick={() => setNavOpen(false)}
          >
            <X aria-hidden />
          </button>
          <p className={css.studio}>{studio}</p>
          <ul className={css.links}>
            {links.map(({ href, icon, label }) => {
              const Icon = ICONS[icon];
              return (
                <li key={href}>
                  <Link
                    href={href}
                    prefetch={false}
                    className={css.link}
                    aria-current={here(href) ? 'page' : undefined}
                  >
                    <Icon aria-hidden /> {label}
                  </Link>
                </li>
              );
            })}
          </ul>
          <div className={css.foot}>
            <Link
              href="/admin/account"
              prefetch={false}
              className={css.link}
              aria-label={`${words.account}: ${person}`}
            >
              <UserRound aria-hidden /> {person}
            </Link>
            <a
              className={css.link}
              href={`?locale=${other}`}
              hrefLang={other}
              lang={other}
              onClick={(event) => {
                event.preventDefault();
                switchLanguage(other);
              }}
            >
              <Globe aria-hidden /> {words.language}
            </a>
            <form method="post" action="/users/sign_out">
              <input type="hidden" name="_method" value="delete" />
              <input type="hidden" name="authenticity_token" value={csrf} />
              <button type="submit" className={css.link}>
                <LogOut aria-hidden /> {words.signOut}
              </button>
            </form>
          </div>
        </nav>
      </div>
    </aside>
  );
}
