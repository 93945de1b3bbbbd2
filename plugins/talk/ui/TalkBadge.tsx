'use client';

import { parts, useT, type Wire } from '@plugins/kit/ui';
import { MessageCircle } from 'lucide-react';
import { openAt } from './TalkKeys';
import { useTalk, useTalkStore } from './use-talk';
import './talk.css';

/** On a tile whose photograph is talked about: how much, and whether some of it is new; opens the comments. */
export function TalkBadge({ media }: { media: Wire.MediaView }) {
  const t = useT('talk');
  const store = useTalkStore();
  const head = useTalk((state) => state.heads.get(media.id));
  if (!store || !head || media.state !== 'ready') return null;
  const { count, unread } = head;
  return (
    <span className="talk-badge" data-unread={unread > 0 || undefined}>
      <parts.TileBadge
        icon={<MessageCircle aria-hidden="true" />}
        label={`${media.name}: ${t(unread > 0 ? 'commentsNew' : 'comments', { count, unread })}`}
        onClick={() => openAt(store, media.id)}
      />
    </span>
  );
}
