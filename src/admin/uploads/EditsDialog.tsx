'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { matchEdits, type Proof } from '@/domain/match-edits';
import { Button } from '../components/Button';
import { Dialog, DialogActions } from '../components/Dialog';
import { useAct } from '../components/use-act';
import { useCall } from '../components/use-call';
import { LikelyEdits } from './LikelyEdits';
import type { FoundFile } from './upload-types';
import css from './uploads.module.css';
import { useSend } from './use-send';

/** Which edits take the place of which photographs: what is not certain is shown, and nothing is guessed. */
export function EditsDialog({
  event,
  found,
  onClose,
}: {
  event: string;
  found: FoundFile[];
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.edits');
  const call = useCall();
  const send = useSend();
  const { act } = useAct();
  const [proofs, setProofs] = useState<Proof[] | null>(null);
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    void act(async () =>
      setProofs((await call<{ names: Proof[] }>(`/api/x/studio/projects/${event}/photos/names`)).names),
    );
  }, [act, call, event]);
  const matched = useMemo(
    () =>
      proofs &&
      matchEdits(
        found.map(({ file }) => file.name),
        proofs,
      ),
    [proofs, found],
  );
  const nameOf = (file: number) => found[file]?.file.name ?? '';
  const going = matched ? [...matched.sure, ...matched.likely.filter(({ file }) => agreed.has(file))] : [];
  const start = async () => {
    onClose();
    const byGallery = new Map<string, FoundFile[]>();
    for (const { file, proof } of going) {
      const edit = found[file];
      if (!edit) continue;
      byGallery.set(proof.gallery, [
        ...(byGallery.get(proof.gallery) ?? []),
        { ...edit, replaces: proof.id },
      ]);
    }
    for (const [gallery, edits] of byGallery) await send(edits, gallery);
  };
  return (
    <Dialog title={t('title', { count: found.length })} onClose={onClose}>
      <p>{t('help')}</p>
      {matched ? (
        <>
          {matched.sure.length > 0 ? (
            <section className={css.part}>
              <h3>{t('sure', { count: matched.sure.length })}</h3>
            </section>
          ) : null}
          <LikelyEdits likely={matched.likely} nameOf={nameOf} agreed={agreed} onAgree={setAgreed} />
          <Left title={t('unclear', { count: matched.unclear.length })} names={matched.unclear.map(nameOf)} />
          <Left title={t('none', { count: matched.none.length })} names={matched.none.map(nameOf)} />
        </>
      ) : (
        <p aria-busy="true">{t('matching')}</p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" disabled={going.length === 0} onClick={() => void start()}>
          {t('start', { count: going.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Left({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      <ul>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
