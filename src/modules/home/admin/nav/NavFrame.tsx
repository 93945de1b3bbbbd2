'use client';

import { Globe, LogOut, Menu, PanelLeftClose, PanelLeftOpen, UserRound, X } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Locale } from '@/core/i18n/locale';
import { switchLanguage } from '@/ui/admin/switch-language';
import { callApi } from '@/ui/api/call-api';
import { cx } from '@/ui/primitives/class-names';
import css from './nav.module.css';
import { entryOf } from './nav-entry';
import { useNavOpen } from './use-nav-open';

/** One line: its first screen, and the addresses of all its screens. */
interface Line {
  href: string;
  owns: string[];
  label: string;
  icon: ReactNode;
}

interface Props {
  studio: string;
  person: string;
  lines: Line[];
  /** The tutorials, below the lines of work. */
  help: Line | null;
  csrf: string;
  locale: Locale;
  words: {
    language: string;
    signOut: string;
    account: string;
    main: string;
    close: string;
    show: string;
    hide: string;
    notices: string;
    skip: string;
  };
}

/** The navigation in the first column of Payload's frame, and the button that opens and closes it. */
export function NavFrame({ studio, person, lines, help, csrf, locale, words }: Props) {
  const { open, layer, setOpen } = useNavOpen();
  const path = usePathname();
  const scroll = useRef<HTMLDivElement>(null);
  const other = locale === 'he' ? 'en' : 'he';
  /** The choice is also the person's own setting; where that cannot be written, it holds for this browser. */
  const speak = () => {
    const body = { profile: { locale: other } };
    const nothing = () => undefined;
    const effects = { notify: nothing, go: nothing, reload: nothing, failed: '' };
    void callApi('/api/x/studio/profile', { method: 'PUT', body, quiet: true }, effects)
      .catch(nothing)
      .then(() => switchLanguage(other));
  };
  const here = entryOf(help ? [...lines, help] : lines, path);
  const link = ({ href, label, icon }: Line) => (
    <Link
      href={href}
      prefetch={false}
      className={css.link}
      aria-current={here?.href === href ? 'page' : undefined}
    >
      {icon} {label}
    </Link>
  );
  useEffect(() => {
    if (open && here?.href) showEntry(scroll.current);
  }, [open, here?.href]);
  useEffect(() => nameNotices(words.notices), [words.notices]);
  const toggle = (
    <button
      type="button"
      className={css.toggle}
      aria-expanded={open}
      aria-controls="studio-nav"
      aria-label={open ? words.hide : words.show}
      title={open ? words.hide : words.show}
      onClick={() => setOpen(!open)}
    >
      <Menu aria-hidden className={css.onNarrow} />
      {open ? (
        <PanelLeftClose aria-hidden className={css.onWide} />
      ) : (
        <PanelLeftOpen aria-hidden className={css.onWide} />
      )}
    </button>
  );
  return (
    <>
      <button type="button" className={css.skip} onClick={focusContent}>
        {words.skip}
      </button>
      {toggle}
      <aside
        id="studio-nav"
        className={cx('nav', css.nav)}
        data-shown={(layer && open) || undefined}
        onKeyDown={(event) => {
          if (layer && event.key === 'Escape') setOpen(false);
        }}
      >
        <div className="nav__scroll" ref={scroll}>
          <nav className={cx('nav__wrap', css.wrap)} aria-label={words.main}>
            <button
              type="button"
              className={css.close}
              aria-label={words.close}
              onClick={() => setOpen(false)}
            >
              <X aria-hidden />
            </button>
            <p className={css.studio}>{studio}</p>
            <ul className={css.links}>
              {lines.map((line) => (
                <li key={line.href}>{link(line)}</li>
              ))}
            </ul>
            <div className={css.foot}>
              {help ? link(help) : null}
              <Link
                href="/admin/settings/account"
                prefetch={false}
                className={css.link}
                aria-label={`${words.account}: ${person}`}
              >
                <UserRound aria-hidden /> <bdi className={css.person}>{person}</bdi>
              </Link>
              <a
                className={css.link}
                href={`?locale=${other}`}
                hrefLang={other}
                lang={other}
                onClick={(event) => {
                  event.preventDefault();
                  speak();
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
    </>
  );
}

/** Moves the focus to the page's content, past its navigation. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
}

/** Scrolls the navigation, and nothing else, until the entry of this page is visible. */
function showEntry(scroll: HTMLElement | null): void {
  const entry = scroll?.querySelector<HTMLElement>('[aria-current]');
  if (!scroll || !entry) return;
  const box = scroll.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  if (own.top >= box.top && own.bottom <= box.bottom) return;
  scroll.scrollTop += own.top - box.top - (box.height - own.height) / 2;
}

/** Names the region of notices in the person's language: Payload's library names it in English, and has no setting. */
function nameNotices(name: string): void {
  const region = document.querySelector('section[aria-live][aria-label$="+T"]');
  region?.setAttribute('aria-label', `${name} Alt+T`);
}
