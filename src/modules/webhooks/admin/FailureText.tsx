'use client';

import { useTranslations } from 'next-intl';
import type { Failure } from '@/modules/webhooks/rules/webhook';

/** Why a delivery failed, in words. */
export function FailureText({ of: { trouble, status } }: { of: Failure }) {
  const t = useTranslations('admin-webhooks.trouble');
  return t(trouble, { status: status ?? 0 });
}
