'use client';

import { useT } from '@plugins/kit/view';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Sent {
  id?: string;
  path: string;
}

/** Sends a form for data; null where the connection fails, undefined for a refusal. */
async function send(form: HTMLFormElement, key: string): Promise<Sent | null | undefined> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const headers = { Accept: 'application/json', 'Idempotency-Key': key };
  const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null);
  if (!answer) return null;
  return answer.ok ? ((await answer.json()) as Sent) : undefined;
}

/**
 * A form that orders or pays, sent once: a second press while it is on its way does nothing. It goes on to the payment
 * page at once; Back from there shows the order. Without script it is a plain form, whose answer is the order's page; so
 * is the answer to mistakes.
 */
export function SubmitOnce({
  action,
  order,
  className,
  children,
}: {
  action: string;
  /** The beginning of an order's address. */
  order: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useT('shop');
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState(false);
  // The same of one page for all its tries: a repeated one gives the same order.
  const key = useRef('');
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent) return;
    const form = event.currentTarget;
    setSent(true);
    setFailed(false);
    key.current ||= `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const done = await send(form, key.current);
    if (done === undefined) return form.submit();
    if (done === null) {
      setFailed(true);
      setSent(false);
      return;
    }
    if (done.id) history.replaceState(null, '', `${order}/${done.id}`);
    if (new URL(done.path, location.href).href === location.href) location.reload();
    else location.assign(done.path);
  };
  return (
    <form
      method="post"
      action={action}
      aria-busy={sent}
      className={className}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {failed && (
        <p role="alert" className="text-danger">
          {t('notSent')}
        </p>
      )}
    </form>
  );
}
