import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';
import { CircleAlert, CircleCheck, CircleDashed, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LineState } from '../rules/line-state';

/** A product in the summary. */
export interface SummaryLine {
  id: string;
  name: string;
  count: number;
  maxphotos: number | null;
  state: LineState;
  notes: string[];
}

interface SummaryListProps<Line extends SummaryLine> {
  lines: readonly Line[];
  sums: readonly string[];
  /** Its first picks, and what can be done about it; absent on the page without script. */
  stripOf?: (line: Line) => ReactNode;
  actOf?: (line: Line) => ReactNode;
}

const ICONS = { missing: CircleAlert, over: CircleAlert, untouched: CircleDashed, ready: CircleCheck };

/** Every product with its picks, what is missing or over, and the price of extras; in the dialog, and on a page. */
export function SummaryList<Line extends SummaryLine>({
  lines,
  sums,
  stripOf,
  actOf,
}: SummaryListProps<Line>) {
  const t = useT('selection');
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <SummaryItem key={line.id} line={line} act={actOf?.(line)}>
            {stripOf?.(line)}
          </SummaryItem>
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

function SummaryItem({ line, act, children }: { line: SummaryLine; act: ReactNode; children: ReactNode }) {
  const t = useT('selection');
  const { name, count, maxphotos, state, notes } = line;
  const Icon = ICONS[state];
  const uneven = state === 'missing' || state === 'over';
  const left = maxphotos === null ? -1 : Math.max(0, maxphotos - count);
  const none = maxphotos === 1 && state === 'untouched';
  const words = none ? t('noneOfOne') : t('summary', { count, left: state === 'untouched' ? -1 : left });
  const said = uneven ? [] : [words];
  return (
    <li className="py-3.5" data-state={state}>
      <div className="flex items-start justify-between gap-4">
        <span className="flex min-w-0 gap-2 font-medium">
          <Icon
            aria-hidden="true"
            className={cx('mt-[0.2rem] size-[1.125rem] shrink-0', state !== 'ready' && 'text-accent')}
          />
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
        </span>
        <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
          {maxphotos === null ? count : `${count} / ${maxphotos}`}
        </bdi>
      </div>
      {children}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className={state === 'ready' ? 'text-quiet' : 'font-medium text-accent'}>
          {[...said, ...notes].join(' · ')}
        </span>
        {act}
      </div>
    </li>
  );
}

/** A message to the photographer: collapsed at first, so that no keyboard covers the summary. */
export function NoteField({ open, onChange }: { open?: boolean; onChange?: (note: string) => void }) {
  const t = useT('selection');
  return (
    <details className="selection-word" {...(open ? { open } : {})}>
      <summary className="touch-target inline-flex cursor-pointer items-center gap-2 text-[0.9375rem] underline-offset-4 hover:underline">
        <Plus aria-hidden="true" className="size-[1.125rem] shrink-0 text-quiet" />
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
