'use client';

import { useTranslations as useT } from 'next-intl';
import type { SiteChange } from '../../rules/compare-sites';
import { pageName } from '../../rules/page-name';
import { useBuilder } from '../state/builder-context';
import css from '../styles/dialogs.module.css';

/** Lists what publishing would change for visitors. */
export function Changes({ changes, first }: { changes: SiteChange[]; first: boolean }) {
  const t = useT('sites.builder.publish');
  const { language } = useBuilder();
  if (first) return <p>{t('first')}</p>;
  if (changes.length === 0) return <p>{t('nothing')}</p>;
  const say = (change: SiteChange) => {
    if (!('page' in change)) return t(`part.${change.what}`);
    const name = pageName({ title: change.page, slug: change.slug }, language);
    return t(`page.${change.what}`, { name });
  };
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>{say(change)}</li>
      ))}
    </ul>
  );
}
