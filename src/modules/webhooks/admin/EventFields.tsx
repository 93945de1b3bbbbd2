'use client';

import { useTranslations } from 'next-intl';
import { EVERYTHING } from '@/modules/webhooks/rules/webhook';
import ui from '@/ui/admin/ui.module.css';
import { useEventNames } from './EventNames';
import css from './webhooks.module.css';

/** Chooses the events of a webhook: all, or some. */
export function EventFields({
  events,
  errors,
  onEvents,
}: {
  events: string[];
  errors?: string[];
  onEvents: (events: string[]) => void;
}) {
  const t = useTranslations('admin-webhooks');
  const { names, word } = useEventNames();
  const all = events.includes(EVERYTHING);
  const toggle = (name: string, on: boolean) =>
    onEvents([...events.filter((one) => one !== name), ...(on ? [name] : [])]);
  return (
    <fieldset className={css.events}>
      <legend className={ui.label}>{t('events')}</legend>
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={all}
          onChange={({ target }) => onEvents(target.checked ? [EVERYTHING] : [])}
        />
        <span>
          {t('everything')} <small>{t('everythingHelp')}</small>
        </span>
      </label>
      {names.map((name) => (
        <label key={name} className={css.choice}>
          <input
            type="checkbox"
            disabled={all}
            checked={all || events.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          <span>
            {word(name)}{' '}
            <code dir="ltr" lang="en">
              {name}
            </code>
          </span>
        </label>
      ))}
      {errors ? <p className={ui.error}>{t('chooseOne')}</p> : null}
    </fieldset>
  );
}
