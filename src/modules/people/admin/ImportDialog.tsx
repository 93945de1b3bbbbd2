'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { JudgedRow } from '@/modules/people/operations/import-people';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import css from '@/ui/admin/list-page.module.css';
import ui from '@/ui/admin/ui.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { decodeTable } from './decode-table';
import { ImportRow } from './ImportRow';

interface Preview {
  rows: JudgedRow[];
  unknown: string[];
}

/** Imports people from a file: shows every row before anything is stored; invalid rows are fixed or skipped. */
export function ImportDialog({
  project,
  onClose,
}: {
  project: { id: string; name: string } | null;
  onClose: () => void;
}) {
  const t = useTranslations('admin-clients.csv');
  const common = useTranslations('common');
  const call = useCall();
  const router = useRouter();
  const [table, setTable] = useState<Preview | null>(null);
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const { busy, act } = useAct();
  const read = (file: File | undefined) =>
    file &&
    act(async () => {
      const text = decodeTable(new Uint8Array(await file.arrayBuffer()));
      const body = { text };
      setTable(await call<Preview>('/api/x/studio/clients_table', { method: 'POST', body }));
      setOut(new Set());
    });
  const rows = table?.rows ?? [];
  const taken = rows.filter(({ line }) => !out.has(line));
  const count = (fate: JudgedRow['fate']) => taken.filter((row) => row.fate === fate).length;
  const take = () =>
    act(async () => {
      const done = await call<{ made: number; updated: number; left: JudgedRow[] }>(
        '/api/x/studio/clients_import',
        { method: 'POST', body: { rows: taken, event: project?.id } },
      );
      toast.success(t('done', { made: done.made, updated: done.updated }));
      router.refresh();
      if (done.left.length === 0) {
        if (project) router.push(`/admin/projects/${project.id}/clients`);
        return onClose();
      }
      toast.error(t('left', { count: done.left.length }));
      setTable({ rows: done.left, unknown: [] });
      setOut(new Set());
    });
  const change = (line: number, field: keyof JudgedRow, value: string) =>
    setTable(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((row) => (row.line === line ? { ...row, [field]: value } : row)),
        },
    );
  const leave = (line: number) =>
    setOut(
      (before) => new Set(before.has(line) ? [...before].filter((one) => one !== line) : [...before, line]),
    );
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <p>{t('intro')}</p>
      {project ? <p>{t('toProject', { name: project.name })}</p> : null}
      <label className={css.file}>
        <span>{t('choose')}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          name="table"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {table ? (
        <>
          <p role="status">
            {t('summary', {
              fresh: count('fresh'),
              known: count('known') + count('double'),
              wrong: count('wrong'),
            })}
          </p>
          {table.unknown.length > 0 ? (
            <p className={ui.help}>{t('unknown', { columns: table.unknown.join(', ') })}</p>
          ) : null}
          <ul className={css.preview}>
            {rows.map((row) => (
              <ImportRow
                key={row.line}
                row={row}
                out={out.has(row.line)}
                onLeave={() => leave(row.line)}
                onChange={(field, value) => change(row.line, field, value)}
              />
            ))}
          </ul>
        </>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button look="primary" busy={busy} disabled={taken.length === 0} onClick={() => void take()}>
          {t('submit', { count: taken.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
