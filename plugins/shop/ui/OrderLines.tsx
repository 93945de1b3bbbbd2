import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import type { ReactNode } from 'react';
import { editsOf } from '../rules/edits';
import type { LineView } from '../wire';
import { EditWords } from './EditWords';
import { OptionName } from './OptionName';
import { PrintPicture } from './PrintPicture';

/** Thumbnails, and names of edited photographs, shown of a line. */
const SHOWN = 8;

/** A line's photographs, copies and price of each; one of something is its price alone. */
function saleOf({ photos, quantity, unit }: LineView, locale: string, t: ReturnType<typeof useT<'shop'>>) {
  const price = moneyWords(unit, locale);
  if (photos.length === 0 || (photos.length === 1 && quantity === 1)) return price;
  return quantity === 1
    ? t('linePhotos', { photos: photos.length, price })
    : t('lineOf', { photos: photos.length, quantity, price });
}

/** What was edited of a line's prints, by the names of their photographs. */
function LineEdits({ line }: { line: LineView }) {
  const t = useT('shop');
  const edited = line.photos.filter(({ crop }) => line.kind === 'print' && editsOf(crop).length > 0);
  if (edited.length === 0) return null;
  return (
    <ul className="flex flex-col text-quiet text-sm">
      {edited.slice(0, SHOWN).map(({ id, name, crop }) => (
        <li key={id || name}>
          <bdi>{name}</bdi>: <EditWords crop={crop} />
        </li>
      ))}
      {edited.length > SHOWN && <li>{t('morePhotos', { count: edited.length - SHOWN })}</li>}
    </ul>
  );
}

/** The lines of a cart or an order: photographs as they are printed, names and sums. */
export function OrderLines({
  lines,
  locale,
  act,
}: {
  lines: readonly LineView[];
  locale: string;
  /** A control of each line. */
  act?: (line: LineView) => ReactNode;
}) {
  const t = useT('shop');
  return (
    <ul className="flex flex-col">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id of its own
        <li key={at} className="flex flex-col gap-3 border-line border-b py-5">
          <div className="flex items-start justify-between gap-4">
            <p className="flex flex-col gap-0.5">
              <span className="font-medium">
                <bdi>{line.name}</bdi>
              </span>
              <span className="text-[0.9375rem] text-quiet">
                {line.option_name && (
                  <>
                    <OptionName>{line.option_name}</OptionName> ·{' '}
                  </>
                )}
                {line.kind === 'extra'
                  ? t('extras.line', { count: line.quantity, price: moneyWords(line.unit, locale) })
                  : saleOf(line, locale, t)}
              </span>
            </p>
            <p className="shrink-0">{moneyWords(line.amount, locale)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-1.5">
            {line.photos.slice(0, SHOWN).map((photo) =>
              photo.src ? (
                <PrintPicture
                  key={photo.id}
                  {...photo}
                  alt={photo.name}
                  ratio={line.ratio}
                  lazy
                  className="h-24 sm:h-28"
                />
              ) : (
                <span key={photo.name} className="text-quiet text-sm">
                  {photo.name}
                </span>
              ),
            )}
            {line.photos.length > SHOWN && (
              <span className="text-quiet text-sm">
                {t('morePhotos', { count: line.photos.length - SHOWN })}
              </span>
            )}
          </div>
          <LineEdits line={line} />
          {act?.(line)}
        </li>
      ))}
    </ul>
  );
}
