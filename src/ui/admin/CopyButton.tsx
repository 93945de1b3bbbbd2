'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from './Button';
import { copyText } from './copy-text';

const SHOWN_MS = 2000;

/** Copies a text and says that it did. `text` may be fetched when it is asked for. */
export function CopyButton({
  text,
  label,
  small,
}: {
  text: string | (() => Promise<string>);
  label: string;
  small?: boolean;
}) {
  const t = useTranslations('admin');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await copyText(typeof text === 'string' ? text : text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button small={small} onClick={() => void copy()} aria-live="polite">
      {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      {state === 'copied' ? t('copied') : state === 'failed' ? t('copyFailed') : label}
    </Button>
  );
}
