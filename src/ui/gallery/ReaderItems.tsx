'use client';

import { Gauge, Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MenuItem } from '../primitives/MenuItem';
import { useGalleryContext, useGalleryState } from './gallery-context';
import { keepChoice, readChoices, savesData } from './reader-choices';

/** Applies a background to the page, whose outermost element the server renders alone. */
function applyScheme(scheme: 'light' | 'dark'): void {
  const top = document.getElementById('top');
  if (top) top.dataset.scheme = scheme;
}

/** Lines of the gallery's menu for the reader alone: a light or dark background, and smaller photographs. */
export function ReaderItems() {
  const t = useTranslations('gallery.reader');
  const { sections } = useGalleryContext();
  const scheme = useGalleryState((s) => s.event.layout_color);
  const studio = useGalleryState((s) => s.event.can.manage || s.query.as !== undefined);
  const [saver, setSaver] = useState(false);
  useEffect(() => {
    setSaver(savesData());
    const { root } = sections;
    const { scheme: own } = readChoices();
    // The studio sees the design it chose.
    if (studio || !own) return;
    applyScheme(own);
    if (own !== root.get().event.layout_color)
      root.set({ event: { ...root.get().event, layout_color: own } });
  }, [sections, studio]);
  if (studio) return null;
  const turn = () => {
    const other = scheme === 'dark' ? 'light' : 'dark';
    keepChoice({ scheme: other });
    applyScheme(other);
    sections.root.set({ event: { ...sections.root.get().event, layout_color: other } });
  };
  return (
    <>
      <MenuItem
        icon={scheme === 'dark' ? <Sun /> : <Moon />}
        label={t(scheme === 'dark' ? 'light' : 'dark')}
        onClick={turn}
      />
      <MenuItem
        icon={<Gauge />}
        label={t('saver')}
        pressed={saver}
        onClick={() => {
          keepChoice({ saver: !saver });
          setSaver(!saver);
        }}
      />
    </>
  );
}
