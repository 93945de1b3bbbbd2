'use client';

import { useT } from '@plugins/kit/ui';
import type { MediaView } from '@plugins/kit/ui/wire';
import { MessageCircle } from 'lucide-react';
import { useTalk } from './use-talk';

/** Beside the viewer's counter: the number of the photograph's comments, and whether some are unread. */
export function TalkState({ media }: { media: MediaView }) {
  const t = useT('talk');
  const head = useTalk((state) => state.heads.get(media.id));
  if (!head || head.count === 0) return null;
  const { count, unread } = head;
  const label = t(unread > 0 ? 'commentsNew' : 'comments', { count, unread });
  return (
    <span role="img" aria-label={label} title={label} data-unread={unread > 0 || undefined}>
      <MessageCircle aria-hidden="true" />
      <bdi>{count}</bdi>
    </span>
  );
}
