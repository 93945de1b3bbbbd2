'use client';

import { useTranslations } from 'next-intl';
import { queueKeys } from './queue-keys';

/** Returns the label of a queue: the core's, or that of the feature whose job it is; its name without one. */
export function useQueueName() {
  // Each feature names its own jobs.
  // texts: *.jobs.*
  const t = useTranslations();
  return (queue: string) => {
    const key = queueKeys(queue).find((one) => t.has(one as never));
    return key ? t(key as never) : queue;
  };
}
