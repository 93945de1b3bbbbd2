import { useTranslations as useT } from 'next-intl';
import { cx, ItemTitle, Prose, Title } from '../page/page-parts';
import type { ScreensData } from '../platform/screens';

/** Pictures of the product, each beside its words; those of a phone are narrow. */
export function ScreensView({ title, screens }: ScreensData) {
  const t = useT('sites');
  return (
    <div className="wide">
      <Title>{title}</Title>
      <ol className="screens">
        {screens.map(({ src, width, height, title: name, text }) => (
          <li key={src} className={cx('screen', height > width && 'screen-phone')}>
            <img
              src={src}
              width={width}
              height={height}
              alt={t('screens.picture', { title: name })}
              loading="lazy"
              decoding="async"
            />
            <div>
              <ItemTitle>{name}</ItemTitle>
              <Prose text={text} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
