'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { MessageSquareHeart } from 'lucide-react';

/** In the gallery's menu: the review form, in the shared modal; without script, a page. */
export function WriteReview() {
  const t = useT('reviews');
  const { event } = hooks.useGallery();
  const open = hooks.useFragment();
  if (!event.can.review || event.can.manage) return null;
  const href = `/events/${event.id}/reviews/new`;
  return (
    <parts.MenuItem
      icon={<MessageSquareHeart aria-hidden="true" />}
      label={t('menu')}
      href={href}
      onClick={(click) => {
        if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        click.preventDefault();
        open(href);
      }}
    />
  );
}
