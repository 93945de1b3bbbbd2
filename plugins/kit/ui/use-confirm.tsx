'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/primitives/Button';
import { Dialog } from '@/ui/primitives/Dialog';

export interface Question {
  title: string;
  content: ReactNode;
  /** Label of the confirming button; the other one says `cancel`, or "Cancel". */
  accept: string;
  cancel?: string;
}

/** Asks for confirmation: `[confirm, dialog]`; render `dialog` in the page, await `confirm(question)`. */
export function useConfirm(): [ask: (question: Question) => Promise<boolean>, dialog: ReactNode] {
  const t = useTranslations('common');
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const settle = (yes: boolean) => {
    answer.current(yes);
    setOpen(false);
  };
  const ask = (asked: Question) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setQuestion(asked);
      setOpen(true);
    });
  const dialog = question && (
    <Dialog
      open={open}
      onClose={() => settle(false)}
      title={question.title}
      actions={
        <>
          <Button look="line" onClick={() => settle(false)}>
            {question.cancel ?? t('cancel')}
          </Button>
          <Button onClick={() => settle(true)}>{question.accept}</Button>
        </>
      }
    >
      {question.content}
    </Dialog>
  );
  return [ask, dialog];
}
