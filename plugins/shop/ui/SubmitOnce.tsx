'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** A form that is sent once: a second press while it is on its way does nothing. Back makes it usable again. */
export function SubmitOnce({ action, children }: { action: string; children: ReactNode }) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    const back = () => setSent(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return (
    <form
      method="post"
      action={action}
      aria-busy={sent}
      className="flex flex-col gap-5 lg:border-line lg:border-s lg:ps-10"
      onSubmit={(event) => {
        if (sent) event.preventDefault();
        setSent(true);
      }}
    >
      {children}
    </form>
  );
}
