'use client';

import { useT } from '@plugins/kit/ui';
import { TileBadge } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { MessageCircle } from 'lucide-react';
import { openAt } from './TalkKeys';
import { useTalk, useTalkStore } from './use-talk';
import './talk.css';

/** A tile's badge: the number of comments, and whether some are unread; opens them. */
export function TalkBadge({ media }: { media: MediaView }) {
  const t = useT('talk');
  const store = useTalkStore();
  const head = useTalk((state) => state.heads.get(media.id));
  if (!store || !head || media.state !== 'ready') return null;
  const { count, unread } = head;
  return (
    <span className="talk-badge" data-unread={unread > 0 || undefined}>
      <TileBadge
        icon={<MessageCircle aria-hidden="true" />}
        label={`${media.name}: ${t(unread > 0 ? 'commentsNew' : 'comments', { count, unread })}`}
        onClick={() => openAt(store, media.id)}
      />
    </span>
  );
}
