import type { DividerData as Data } from '../../blocks/divider';

/** A line or an ornament between two blocks. */
export function DividerView({ look }: Data) {
  return (
    <div className="wide">
      <hr className={`divider divider-${look}`} />
    </div>
  );
}
