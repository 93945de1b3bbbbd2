'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import ui from '@/ui/admin/ui.module.css';
import type { Screen } from './options';
import { SearchPalette } from './SearchPalette';
import { ShortcutsDialog } from './ShortcutsDialog';
import css from './search.module.css';

/** The button in the header; Ctrl-K or Cmd-K opens the same anywhere, in every keyboard layout. */
export function SearchButton({ screens, person }: { screens: Screen[]; person: string }) {
  const t = useTranslations('admin-home.search');
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const [mac, setMac] = useState(false);
  useEffect(() => {
    setMac(/Mac|iP(hone|ad)/.test(navigator.platform));
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && asksForHelp(event)) {
        event.preventDefault();
        setHelp(true);
        return;
      }
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        {/* No `aria-label`: it would differ from the visible text, which voice control users say. */}
        <span className={ui.visuallyHidden}>{t('open')}</span>
        <span className={css.buttonText} aria-hidden>
          {t('short')}
        </span>
        <kbd className={css.keys} dir="ltr" aria-hidden>
          {mac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {help ? <ShortcutsDialog onClose={() => setHelp(false)} /> : null}
      {open ? <SearchPalette screens={screens} person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Whether a key is meant for the page: not typed into a field, and not on a screen that has its own list. */
function asksForHelp({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typed =
    target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable=true]');
  return !typed && !ctrlKey && !metaKey && !altKey && !document.querySelector('[role=grid], [data-own-keys]');
}
