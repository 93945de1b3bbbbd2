'use client';

import type { ReactNode } from 'react';
import css from './design.module.css';

/** A choice of one value, each shown as a thumbnail over its name. */
export function Looks<T extends string>({
  name,
  legend,
  columns = 2,
  values,
  chosen,
  onChoose,
  label,
  sketch,
}: {
  name: string;
  legend: string;
  columns?: 2 | 3;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
  label: (value: T) => string;
  sketch: (value: T) => ReactNode;
}) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.looks} data-columns={columns}>
        {values.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {sketch(value)}
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
