import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { EventView } from '@/core/wire';
import { Name } from '../primitives/Name';
import { CoverPhoto } from './CoverPhoto';
import { LanguageOffer } from './LanguageOffer';

/** Formats a project's date; the day is the same in every time zone. */
export function useEventDate(date: string | null): string | null {
  const format = useFormatter();
  if (!date) return null;
  return format.dateTime(new Date(`${date.slice(0, 10)}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
}

/** Letters of a name's longest part that does not break: between spaces and hyphens. */
const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/[\s\u2010-\u2014-]+/).map((word) => word.length));

/** Letters of a name that fill three lines of the cover's type. */
const SHORT = 40;
/** A name of more letters has smaller type, so that it covers about the same area of the photograph: 1 down to a half. */
const lessFor = (name: string): number =>
  Math.max(0.5, Math.round(100 * Math.sqrt(Math.min(1, SHORT / name.length))) / 100);

/**
 * The first view in the project's style: one photograph, the names, the date, the studio's logo, one button. Without a
 * photograph it is type alone.
 */
export function Cover({ event }: { event: EventView }) {
  const t = useTranslations('gallery');
  const { brand, cover_style, cover_logo } = event;
  const cover = cover_style === 'none' ? null : event.cover;
  const date = useEventDate(event.date);
  const filled = event.galleries.filter((gallery) => gallery.count > 0);
  // Of several galleries the button opens the first: the number of all would promise too much.
  const [first] = filled.length === 1 ? filled : [];
  return (
    <header
      className="cover"
      data-style={cover ? cover_style : 'none'}
      data-photo={cover ? '' : undefined}
      style={{ '--longest': longestWord(event.name), '--less': lessFor(event.name) } as CSSProperties}
    >
      {cover && (
        <div className="cover-picture">
          <CoverPhoto photo={cover} />
        </div>
      )}
      <LanguageOffer />
      <div className="cover-words">
        {cover_logo && (
          <p className="cover-brand">
            {brand.logo ? <img src={brand.logo} alt={brand.name} /> : <Name>{brand.name}</Name>}
          </p>
        )}
        <div className="cover-title">
          {(date || event.location) && (
            <p className="small-caps">{[date, event.location].filter(Boolean).join(' · ')}</p>
          )}
          <h1>
            <Name>{event.name}</Name>
          </h1>
          <a href="#photos" className="cover-button">
            {first ? t('viewPhotos', { count: first.count }) : t('viewGallery')}
          </a>
        </div>
      </div>
    </header>
  );
}
