'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useLive, useRead } from '@plugins/kit/admin/hooks';
import { PrintCard } from '@plugins/kit/admin/internal';
import { CheckField, CopyButton, Empty, PageSteps, PartButtons, Reading } from '@plugins/kit/admin/parts';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type GuestBoard, PARTS, type Part } from '../rules/wire';
import { GuestGrid } from './GuestGrid';
import css from './guest-photos.module.css';

const GATHER_MS = 400;

/** A project's photographs from guests: whether they may add some, the link, and what waits for the studio. */
export function GuestsTab({ eventId }: { eventId: string }) {
  const t = useT('guest-photos.admin');
  const words = useT('guest-photos');
  const call = useCall();
  const { busy, act } = useAct();
  const [{ part, page }, setShown] = useState<{ part: Part; page: number }>({ part: 'waiting', page: 1 });
  const at = `/api/x/guest-photos/projects/${eventId}`;
  const read = useRead<GuestBoard>(`${at}?part=${part}&page=${page}`);
  const router = useRouter();
  /** Reads the list again, and the project's header, which says what waits. */
  const reload = async () => {
    router.refresh();
    await read.load();
  };
  useNews(eventId, reload);
  const { found } = read;
  if (!found || read.failed) return <Reading of={read} text={t('failed')} />;
  const { gallery, link, qr, counts, photos, pages } = found;
  const collect = (on: boolean) =>
    act(async () => {
      await call(at, { method: 'PUT', body: { on } });
      await read.load();
    });
  const any = counts.waiting + counts.shown + counts.declined > 0;
  return (
    <div className={css.tab}>
      <section className={css.switch}>
        <CheckField
          label={t('on')}
          help={t(gallery ? 'onHelp' : 'offHelp', { gallery: gallery?.name ?? words('gallery') })}
          checked={gallery !== null}
          disabled={busy}
          onChange={(event) => void collect(event.target.checked)}
        />
        {gallery && (
          <div className={css.link}>
            <p>
              <b>{t('link')}</b> <span>{t('linkHelp')}</span>
            </p>
            <div className={css.address}>
              <code dir="ltr">{link}</code>
              <CopyButton text={link} label={t('copy')} />
              <PrintCard
                label={t('printCard')}
                text={t('scanCard')}
                name={found.project}
                studio={found.studio}
                qr={qr}
              />
            </div>
          </div>
        )}
      </section>
      {gallery || any ? (
        <>
          <PartButtons
            label={t('parts')}
            parts={PARTS.map((one) => ({ part: one, label: t(`part.${one}`), count: counts[one] }))}
            chosen={part}
            onChoose={(one) => setShown({ part: one, page: 1 })}
          />
          {photos.length === 0 ? (
            <Empty title={t(`empty.${part}`)} text={t(`emptyText.${part}`)} />
          ) : (
            <GuestGrid key={`${part} ${page}`} at={at} part={part} photos={photos} reload={reload} />
          )}
          <PageSteps page={page} pages={pages} onGo={(to) => setShown({ part, page: to })} />
        </>
      ) : (
        <Empty title={t('emptyOff')} text={t('emptyOffText')} />
      )}
    </div>
  );
}

/** Calls `reload` when photographs of the project arrive, are rendered, are decided about, or are taken back. */
function useNews(eventId: string, reload: () => Promise<void>) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(eventId, ['media', 'galleries'], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reload(), GATHER_MS);
  });
}
