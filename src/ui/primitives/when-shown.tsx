'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadable } from './loadable';
import { notify } from './notices';

const all: (() => Promise<unknown>)[] = [];

/** Loads all code that waits until it is shown: while the page is idle, so that it works without a connection, too. */
export const loadLater = (): Promise<unknown> => Promise.all(all.map((load) => load()));

/**
 * Returns a component whose code `load` returns, loaded when it is first shown. Until then nothing is shown, and nothing
 * around it disappears. If it cannot be loaded, a notice names the reason and `onClose` is called; it is tried again when it
 * is shown again: mounted, or its `open` set.
 */
export function whenShown<Props extends { onClose: () => void; open?: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = loadable(load);
  all.push(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, when its file is loaded
  return function WhenShown(props: Props) {
    const t = useTranslations('gallery');
    const { code: Shown, failed } = useSyncExternalStore(code.subscribe, code.get, code.get);
    const now = { text: t('viewer.noConnection'), onClose: props.onClose };
    const latest = useRef(now);
    latest.current = now;
    const { open = true } = props;
    useEffect(() => {
      if (open) code.load();
    }, [open]);
    useEffect(() => {
      // What was rendered may be the failure of an earlier attempt.
      if (!failed || !code.get().failed) return;
      notify({ text: latest.current.text, key: 'viewer', tone: 'alert' });
      latest.current.onClose();
    }, [failed]);
    return Shown ? <Shown {...props} /> : null;
  };
}
