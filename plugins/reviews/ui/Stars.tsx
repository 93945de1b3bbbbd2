import { useT } from '@plugins/kit/view';
import { cx } from '@plugins/kit/view/parts';

const FIVE = [1, 2, 3, 4, 5];

const Star = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('size-8', className)}>
    <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z" />
  </svg>
);

/** A star is filled if it or a later one is checked: by CSS alone, without script. */
const CHOICE = cx(
  'touch-target relative inline-flex cursor-pointer items-center justify-center rounded-sm text-ink',
  '[&_svg]:fill-none [&_svg]:stroke-current [&_svg]:[stroke-width:1.4]',
  'has-[input:checked]:[&_svg]:fill-current [&:has(~label_input:checked)_svg]:fill-current',
  'hover:[&_svg]:opacity-70 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink',
);

interface StarsProps {
  name: string;
  label: string;
  value: number;
  wrong: boolean;
}

/** Five stars to choose from: radio buttons, for keys and screen readers; the rest is style. */
export function Stars({ name, label, value, wrong }: StarsProps) {
  const t = useT('reviews');
  return (
    <fieldset className="min-w-0" aria-invalid={wrong || undefined}>
      <legend className="mb-1.5 text-[0.9375rem]">{label}</legend>
      <div className="-ms-1.5 inline-flex">
        {FIVE.map((stars) => (
          <label key={stars} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={stars}
              required
              defaultChecked={value === stars}
              className="sr-only"
            />
            <Star />
            <span className="sr-only">{t('stars', { count: stars })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A given rating. */
export function GivenStars({ rating }: { rating: number }) {
  const t = useT('reviews');
  return (
    <span role="img" aria-label={t('stars', { count: rating })} className="inline-flex gap-0.5">
      {FIVE.map((stars) => (
        <Star
          key={stars}
          className={cx('size-5', stars <= rating ? 'fill-current' : 'fill-none stroke-current opacity-40')}
        />
      ))}
    </span>
  );
}
