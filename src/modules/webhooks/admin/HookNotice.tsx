'use client';

import { useTranslations } from 'next-intl';
import type { WebhookView } from '@/modules/webhooks/repo';
import { Moment } from '@/ui/admin/Moment';
import css from './webhooks.module.css';

/** What is wrong with a webhook, and what mends it; nothing where nothing is. */
export function HookNotice({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations('admin-webhooks.notice');
  const { disabled_at, disabled_why, failing_since } = webhook;
  const since = disabled_at ?? failing_since;
  if (!since) return null;
  const word = disabled_at ? (disabled_why ?? 'off') : 'trouble';
  return (
    <p className={css.notice} role="status" data-bad={word !== 'off' || undefined}>
      {t.rich(word, { at: () => <Moment at={since} /> })}
    </p>
  );
}
