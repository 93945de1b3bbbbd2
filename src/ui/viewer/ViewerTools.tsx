'use client';

import { Columns2, Expand, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MediaView } from '@/core/wire';
import { useFullScreen } from './full-screen';
import { useCompare, useLayAside } from './use-compare';

export interface ViewerToolsProps {
  media: MediaView;
  plays: boolean;
  onPlay: () => void;
}

/** The viewer's own tools in its top bar: slideshow, compare, full screen. */
export function ViewerTools({ media, plays, onPlay }: ViewerToolsProps) {
  const t = useTranslations('gallery');
  const [compare] = useCompare();
  const layAside = useLayAside();
  const screen = useFullScreen();
  return (
    <>
      <Tool label={t(plays ? 'viewer.pause' : 'viewer.play')} pressed={plays} onClick={onPlay}>
        {plays ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Tool>
      <Tool label={t('compare.add')} pressed={compare.has(media.id)} onClick={() => layAside(media)}>
        <Columns2 aria-hidden="true" />
      </Tool>
      {screen.offered && (
        <Tool label={t('viewer.fullScreen')} pressed={screen.on} onClick={screen.toggle}>
          <Expand aria-hidden="true" />
        </Tool>
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  pressed: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="pswp__button viewer-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
