'use client';

import { useTranslations } from 'next-intl';
import type { WebhookView } from '@/modules/webhooks/queries/webhooks';
import ui from '@/ui/admin/ui.module.css';

/** State of a webhook. */
export function HookChip({ webhook }: { webhook: WebhookView }) {
  const t = useTranslations('admin-webhooks.state');
  const state = stateOf(webhook);
  const tone = { well: 'live', failing: 'yours', gone: 'bad', stopped: 'bad' }[state as string];
  return (
    <span className={ui.chip} data-tone={tone}>
      {t(state)}
    </span>
  );
}

function stateOf({ disabled_at, disabled_why, failing_since, last_delivered_at }: WebhookView) {
  if (disabled_at) return disabled_why === 'gone' ? 'gone' : disabled_why ? 'stopped' : 'off';
  if (failing_since) return 'failing';
  return last_delivered_at ? 'well' : 'unused';
}
