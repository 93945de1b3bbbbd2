'use client';

import { useTranslations } from 'next-intl';

/** A queue in words, where it has some. */
export function useQueueName() {
  const t = useTranslations('admin-operators.jobs');
  return (queue: string) => {
    const key = `queue.${queue.replaceAll('.', '_')}`;
    return t.has(key as never) ? t(key as never) : queue;
  };
}
