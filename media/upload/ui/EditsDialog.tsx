'use client';

import { matchEdits, type Proof } from '@media/rules/match-edits';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { LikelyEdits } from './LikelyEdits';
import { PlaceByHand } from './PlaceByHand';
import { readTaken } from './read-taken';
import type { FoundFile } from './upload-types';
import css from './uploads.module.css';
import { useSend } from './use-send';

/** Which edits replace which photographs: uncertain matches are shown, and nothing is guessed. */
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
  const [known, setKnown] = useState<{ proofs: Proof[]; taken: (string | null)[] } | null>(null);
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const [byHand, setByHand] = useState<ReadonlyMap<number, Proof>>(new Map());
  useEffect(() => {
    void act(async () => {
      const [{ names }, taken] = await Promise.all([
        call<{ names: Proof[] }>(`/api/x/studio/projects/${event}/photos/names`),
        readTaken(found.map(({ file }) => file)),
      ]);
      setKnown({ proofs: names, taken });
    });
  }, [act, call, event, found]);
  const matched = useMemo(
    () =>
      known &&
      matchEdits(
        found.map(({ file }) => file.name),
        known.proofs,
        known.taken,
      ),
    [known, found],
  );
  const nameOf = (file: number) => found[file]?.file.name ?? '';
  const matches = matched ? [...matched.sure, ...matched.likely.filter(({ file }) => agreed.has(file))] : [];
  // A manual choice yields to a match that was confirmed afterwards: the field shows that the photograph is taken.
  const placed = [...byHand].map(([file, proof]) => ({ file, proof }));
  const free = placed.filter(({ proof }) => !matches.some((match) => match.proof.id === proof.id));
  const going = [...matches, ...free];
  const taken = (proof: Proof, but: number) =>
    going.some((match) => match.proof.id === proof.id && match.file !== but);
  const place = (file: number, proof: Proof | null) =>
    setByHand((now) => {
      const next = new Map(now);
      if (proof) next.set(file, proof);
      else next.delete(file);
      return next;
    });
  const hand = { proofs: known?.proofs ?? [], nameOf, taken, onPlace: place };
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
          <PlaceByHand
            title={t('unclear', { count: matched.unclear.length })}
            files={matched.unclear}
            {...hand}
          />
          <PlaceByHand title={t('none', { count: matched.none.length })} files={matched.none} {...hand} />
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
