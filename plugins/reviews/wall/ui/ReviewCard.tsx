'use client';

import { useT } from '@plugins/kit/view';
import { useFormatter } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { WallReview } from '../read-wall';
import { WALL } from '../rules/wall';
import { ReadMore } from './ReadMore';
import { Stars } from './Stars';

/** A word with a tooltip: shown on hover and focus, and by a touch on phones. */
function Tip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  return (
    <span className="group/tip relative inline-flex">
      <button type="button" aria-describedby={id} className="cursor-help rounded-sm text-start">
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        className={
          'pointer-events-none absolute end-0 bottom-full z-10 mb-1.5 hidden w-max max-w-56 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm ' +
          'group-focus-within/tip:block group-hover/tip:block'
        }
      >
        {text}
      </span>
    </span>
  );
}

/** Sources of this platform; any other is an external service, which is named. */
const OWN = new Set(['project', 'site', 'csv']);

/** One review: stars, text, author, and the studio's reply. */
export function ReviewCard({ review, studio }: { review: WallReview; studio: string }) {
  const t = useT('reviews');
  const format = useFormatter();
  const { content, rating, name, locale, source, written_at, reply, picture } = review;
  const day = new Date(written_at);
  const whole = format.dateTime(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="flex flex-col gap-3 rounded-sm border border-line bg-raised p-5">
      {picture && (
        <a
          href={picture.src}
          data-lightbox
          data-width={picture.width}
          data-height={picture.height}
          className="-mx-5 -mt-5 block overflow-hidden rounded-ss-sm rounded-se-sm"
        >
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={t('wall.picture', { name })}
            loading="lazy"
            className="max-h-80 w-full object-cover"
          />
        </a>
      )}
      <Stars rating={rating} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium text-[0.9375rem] [overflow-wrap:anywhere]">
          <bdi>{name || t('wall.anonymous')}</bdi>
        </span>
        <span className="text-quiet">
          <Tip text={OWN.has(source) ? whole : t('wall.from', { source: sourceName(source), date: whole })}>
            <time dateTime={written_at.slice(0, 10)}>
              {format.dateTime(day, { year: 'numeric', month: 'short', timeZone: 'UTC' })}
            </time>
            {OWN.has(source) ? null : ` · ${sourceName(source)}`}
          </Tip>
        </span>
      </p>
      <ReadMore height={WALL.collapsedHeight}>
        <p
          lang={locale ?? undefined}
          dir="auto"
          className="whitespace-pre-line text-pretty leading-relaxed [overflow-wrap:anywhere]"
        >
          {content}
        </p>
        {reply && (
          <div className="mt-4 border-line border-s-2 ps-3 text-[0.9375rem]">
            <p className="text-quiet">{t('wall.reply', { studio })}</p>
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {reply}
            </p>
          </div>
        )}
      </ReadMore>
    </article>
  );
}

/** Returns a source's display name: `facebook` → Facebook. */
const sourceName = (source: string) => source.charAt(0).toUpperCase() + source.slice(1);
