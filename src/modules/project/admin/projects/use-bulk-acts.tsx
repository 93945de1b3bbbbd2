'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { type BulkAct, type BulkAnswer, type BulkItem, undoOf } from '@/modules/project/rules/bulk';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import { useDelete } from '../use-delete';
import { BrandDialog, ExpiryDialog, type ExtendInput, RefusedDialog } from './BulkDialogs';
import { type Progress, useBulk } from './use-bulk';

interface BulkActsInput {
  chosen: ReadonlySet<string>;
  brands: { id: string; name: string }[];
  nameOf: (id: string) => string | undefined;
  /** Called when the list has changed; refused projects stay selected. */
  onDone: (refused: string[]) => Promise<unknown>;
}

interface Weight {
  projects: number;
  photos: number;
  picks: number;
}

/** Bulk actions from the button to the result: confirmation, progress, refusals. */
export function useBulkActs({ chosen, brands, nameOf, onDone }: BulkActsInput): {
  progress: Progress | null;
  busy: boolean;
  start: (act: BulkAct) => void;
  dialogs: ReactNode;
} {
  const t = useTranslations('admin-projects.bulk');
  const call = useCall();
  const { busy, act: guard } = useAct();
  const { progress, run } = useBulk();
  const [askDelete, question] = useDelete();
  const offerUndo = useUndo();
  const [asking, setAsking] = useState<BulkAct | null>(null);
  const [result, setResult] = useState<BulkAnswer | null>(null);
  const ids = [...chosen];

  const work = async (act: BulkAct, items: BulkItem[], days?: number) => {
    const answer = await run(act, items, days);
    await onDone(answer.refused.map(({ id }) => id));
    if (answer.refused.length > 0) setResult(answer);
    const back = undoOf(act, answer.done);
    // An undo cannot itself be undone.
    if (!back || act === 'restore') return;
    const undo = async () => {
      const undone = await run(back.act, back.items);
      await onDone([]);
      if (undone.refused.length > 0) setResult(undone);
    };
    offerUndo(t(`did.${act}`, { count: back.items.length }), undo, 'bulk');
  };
  const start = (act: BulkAct) => {
    if (act === 'brand' || act === 'extend') return setAsking(act);
    void guard(async () => {
      if (act === 'delete') {
        const body = { ids };
        const weight = await call<Weight>('/api/x/studio/projects/weights', { method: 'POST', body });
        const { projects: count, photos, picks } = weight;
        if (!(await askDelete({ kind: 'projects', count, photos, picks }))) return;
      }
      await work(
        act,
        ids.map((id) => ({ id })),
      );
    });
  };
  const wear = (to: string) => {
    setAsking(null);
    void guard(() =>
      work(
        'brand',
        ids.map((id) => ({ id, to })),
      ),
    );
  };
  const extend = (input: ExtendInput) => {
    setAsking(null);
    void guard(() =>
      'days' in input
        ? work(
            'extend',
            ids.map((id) => ({ id })),
            input.days,
          )
        : work(
            'expiry',
            ids.map((id) => ({ id, to: input.to })),
          ),
    );
  };
  const close = () => setAsking(null);
  const dialogs = (
    <>
      {question}
      {asking === 'brand' ? <BrandDialog brands={brands} onClose={close} onAccept={wear} /> : null}
      {asking === 'extend' ? <ExpiryDialog onClose={close} onAccept={extend} /> : null}
      {result ? (
        <RefusedDialog
          refused={result.refused}
          done={result.done.length}
          nameOf={nameOf}
          onClose={() => setResult(null)}
        />
      ) : null}
    </>
  );
  return { progress, busy, start, dialogs };
}
