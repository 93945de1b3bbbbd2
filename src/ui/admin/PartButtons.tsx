import css from './board.module.css';

/** Buttons for the parts of a list, each with its count; the chosen one is pressed. */
export function PartButtons<Part extends string>({
  label,
  parts,
  chosen,
  onChoose,
}: {
  /** The group's name, for screen readers. */
  label: string;
  parts: readonly { part: Part; label: string; count: number }[];
  /** Null: none of them. */
  chosen: Part | null;
  onChoose: (part: Part) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div className={css.parts} role="group" aria-label={label}>
      {parts.map(({ part, label: name, count }) => (
        <button key={part} type="button" aria-pressed={part === chosen} onClick={() => onChoose(part)}>
          {name} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
