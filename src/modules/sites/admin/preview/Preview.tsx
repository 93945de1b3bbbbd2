'use client';

import { useTranslations as useT } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useBuilder } from '../state/builder-context';
import css from '../styles/frame.module.css';
import type { Device } from './devices';
import { DEVICES } from './devices';
import { PicturesBeingMade } from './PicturesBeingMade';
import { usePreview } from './use-preview';

/** Measures an element, in CSS pixels. */
function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return size;
}

/** The page as visitors would see it, at the width of a phone, a tablet or a desktop. */
export function Preview({ device }: { device: Device }) {
  const t = useT('sites.builder');
  const { page, language, query } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = useSize(place);
  const [first] = useState({ page, language });
  const { failed, ready, retry } = usePreview(frame);
  const wide = DEVICES[device];
  const scale = width > 0 ? Math.min(1, width / wide) : 1;
  const address = `/api/x/sites/preview?${new URLSearchParams({ page: first.page, locale: first.language })}`;
  return (
    <div className={css.stage} data-device={device}>
      {failed ? (
        <div role="alert" className={css.previewFailed}>
          {t('previewFailed')}{' '}
          <Button small onClick={retry}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : null}
      <PicturesBeingMade floating />
      <div ref={place} className={css.place} aria-busy={!ready}>
        <iframe
          ref={frame}
          className={css.frame}
          title={t('preview')}
          sandbox="allow-scripts"
          src={address + (query ? `&${query.slice(1)}` : '')}
          style={{
            inlineSize: wide,
            blockSize: height > 0 ? height / scale : '100%',
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </div>
  );
}
