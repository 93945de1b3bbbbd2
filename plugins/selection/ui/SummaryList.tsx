import { useT } from '@plugins/kit/view';

/** A product's texts in the summary. */
export interface SummaryLine {
  id: string;
  name: string;
  count: number;
  maxphotos: number | null;
  /** It has too few or too many picks: emphasized. */
  uneven: boolean;
  notes: string[];
}

/** Every product with its picks, what is missing or over, and the price of extras; in the dialog, and on a page. */
export function SummaryList({ lines, sums }: { lines: readonly SummaryLine[]; sums: readonly string[] }) {
  const t = useT('selection');
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {lines.map(({ id, name, count, maxphotos, uneven, notes }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-3">
            <span>
              <bdi className="font-medium">{name}</bdi>
              <span className="block text-quiet text-sm">
                {t('summary', { count, left: maxphotos === null ? -1 : Math.max(0, maxphotos - count) })}
              </span>
              {notes.length > 0 ? (
                <span
                  {...(uneven ? { role: 'alert' } : {})}
                  className={uneven ? 'block text-sm font-medium' : 'block text-sm text-quiet'}
                >
                  {notes.join(' · ')}
                </span>
              ) : null}
            </span>
            <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
              {maxphotos === null ? count : `${count} / ${maxphotos}`}
            </bdi>
          </li>
        ))}
      </ul>
      {sums.length > 0 ? (
        <p className="flex items-baseline justify-between gap-4">
          <span>
            {t('extrasAll')}
            <span className="block text-quiet text-sm">{t('extrasHow')}</span>
          </span>
          <strong className="tabular-nums">{sums.join(' + ')}</strong>
        </p>
      ) : null}
    </>
  );
}

/** A message to the photographer: collapsed at first, so that no keyboard covers the summary. */
export function NoteField({ open, onChange }: { open?: boolean; onChange?: (note: string) => void }) {
  const t = useT('selection');
  return (
    <details className="selection-word" {...(open ? { open } : {})}>
      <summary className="touch-target inline-flex cursor-pointer items-center gap-2 text-[0.9375rem] underline-offset-4 hover:underline">
        {t('completeNote')} <span className="text-quiet text-sm">({t('optional')})</span>
      </summary>
      <textarea
        name="note"
        rows={3}
        maxLength={1000}
        dir="auto"
        aria-label={t('completeNote')}
        {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
        className="mt-2 w-full rounded-sm border border-line bg-raised px-3.5 py-2.5 text-base text-ink"
      />
    </details>
  );
}
