'use client';

import { toast } from '@payloadcms/ui';
import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { JudgedRow } from '@/modules/people/operations/import-people';
import type { ReadColumn, TableReading } from '@/modules/people/read-table';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';
import css from '@/ui/admin/list-page.module.css';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { decodeTable } from './decode-table';
import { ImportColumns } from './ImportColumns';
import { ImportRow } from './ImportRow';

interface Preview {
  rows: JudgedRow[];
  /** How its columns are read; null for rows that were left, which are read already. */
  columns: ReadColumn[] | null;
  head: boolean;
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
  const [fixed, setFixed] = useState<ReadonlySet<number>>(new Set());
  const [file, setFile] = useState('');
  const [text, setText] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, act } = useAct();
  const show = (next: Preview) => {
    setTable(next);
    setOut(new Set());
    setFixed(new Set());
  };
  const preview = async (of: string, reading: TableReading = {}) =>
    show(
      await call<Preview>('/api/x/studio/clients_table', { method: 'POST', body: { text: of, ...reading } }),
    );
  const read = (file: File | undefined) =>
    file &&
    act(async () => {
      setFile(file.name);
      const decoded = decodeTable(new Uint8Array(await file.arrayBuffer()));
      setText(decoded);
      await preview(decoded);
    });
  const rows = table?.rows ?? [];
  const taken = rows.filter(({ line }) => !out.has(line));
  const count = (fate: JudgedRow['fate']) => taken.filter((row) => row.fate === fate).length;
  // A row with a problem is imported only once its value was changed; the server judges it again.
  const ready = taken.filter(({ line, fate }) => fate !== 'wrong' || fixed.has(line)).length;
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
      show({ rows: done.left, columns: null, head: false });
    });
  const change = (line: number, field: keyof JudgedRow, value: string) => {
    setFixed((before) => new Set([...before, line]));
    setTable(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((row) => (row.line === line ? { ...row, [field]: value } : row)),
        },
    );
  };
  const leave = (line: number) =>
    setOut(
      (before) => new Set(before.has(line) ? [...before].filter((one) => one !== line) : [...before, line]),
    );
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <p>{t('intro')}</p>
      {project ? <p>{t('toProject', { name: project.name })}</p> : null}
      <div className={css.file}>
        <Button look={table ? 'plain' : 'primary'} onClick={() => chooser.current?.click()}>
          <FileUp aria-hidden /> {t('choose')}
        </Button>
        <bdi>{file}</bdi>
        <input
          ref={chooser}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          name="table"
          aria-label={t('choose')}
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            // Choosing the same file again must fire the event again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {table ? (
        <>
          {table.columns ? (
            <ImportColumns
              columns={table.columns}
              head={table.head}
              busy={busy}
              onChange={(reading) => void act(() => preview(text, reading))}
            />
          ) : null}
          <p role="status">
            {t('summary', {
              fresh: count('fresh'),
              known: count('known') + count('double'),
              wrong: count('wrong'),
            })}
          </p>
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
        <Button look="primary" busy={busy} disabled={ready === 0} onClick={() => void take()}>
          {t('submit', { count: ready })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
