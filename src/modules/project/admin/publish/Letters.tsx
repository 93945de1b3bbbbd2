'use client';

import { useTranslations } from 'next-intl';
import type { InvitationPreview } from '@/modules/project/queries/publish-preview';
import css from './publish.module.css';

/** Previews of the invitations, one for each language and role. */
export function Letters({ letters }: { letters: InvitationPreview[] }) {
  const t = useTranslations('admin-project.publish');
  return (
    <details className={css.letters}>
      <summary>{t('preview')}</summary>
      {letters.map(({ role, locale, subject, heading, paragraphs, button }) => (
        <article key={`${role}.${locale}`} lang={locale} dir={locale === 'he' ? 'rtl' : 'ltr'}>
          <p className={css.quiet}>{subject}</p>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {button ? <span className={css.fakeButton}>{button}</span> : null}
        </article>
      ))}
    </details>
  );
}
