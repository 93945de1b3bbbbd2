'use client';

import { useTranslations } from 'next-intl';
import type { Addressee } from '@/modules/project/queries/publish-preview';
import css from './publish.module.css';

const LANGUAGES = { en: 'English', he: 'עברית' } as const;

/** Participants of a project with a checkbox for each recipient; those who cannot be mailed show the reason. */
export function Addressees({
  people,
  chosen,
  onChoose,
}: {
  people: Addressee[];
  chosen: string[];
  onChoose: (ids: string[]) => void;
}) {
  const t = useTranslations('admin-project.publish');
  const noteOf = ({ email, unreachable, state, name }: Addressee): string | null => {
    if (!email) return t('noEmail');
    if (unreachable) return t('unreachable');
    if (state !== 'added') return t('sentBefore');
    return name ? null : t('noName');
  };
  return (
    <fieldset className={css.people}>
      <legend>{t('who')}</legend>
      {people.map((person) => {
        const { id, name, email, unreachable, locale } = person;
        const note = noteOf(person);
        return (
          <label key={id} className={css.person}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!email || unreachable}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            <span>
              <bdi>{name || email || '?'}</bdi>
              {name && email ? <bdi className={css.quiet}>{email}</bdi> : null}
              {note ? <span className={css.quiet}>{note}</span> : null}
            </span>
            <span className={css.quiet}>{LANGUAGES[locale]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
