import { useTranslations as useT } from 'next-intl';
import { cx } from '@/ui/primitives/class-names';
import type { SlidesData as Data } from '../../blocks/slides';
import { Picture, SiteLink, Title } from '../../page/page-parts';

/** A slideshow of large pictures, moved by hand. */
export function SlidesView({ slides }: Data) {
  const t = useT('sites');
  const labels = { 'data-previous': t('layout.previous'), 'data-next': t('layout.next') };
  return (
    <div className="slides" data-slides="" {...labels}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className="slides-row" tabIndex={0}>
        {slides.map(({ picture, title, text, button }, index) => (
          <li
            key={`${index}-${title}`}
            className={cx('slide', !picture && 'slide-bare')}
            aria-label={t('layout.slide', { number: index + 1, count: slides.length })}
          >
            {picture && <Picture picture={picture} sizes="100vw" />}
            {(title || text || button) && (
              <div className="slide-words">
                <Title>{title}</Title>
                {text && (
                  <p className="lead" dir="auto">
                    {text}
                  </p>
                )}
                {button && <SiteLink to={button} className="button" />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
