import { formatBytes } from '@plugins/kit/internal';
import { useLocale, useTranslations } from 'next-intl';
import type { OfferView, ScopeOffer } from '../wire';

/** The choice of scope (its index in the offer) and size. */
export interface DownloadChoice {
  scope: number;
  size: 'web' | 'hd' | 'original';
}

export interface ChooseProps {
  offer: OfferView;
  value: DownloadChoice;
  /** Absent on a page without script: the form itself holds the choice, and sizes of one scope are not another's. */
  onChoice?: (value: DownloadChoice) => void;
}

const ROW =
  'flex min-h-12 cursor-pointer items-center gap-3 border-line border-b py-2 last:border-b-0 has-[:focus-visible]:outline-2';

/** Scope and size, each with its number of files and its bytes. */
export function Choose({ offer, value, onChoice }: ChooseProps) {
  const t = useTranslations('downloads');
  const locale = useLocale();
  const chosen = offer.scopes[value.scope];
  if (!chosen) return null;
  const nameOf = ({ scope, name }: ScopeOffer) =>
    scope === 'gallery' ? <bdi>{name}</bdi> : t(`scope.${scope}`);
  const sized = (bytes: number) => <bdi>{formatBytes(bytes, locale)}</bdi>;
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-1 text-quiet text-sm">{t('what')}</legend>
        {offer.scopes.map((scope, i) => (
          <label key={`${scope.scope}:${scope.id}`} className={ROW}>
            <input
              type="radio"
              className="accent-accent"
              name="choice"
              value={`${scope.scope}:${scope.id ?? ''}`}
              {...checkedBy(i === value.scope, onChoice && (() => onChoice({ ...value, scope: i })))}
            />
            <span className="flex-1">{nameOf(scope)}</span>
            <span className="text-quiet text-sm">{t('files', { count: scope.files })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-quiet text-sm">{t('size')}</legend>
        {chosen.sizes.map(({ size, bytes, exact }) => (
          <label key={size} className={ROW}>
            <input
              type="radio"
              className="accent-accent"
              name="size"
              value={size}
              {...checkedBy(size === value.size, onChoice && (() => onChoice({ ...value, size })))}
            />
            <span className="flex-1">{t(`sizes.${size}`)}</span>
            <span className="text-quiet text-sm" hidden={!onChoice && offer.scopes.length > 1}>
              {exact ? sized(bytes) : t.rich('about', { bytes: () => sized(bytes) })}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen.left_out > 0 && (
        <p className="text-quiet text-sm">{t('leftOut', { count: chosen.left_out })}</p>
      )}
      {offer.permitted !== null && (
        <p className="text-quiet text-sm">{t('used', { used: offer.used, permitted: offer.permitted })}</p>
      )}
    </div>
  );
}

function checkedBy(checked: boolean, change: (() => void) | undefined) {
  return change ? { checked, onChange: change } : { defaultChecked: checked };
}
