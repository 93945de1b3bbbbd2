import { moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/view';
import type { OptionView } from '../wire';
import { OptionName } from './OptionName';

/** The prices of a product: sizes or papers to choose from, or its one price. */
export function OptionChoice({
  options,
  value,
  onChoice,
  locale,
}: {
  options: readonly OptionView[];
  value: string;
  onChoice: (id: string) => void;
  locale: string;
}) {
  const t = useT('shop');
  const [only, ...more] = options;
  if (!only) return null;
  if (more.length === 0)
    return (
      <p className="text-xl">
        <input type="hidden" name="option" value={only.id} />
        {only.name && <OptionName className="me-3">{only.name}</OptionName>}
        {moneyWords(only.price, locale)}
      </p>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2">{t('options')}</legend>
      <div className="grid gap-2 sm:grid-cols-2 md:max-lg:grid-cols-1">
        {options.map(({ id, name, price }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-sm border border-line px-4 py-2 transition-colors duration-200 hover:border-quiet has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <span className="flex items-center gap-3">
              <input
                type="radio"
                name="option"
                value={id}
                checked={id === value}
                onChange={() => onChoice(id)}
                className="size-4 accent-current"
              />
              <OptionName>{name}</OptionName>
            </span>
            <span>{moneyWords(price, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
