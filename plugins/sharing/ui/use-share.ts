'use client';

import { useT } from '@plugins/kit/ui';
import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import type { MouseEvent } from 'react';
import { tagged } from '../rules/channels';
import { shareNatively } from './share-natively';

/** Phones and tablets use their own share sheet first: it lists the person's contacts and apps. */
const hasOwnSheet = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Counts a share to the device's own sheet, by code that is loaded then; without it the count is lost. */
const countShared = (event: string) =>
  import('./count-use').then(
    ({ countUse }) => countUse(event, 'link'),
    () => undefined,
  );

let listening = false;

/** Opens the panel; what its links do beyond a plain link is loaded meanwhile. */
function openPanel(open: (path: string) => void, href: string): void {
  open(href);
  if (listening) return;
  listening = true;
  import('./listen-share-clicks').then(
    ({ listenShareClicks }) => void listenShareClicks(),
    () => {
      // Its links work without it; the next opening tries again.
      listening = false;
    },
  );
}

/**
 * Returns the address of the share panel (of the project, or one photograph) and its click handler: the device's own
 * sheet, else the shared modal; without script, or in a new tab, it is a page.
 */
export function useShare(mediaId?: string): {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
} {
  const { event } = useGallery();
  const t = useT('sharing');
  const open = useFragment();
  const href = `/events/${event.id}/share${mediaId ? `?media=${mediaId}` : ''}`;
  const onClick = (click: MouseEvent<HTMLElement>) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // Of a gallery with a code the panel offers to send that with it.
    if (!hasOwnSheet() || (!mediaId && !event.public)) return openPanel(open, href);
    const url = mediaId ? `${new URL(event.url).origin}/events/${event.id}/medias/${mediaId}` : event.url;
    const studio = event.brand.name;
    const text = event.public ? event.name : t(mediaId ? 'card.photo' : 'card.photos', { studio });
    void shareNatively(tagged(url, 'link'), text).then((shared) => {
      if (shared) void countShared(event.id);
    });
  };
  return { href, onClick };
}
