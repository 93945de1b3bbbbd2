import { useT } from '@plugins/kit/view';
import type { MissingData as Data } from '../../blocks/missing';

/** What stands where nothing is: drawn by the site itself. */
export function MissingView({ title, text }: Data) {
  const t = useT('sites');
  return (
    <div className="narrow at-center">
      <h1 dir="auto">{title || t('missing.title')}</h1>
      <p dir="auto">{text || t('missing.text')}</p>
      <a className="button" href="/">
        {t('missing.home')}
      </a>
    </div>
  );
}
