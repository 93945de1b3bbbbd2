'use client';

import { useTranslations } from 'next-intl';
import type { WebhookView } from '@/modules/webhooks/queries/webhooks';
import { Moment } from '@/ui/admin/Moment';
import { FailureText } from './FailureText';
import css from './webhooks.module.css';

/** Shows what is wrong with a webhook, and the fix; nothing for a working one. */
export function HookNotice({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations('admin-webhooks.notice');
  const { disabled_at, disabled_why, failing_since, last_failure } = webhook;
  const since = disabled_at ?? failing_since;
  if (!since) return null;
  const word = disabled_at ? (disabled_why ?? 'off') : 'trouble';
  return (
    <p className={css.notice} role="status" data-bad={word !== 'off' || undefined}>
      {t.rich(word, { at: () => <Moment at={since} /> })}
      {failing_since && last_failure ? (
        <>
          {' '}
          {t('last')} <FailureText of={last_failure} />
        </>
      ) : null}
    </p>
  );
}
