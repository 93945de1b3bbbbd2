import { useT } from '@plugins/kit/view';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { COPIES_MOST } from '../rules/edit-limits';
import type { LineView } from '../wire';

/** What a buyer may change of a line: its copies, the crops of its prints, or all of it. Plain forms, which work without script. */
export function LineActs({ event, line, csrf }: { event: string; line: LineView; csrf: string }) {
  const t = useT('shop');
  const form = (action: string, children: ReactNode) => (
    <form method="post" action={action} className="flex items-center">
      <input type="hidden" name="authenticity_token" value={csrf} />
      <input type="hidden" name="line" value={line.id ?? ''} />
      {children}
    </form>
  );
  const step = (to: number, label: 'fewer' | 'further', Icon: typeof Minus) => (
    <button
      type="submit"
      name="quantity"
      value={to}
      disabled={to < 1 || to > COPIES_MOST}
      aria-label={`${t(label)}: ${line.name}`}
      className="grid size-11 place-items-center rounded-full text-quiet hover:text-ink disabled:opacity-35"
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  );
  return (
    <div className="flex items-center gap-5">
      {(line.kind === 'print' || line.kind === 'package') &&
        form(
          `/api/x/shop/projects/${event}/cart/quantity`,
          <>
            {step(line.quantity - 1, 'fewer', Minus)}
            <span className="min-w-5 text-center text-sm tabular-nums">
              <span className="sr-only">{t('copies')} </span>
              {line.quantity}
            </span>
            {step(line.quantity + 1, 'further', Plus)}
          </>,
        )}
      {line.kind === 'print' && line.id && (
        <a
          href={`/events/${event}/cart/${line.id}`}
          aria-label={`${t('editLine')}: ${line.name}`}
          className="touch-target inline-flex items-center text-sm underline underline-offset-4"
        >
          {t('editLine')}
        </a>
      )}
      {form(
        `/api/x/shop/projects/${event}/cart/remove`,
        <button
          type="submit"
          aria-label={`${t('remove')}: ${line.name}`}
          className="touch-target text-quiet text-sm underline underline-offset-4"
        >
          {t('remove')}
        </button>,
      )}
    </div>
  );
}
