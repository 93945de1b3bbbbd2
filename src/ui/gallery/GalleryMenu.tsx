'use client';

import { Ellipsis, ExternalLink, Globe, Languages, LogIn, Smartphone } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { dayWords } from '@/core/text/day-words';
import { MenuItem } from '../primitives/MenuItem';
import { useOtherLanguage } from '../primitives/use-other-language';
import { Slot } from '../slots/Slot';
import { CompareItem } from '../viewer/CompareItem';
import { useGalleryState } from './gallery-context';
import { ReaderItems } from './ReaderItems';

/**
 * The gallery's menu: frequent actions as icons of the bar, all others behind a button, which on a phone opens a sheet
 * that begins with the frequent ones. It is the browser's own popover: it works before the script has loaded, closes on
 * Escape and by a click outside.
 */
export function GalleryMenu() {
  const t = useTranslations('gallery');
  const phone = useTranslations('phone');
  const eventId = useGalleryState((s) => s.event.id);
  const account = useGalleryState((s) => s.event.person.account);
  const until = useGalleryState((s) => s.event.person.until);
  const locale = useLocale();
  const language = useOtherLanguage();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <div className="menu">
      <div className="menu-near">
        <Slot name="gallery.bar" />
      </div>
      <button
        type="button"
        className="menu-button"
        popoverTarget={id}
        aria-label={t('menu')}
        title={t('menu')}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click of one of its buttons, by mouse or key, closes it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="menu-sheet"
        role="group"
        aria-label={t('menu')}
        onClick={close}
      >
        <div className="menu-first">
          <Slot name="gallery.bar" />
        </div>
        {until && <p className="menu-note">{t('until', { day: dayWords(until, locale) })}</p>}
        <Slot name="gallery.menu" />
        <CompareItem />
        <MenuItem icon={<Smartphone />} label={phone('menu')} href={`/events/${eventId}/app`} />
        <ReaderItems />
        {account ? null : (
          <MenuItem icon={<LogIn />} label={t('signIn')} href={`/users/sign_in?back=/events/${eventId}`} />
        )}
        <StudioLinks />
        <MenuItem
          icon={<Languages />}
          label={language.label}
          lang={language.locale}
          href={language.href}
          onClick={language.go}
        />
      </div>
    </div>
  );
}

/** The studio's website and its Facebook page, each in a new tab. */
function StudioLinks() {
  const t = useTranslations('gallery');
  const { website, page } = useGalleryState((s) => s.event.brand);
  return (
    <>
      {website && <MenuItem icon={<Globe />} label={t('studioSite')} href={website} newTab />}
      {page && <MenuItem icon={<ExternalLink />} label={t('studioPage')} href={page} newTab />}
    </>
  );
}
