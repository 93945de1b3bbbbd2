'use client';

import { useT } from '@plugins/kit/ui';
import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import type { MouseEvent } from 'react';
import { tagged } from '../rules/channels';
import { countUse, shareNatively } from './hear-share-clicks';

/** On a phone or tablet its own share sheet comes first: it knows the people and programs there. */
const hasOwnSheet = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * The address of the ways to share (the project, or one photograph), and what a click on it does: the phone's own sheet,
 * else the shared modal; without script, or in a new tab, it is a page.
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
    if (!hasOwnSheet()) return open(href);
    const url = mediaId ? `${event.url}/medias/${mediaId}` : event.url;
    const studio = event.brand.name;
    const text = event.public ? event.name : t(mediaId ? 'card.photo' : 'card.photos', { studio });
    void shareNatively(tagged(url, 'link'), text).then((done) => done && countUse(event.id, 'link'));
  };
  return { href, onClick };
}
