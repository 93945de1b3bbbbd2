'use client';

import { useTranslations } from 'next-intl';
import { HAPPENING_NAMES } from '@/domain/happenings';
import { EVERYTHING } from '@/domain/webhook';
import ui from '../../components/ui.module.css';
import css from './webhooks.module.css';

/** Chooses what a webhook is told: everything, or these. */
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
  const all = events.includes(EVERYTHING);
  const toggle = (name: string, on: boolean) =>
    onEvents(HAPPENING_NAMES.filter((one) => (one === name ? on : events.includes(one))));
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
      {HAPPENING_NAMES.map((name) => (
        <label key={name} className={css.choice}>
          <input
            type="checkbox"
            disabled={all}
            checked={all || events.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
          <span>
            {t(`event.${name}`)}{' '}
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
