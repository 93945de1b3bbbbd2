'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { notify } from '../primitives/notices';
import { Spinner } from '../primitives/Spinner';
import { type FragmentAnswer, loadFragment } from './load-fragment';
import { solveInForm } from './solve-in-form';
import { openFragment } from './use-fragment';

interface FragmentDialogProps {
  /** Null while it is closed. */
  path: string | null;
  open: boolean;
  onClose: () => void;
}

/**
 * Opens, waits, and shows the answer of a fragment's address. Links inside replace its content
 * and Back returns; forms inside are sent from it, and a form with mistakes is shown again with them.
 */
export function FragmentDialog({ path, open, onClose }: FragmentDialogProps) {
  const t = useTranslations('common');
  const [answer, setAnswer] = useState<FragmentAnswer | null>(null);
  const [tries, setTries] = useState(0);
  const take = (next: FragmentAnswer) => {
    if (next.kind === 'go') return location.assign(next.path);
    if (next.kind !== 'done') return setAnswer(next);
    // The form was accepted: the page behind may have changed.
    if (next.message) notify({ text: next.message });
    setTries((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a signal, too
  useEffect(() => {
    setAnswer(null);
    if (!path) return;
    const leave = new AbortController();
    loadFragment(path, undefined, leave.signal).then((next) => !leave.signal.aborted && take(next));
    return () => leave.abort();
  }, [path, tries]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    event.preventDefault();
    openFragment(`${link.pathname}${link.search}`);
  };
  const send = (event: FormEvent<HTMLDivElement>) => {
    const form = event.target as HTMLFormElement;
    if (form.target || form.method === 'dialog') return;
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter) submitter.disabled = true;
    void solveInForm(form).then(async () => {
      const next = await loadFragment(form.action, new FormData(form));
      if (submitter) submitter.disabled = false;
      take(next);
    });
  };
  return (
    <Dialog
      open={open}
      onClose={() => open && onClose()}
      title={answer?.kind === 'html' ? answer.title : t('loading')}
      actions={
        <Button look="line" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {open && !answer && (
        <p role="status" className="flex items-center gap-3 text-quiet">
          <Spinner /> {t('loading')}
        </p>
      )}
      {answer?.kind === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{answer.message ?? t('failed')}</p>
          <Button look="line" onClick={() => setTries(tries + 1)}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {answer?.kind === 'html' && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links inside handle the keyboard themselves
        // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its links and forms
        <div
          className="fragment"
          onClick={follow}
          onSubmit={send}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's HTML, without scripts
          dangerouslySetInnerHTML={{ __html: answer.html }}
        />
      )}
    </Dialog>
  );
}
