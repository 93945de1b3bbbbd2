'use client';

import { useT } from '@plugins/kit/view';
import { useEffect, useState } from 'react';

const EVERY = 2000;
const TRIES = 15;
/** It will not become readable by asking again: the session has ended, or the order is no longer this person's to see. */
const CLOSED = [401, 403, 404];

/**
 * Reads an open order every two seconds, and shows the page again once it is paid; stops where the order is no longer
 * shown. A link does it without script.
 */
export function LookAgain({ path }: { path: string }) {
  const t = useT('shop');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries >= TRIES) return;
    const timer = setTimeout(async () => {
      const answer = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => null);
      if (answer && CLOSED.includes(answer.status)) return;
      const order = answer?.ok ? ((await answer.json()) as { state: string }) : null;
      if (order && order.state !== 'open') location.reload();
      else setTries(tries + 1);
    }, EVERY);
    return () => clearTimeout(timer);
  }, [path, tries]);
  return (
    <a href={path} className="touch-target inline-flex items-center underline underline-offset-4">
      {t('lookAgain')}
    </a>
  );
}
