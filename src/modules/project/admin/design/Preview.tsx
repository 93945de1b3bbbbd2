'use client';

import { Monitor, Smartphone } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type Design, designSearch } from '@/modules/project/rules/design-preview';
import css from './design.module.css';

/** Screen sizes of the preview, in px. */
const SCREENS = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 780 } } as const;
type Screen = keyof typeof SCREENS;

/** The gallery in a frame, as clients would see it with this design. */
export function Preview({
  event,
  name,
  design,
  brandAccent,
  version,
  off,
}: {
  event: string;
  name: string;
  design: Design;
  brandAccent: string | null;
  /** Increases with changes that are saved at once: the gallery loads again. */
  version: number;
  /** What clients cannot do in this gallery. */
  off: { sharing: boolean; downloads: boolean };
}) {
  const t = useTranslations('admin');
  const [screen, setScreen] = useState<Screen>('desktop');
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // The next design shows the same part of the gallery.
  const scrolled = useRef(0);
  const src = `/events/${event}${designSearch(design, brandAccent)}`;
  // Another address or screen is another frame, which has to load again.
  const frame = `${screen} ${version} ${src}`;
  const [latest, setLatest] = useState(frame);
  const [loads, setLoads] = useState(true);
  if (latest !== frame) {
    setLatest(frame);
    setLoads(true);
  }
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const { width, height } = SCREENS[screen];
  const scale = room > 0 ? Math.min(1, room / width) : 0;
  const size = {
    '--w': `${width}px`,
    '--h': `${height}px`,
    '--ratio': width / height,
    '--scale': scale,
  } as CSSProperties;
  return (
    <section className={css.preview} aria-label={t('design.preview')}>
      <div className={css.screens} role="radiogroup" aria-label={t('design.screen')}>
        {(Object.keys(SCREENS) as Screen[]).map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: two icons that are one choice
          <button
            key={kind}
            type="button"
            role="radio"
            aria-checked={kind === screen}
            aria-label={t(`design.${kind}`)}
            title={t(`design.${kind}`)}
            onClick={() => {
              scrolled.current = 0;
              setScreen(kind);
            }}
          >
            {kind === 'phone' ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
          </button>
        ))}
      </div>
      <div
        ref={place}
        className={css.place}
        data-screen={screen}
        data-loads={loads || undefined}
        style={size}
      >
        {/* Once its size is known, which is in the browser: a frame of the server's page may load before `onLoad` is there. */}
        {room > 0 && (
          <iframe
            key={frame}
            src={src}
            title={t('design.frame', { name })}
            onLoad={({ currentTarget: { contentWindow } }) => {
              contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
              contentWindow?.addEventListener('scroll', () => {
                scrolled.current = contentWindow.scrollY;
              });
              setLoads(false);
            }}
          />
        )}
      </div>
      <p className={css.note}>{t('design.note')}</p>
      {off.sharing || off.downloads ? (
        <p className={css.off}>
          {t('design.off', { what: off.sharing ? (off.downloads ? 'both' : 'sharing') : 'downloads' })}{' '}
          <Link href={`/admin/projects/${event}/details`}>{t('design.offChange')}</Link>
        </p>
      ) : null}
    </section>
  );
}
