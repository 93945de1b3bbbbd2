'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pathOf } from '../../rules/slug';
import { type Builder, useBuilder } from '../state/builder-context';
import { ownHeaders } from '../state/send-file';
import { useWriting } from './use-writing';

/** Debounce in milliseconds before the page is rendered again. */
const QUIET_MS = 150;

/** What is rendered; again if any of it changes. */
interface Order extends Pick<Builder, 'document' | 'pictures' | 'page' | 'language'> {
  /** The part of a long list on the page. */
  part: number;
  /** How often the user asked for it again. */
  again: number;
}

/** Returns the id of the page at a path, and which part of its list the number at the path's end asks for. */
function pageAt({ pages }: Builder['document'], path: string): { page: string; part: number } | null {
  const find = (wanted: string) => pages.find((one) => pathOf(one) === wanted)?.id;
  const whole = find(path);
  if (whole) return { page: whole, part: 1 };
  const [, first = '', part = ''] = /^(.*)\/([1-9]\d{0,3})$/.exec(path) ?? [];
  const page = part && find(first || '/');
  return page ? { page, part: Number(part) } : null;
}

/** Renders the draft into the frame, and handles clicks in it. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>) {
  const { document, pictures, page, language, block, query, setBlock, setPage, setLanguage, undo, redo } =
    useBuilder();
  const writing = useWriting();
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  const html = useRef<string | null>(null);
  const post = useCallback(
    // The sandboxed frame has an opaque origin, so no target origin can be named.
    (message: object) => frame.current?.contentWindow?.postMessage(message, '*'),
    [frame],
  );
  const [again, setAgain] = useState(0);
  const [list, setList] = useState({ page, part: 1 });
  const part = list.page === page ? list.part : 1;
  const order = useCallback(
    ({ document, page, language, part }: Order) => {
      const stop = new AbortController();
      const draw = async () => {
        try {
          const response = await fetch(`/api/x/sites/preview${query}`, {
            method: 'POST',
            headers: { ...ownHeaders(), 'Content-Type': 'application/json' },
            body: JSON.stringify({ document, page, locale: language, part }),
            signal: stop.signal,
          });
          if (!response.ok) throw new Error(String(response.status));
          html.current = await response.text();
          setFailed(false);
          post({ keepers: 'draw', html: html.current });
        } catch {
          if (!stop.signal.aborted) setFailed(true);
        }
      };
      const timer = setTimeout(() => void draw(), QUIET_MS);
      return () => {
        clearTimeout(timer);
        stop.abort();
      };
    },
    [query, post],
  );
  useEffect(
    () => order({ document, pictures, page, language, part, again }),
    [order, document, pictures, page, language, part, again],
  );
  useEffect(() => {
    if (ready) post({ keepers: 'choose', block: block ?? '' });
  }, [block, ready, post]);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || typeof data !== 'object' || !data) return;
      const said = data as Record<string, unknown>;
      if (said.keepers === 'ready') {
        setReady(true);
        if (html.current) post({ keepers: 'draw', html: html.current });
      }
      if (said.keepers === 'block' && typeof said.block === 'string') {
        setBlock(said.block);
        const max = writing.begin(said);
        if (max !== null) post({ keepers: 'write', max });
      }
      if (said.keepers === 'written' && typeof said.text === 'string') writing.write(said.text);
      if (said.keepers === 'ended') writing.end();
      if (said.keepers === 'undo') undo();
      if (said.keepers === 'redo') redo();
      if (said.keepers !== 'go') return;
      const locale = new URLSearchParams(String(said.search ?? '')).get('locale');
      if (locale === 'en' || locale === 'he') setLanguage(locale);
      const found = pageAt(document, String(said.path));
      if (!found) return;
      setList(found);
      // Another part of the same page keeps the form of the block open.
      if (found.page !== page) setPage(found.page);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [document, frame, page, redo, setBlock, setLanguage, setPage, post, undo, writing]);
  return { failed, ready, retry: () => setAgain((now) => now + 1) };
}
