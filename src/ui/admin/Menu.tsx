'use client';

import { Popup, PopupList } from '@payloadcms/ui';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { direction, type Locale } from '@/core/i18n/locale';
import { cx } from '@/ui/primitives/class-names';
import css from './menu.module.css';
import ui from './ui.module.css';

/** One entry of a menu; with `href` a link, at which a form with unsaved input asks before it is left. */
export type MenuItem = {
  icon: LucideIcon;
  label: string;
} & ({ run: () => unknown; href?: undefined } | { href: string; run?: undefined });

/**
 * A menu of rarer actions behind three dots, by mouse, touch and keys (arrows, Tab, Escape). `label` names the menu;
 * `onPicture`: the dots are on a photograph. The focus returns to the dots before an action runs, so that a dialog it
 * opens returns the focus there.
 */
export function Menu({
  label,
  items,
  onPicture = false,
}: {
  label: string;
  items: MenuItem[];
  onPicture?: boolean;
}) {
  const rtl = direction(useLocale() as Locale) === 'rtl';
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const button = () => place.current?.querySelector('button');
  // Payload's trigger accepts no attributes.
  useEffect(() => {
    button()?.setAttribute('aria-haspopup', 'true');
    button()?.setAttribute('aria-expanded', String(open));
  });
  return (
    <div ref={place}>
      <Popup
        button={
          <>
            <EllipsisVertical aria-hidden />
            <span className={ui.visuallyHidden}>{label}</span>
          </>
        }
        buttonClassName={cx(css.trigger, onPicture && css.onPicture)}
        portalClassName={css.panel}
        horizontalAlign={rtl ? 'left' : 'right'}
        size="small"
        noBackground
        onToggleOpen={() => setOpen(true)}
        onToggleClose={() => setOpen(false)}
        render={({ close }) => (
          <PopupList.ButtonGroup>
            {items.map(({ icon: Icon, label: text, run, href }) => (
              <PopupList.Button
                key={text}
                className={css.item}
                href={href}
                onClick={() => {
                  close();
                  button()?.focus();
                  void run?.();
                }}
              >
                <Icon aria-hidden /> {text}
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
        )}
      />
    </div>
  );
}
