'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FLASH_ACTION_MS, FLASH_COOKIE, FLASH_MS } from '@/core/constants';
import {
  addNoticeHost,
  currentNotices,
  dismissNotice,
  type Notice,
  noticeHost,
  notify,
  showLeftFlash,
  subscribeNotices,
} from './notices';
import { useClickGuard } from './use-click-guard';

const NONE: readonly Notice[] = [];

/** A message the server sent with the page, or with an answer. */
export interface Flash {
  type: string;
  message: string;
}

/**
 * A place where notices appear, of several the newest: at the foot, announced politely, gone after 3.5 s unless hovered
 * or focused.
 */
export function NoticeHost({ flash = null }: { flash?: Flash | null }) {
  const all = useSyncExternalStore(subscribeNotices, currentNotices, () => NONE);
  const [host] = useState(() => Symbol('notices'));
  const top = useSyncExternalStore(subscribeNotices, noticeHost, () => undefined);
  const notices = top === host ? all : NONE;
  useEffect(() => addNoticeHost(host), [host]);
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // No event follows a line that is removed under the pointer or with the focus: the next ones would never leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the lines change
  useEffect(() => {
    const element = box.current;
    const hovered = matchMedia('(hover: hover)').matches && element?.matches(':hover') === true;
    setHeld(hovered || element?.contains(document.activeElement) === true);
  }, [notices]);
  useEffect(() => {
    showLeftFlash();
    if (!flash) return;
    notify({ text: flash.message, tone: flash.type === 'notice' ? 'notice' : 'alert', key: 'flash' });
    // Without this the next pages of the same minute would show it again.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers.
    document.cookie = `${FLASH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  }, [flash]);
  return (
    <div
      ref={box}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      // A finger does not rest on a notice.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="notices"
    >
      {notices.map((notice) => (
        <NoticeLine key={notice.key} notice={notice} held={held} />
      ))}
    </div>
  );
}

/** How long a notice is shown, in ms. */
const timeOf = ({ action }: Notice) => (action ? FLASH_ACTION_MS : FLASH_MS);

function NoticeLine({ notice, held }: { notice: Notice; held: boolean }) {
  const left = useRef({ notice, time: timeOf(notice) });
  const act = useClickGuard(() => {
    notice.action?.run();
    dismissNotice(notice.key);
  });
  useEffect(() => {
    // A replaced notice restarts its timer.
    if (left.current.notice !== notice) left.current = { notice, time: timeOf(notice) };
    if (held) return;
    const { time } = left.current;
    const start = Date.now();
    const timer = setTimeout(() => dismissNotice(notice.key), time);
    return () => {
      clearTimeout(timer);
      left.current.time = Math.max(800, time - (Date.now() - start));
    };
  }, [held, notice]);
  return (
    <div className="notice" data-tone={notice.tone}>
      <span>{notice.text}</span>
      {notice.action && (
        <button type="button" className="notice-action" onClick={act}>
          {notice.action.label}
        </button>
      )}
    </div>
  );
}
