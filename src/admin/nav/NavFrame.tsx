'use client';

import { useNav, useWindowInfo } from '@payloadcms/ui';
import { Globe, LogOut, UserRound, X } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { cx } from '@/components/ui/class-names';
import type { Locale } from '@/domain/locale';
import css from './nav.module.css';
import { entryOf } from './nav-entry';
import { switchLanguage } from './switch-language';

/** Between these widths Payload begins with the navigation closed, though there is room beside the page. */
const ROOM = '(min-width: 1200px) and (max-width: 1440px)';
let opened = false;

interface Group {
  name: string;
  title: string | null;
  links: { href: string; owns?: string[]; label: string; icon: ReactNode }[];
}

interface Props {
  studio: string;
  person: string;
  groups: Group[];
  csrf: string;
  locale: Locale;
  words: { language: string; signOut: string; account: string; main: string; close: string };
}

/** Payload's sliding navigation with our links in it. */
export function NavFrame({ studio, person, groups, csrf, locale, words }: Props) {
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
  const here = entryOf(
    groups.flatMap(({ links }) => links),
    path,
  );
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
          {groups.map(({ name, title, links }) => (
            <div key={name} className={css.group}>
              {title ? (
                <h2 className={css.groupTitle} id={`nav-${name}`}>
                  {title}
                </h2>
              ) : null}
              <ul className={css.links} aria-labelledby={title ? `nav-${name}` : undefined}>
                {links.map(({ href, label, icon }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      prefetch={false}
                      className={css.link}
                      aria-current={here?.href === href ? 'page' : undefined}
                    >
                      {icon} {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className={css.foot}>
            <Link
              href="/admin/settings/account"
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
