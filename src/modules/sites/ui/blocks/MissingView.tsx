import { useTranslations as useT } from 'next-intl';
import type { MissingData as Data } from '../../blocks/missing';
import { Title } from '../../page/page-parts';

/** The content of the not-found page, which the site renders itself. */
export function MissingView({ title, text }: Data) {
  const t = useT('sites');
  return (
    <div className="narrow at-center">
      <Title>{title || t('missing.title')}</Title>
      <p dir="auto">{text || t('missing.text')}</p>
      <a className="button" href="/">
        {t('missing.home')}
      </a>
    </div>
  );
}
