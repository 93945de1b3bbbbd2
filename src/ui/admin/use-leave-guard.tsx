'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { useConfirm } from './Dialog';

/** The link a click follows in this tab, if it leads to another page of ours. */
function leavesBy(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.download || link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}

/**
 * While `dirty`: asks before a link, a reload or closing the tab discards unsaved changes. Render the result in the
 * page.
 */
export function useLeaveGuard(dirty: boolean): ReactNode {
  const t = useTranslations('admin-project.leave');
  const router = useRouter();
  const [ask, dialog] = useConfirm();
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const follow = (event: MouseEvent) => {
      const link = leavesBy(event);
      if (!link) return;
      event.preventDefault();
      // Of several forms on a page one asks.
      event.stopImmediatePropagation();
      const to = link.pathname + link.search + link.hash;
      void ask({
        title: t('title'),
        text: t('text'),
        accept: t('accept'),
        cancel: t('stay'),
        danger: true,
      }).then((yes) => yes && router.push(to));
    };
    addEventListener('beforeunload', hold);
    // Before React handles the click, or the link would be followed already.
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('beforeunload', hold);
      document.removeEventListener('click', follow, true);
    };
  }, [dirty, ask, router, t]);
  return dialog;
}
