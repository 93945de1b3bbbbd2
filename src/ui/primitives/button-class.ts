import { cx } from './class-names';

const LOOKS = {
  /** The one main action of a screen. */
  ink: 'bg-ink text-paper hover:opacity-85',
  accent: 'bg-accent text-on-accent hover:opacity-90',
  line: 'border border-line bg-transparent text-ink hover:border-ink',
  plain: 'bg-transparent text-ink underline-offset-4 hover:underline',
} as const;

/** The look of a button. */
export type ButtonLook = keyof typeof LOOKS;

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'ink', className?: string): string {
  return cx(
    'touch-target inline-flex items-center justify-center gap-2 rounded-sm px-5 py-2.5 font-medium text-[0.9375rem]',
    'transition-[opacity,border-color,background-color] duration-200 ease-quiet',
    'disabled:cursor-not-allowed disabled:opacity-45',
    LOOKS[look],
    className,
  );
}
