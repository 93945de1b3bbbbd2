'use client';

import { useId } from 'react';
import css from './clips.module.css';

/** A labelled choice of one value. */
export function ChoiceField({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={css.range}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={css.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
