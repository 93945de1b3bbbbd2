'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from './Button';

/** For pages that are not served securely, which have no clipboard. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('The browser refused to copy.');
}

/**
 * Puts a text on the clipboard. A text that is still loading is passed as a promise: some browsers only copy right
 * after the click. Throws where the browser refuses.
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (!navigator.clipboard || !window.isSecureContext) return copyBySelection(await text);
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

const SHOWN_MS = 2000;

/** Copies a text and confirms it. `text` may be fetched on the click; `primary` where it is the dialog's next step. */
export function CopyButton({
  text,
  label,
  small,
  primary = false,
}: {
  text: string | (() => Promise<string>);
  label: string;
  small?: boolean;
  primary?: boolean;
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
    <Button small={small} look={primary ? 'primary' : 'plain'} onClick={() => void copy()} aria-live="polite">
      {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      {state === 'copied' ? t('copied') : state === 'failed' ? t('copyFailed') : label}
    </Button>
  );
}
