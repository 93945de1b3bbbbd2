'use client';

import { useTranslations } from 'next-intl';

/** Returns the label of a queue, or its name without one. */
export function useQueueName() {
  const t = useTranslations('admin-operators.jobs');
  return (queue: string) => {
    const key = `queue.${queue.replaceAll('.', '_')}`;
    return t.has(key as never) ? t(key as never) : queue;
  };
}
