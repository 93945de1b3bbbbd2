import css from './keys-list.module.css';

/** Keyboard shortcuts, each with what it does: `keys` has the name of its text, and the keys as they are printed. */
export function KeysList<N extends string>({
  keys,
  t,
}: {
  keys: readonly (readonly [name: N, keys: string])[];
  t: (name: N) => string;
}) {
  return (
    <dl className={css.keys}>
      {keys.map(([name, printed]) => (
        <div key={name}>
          <dt>
            <kbd dir="ltr">{printed}</kbd>
          </dt>
          <dd>{t(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
