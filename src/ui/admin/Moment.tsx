'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { momentText } from './times';

/** An instant in the reader's zone, which only the browser knows: first the day in UTC, then day and time. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const [text, setText] = useState(() => at.slice(0, 10));
  useEffect(() => setText(momentText(at, locale)), [at, locale]);
  // Isolated: the day's number would join an English word before it in a Hebrew line.
  return (
    <time dateTime={at}>
      <bdi>{text}</bdi>
    </time>
  );
}
