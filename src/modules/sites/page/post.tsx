import { useTranslations as useT } from 'next-intl';
import { dayWords } from '@/core/text/day-words';
import type { SiteLinkTo, SitePicture } from '../rules/site-fields';
import { Picture, SiteLink, Title, usePage } from './page-parts';

/** The date of a post, in words. */
export function PostDay({ day }: { day: string }) {
  const { locale } = usePage();
  return (
    <time className="post-day" dateTime={day}>
      {dayWords(day, locale)}
    </time>
  );
}

/** What is above a post's blocks: title, date, first words and cover. */
export function PostHead({
  title,
  day,
  intro,
  picture,
}: {
  title: string;
  day: string;
  intro: string;
  picture: SitePicture | null;
}) {
  return (
    <header className="block post-head">
      <div className="narrow">
        <PostDay day={day} />
        <Title>{title}</Title>
        {intro && (
          <p className="lead" dir="auto">
            {intro}
          </p>
        )}
      </div>
      {picture && (
        <div className="wide post-cover">
          <Picture picture={picture} sizes="(min-width: 84rem) 84rem, 100vw" />
        </div>
      )}
    </header>
  );
}

/** What is below a post's blocks: the posts beside it, and the page that lists all. */
export function PostFoot({
  newer,
  older,
  all,
}: {
  newer: SiteLinkTo | null;
  older: SiteLinkTo | null;
  all: SiteLinkTo | null;
}) {
  const t = useT('sites.journal');
  if (!newer && !older && !all) return null;
  return (
    <nav className="block wide post-foot" aria-label={t('more')}>
      {older && (
        <p>
          <span>{t('older')}</span>
          <SiteLink to={older} className="more" />
        </p>
      )}
      {all && <SiteLink to={all} className="more" />}
      {newer && (
        <p>
          <span>{t('newer')}</span>
          <SiteLink to={newer} className="more" />
        </p>
      )}
    </nav>
  );
}
