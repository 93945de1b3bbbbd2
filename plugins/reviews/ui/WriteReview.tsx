'use client';

import { useT } from '@plugins/kit/ui';
import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem } from '@plugins/kit/ui/parts';
import { MessageSquareHeart } from 'lucide-react';

/**
 * Entry of the gallery's menu, once nothing is left to choose: opens the review form in the shared modal; without script, as
 * a page.
 */
export function WriteReview() {
  const t = useT('reviews');
  const { event } = useGallery();
  const open = useFragment();
  if (!event.can.review || event.can.manage || event.can.complete) return null;
  const href = `/events/${event.id}/reviews/new`;
  return (
    <MenuItem
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
