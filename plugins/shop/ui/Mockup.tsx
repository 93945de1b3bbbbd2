import { cx } from '@plugins/kit/view/parts';
import type { Kind } from '../rules/product';
import { ratioFor } from '../rules/shape';

interface Shown {
  src: string | null;
  width: number;
  height: number;
}

export interface MockupProps {
  kind: Kind;
  photos: readonly Shown[];
  ratio: number | null;
  /** Of the place of a print. */
  className?: string;
}

/** How much of its place the longer side of a print takes, in percent. */
const LONG = 74;

/** A product with the people's own photograph: a print to its edges, a stack of prints, a file. Decorative: the name is beside it. */
export function Mockup({ kind, photos, ratio, className }: MockupProps) {
  const [first] = photos;
  if (!first?.src) return <div className={cx('aspect-square w-full rounded-sm bg-ink/8', className)} />;
  const shape = ratioFor(ratio, first);
  const size = shape >= 1 ? { width: `${LONG}%` } : { height: `${LONG}%` };
  const style = { aspectRatio: shape, ...size };
  if (kind === 'digital')
    return (
      <div className="flex aspect-square w-full items-center justify-center overflow-hidden rounded-sm bg-ink/8">
        <img src={first.src} alt="" decoding="async" className="size-full object-cover" />
      </div>
    );
  if (kind === 'package')
    return (
      <div className="relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-sm bg-ink/8">
        {photos.slice(0, 3).map((photo, at) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed stack of three
            key={at}
            src={photo.src ?? ''}
            alt=""
            decoding="async"
            className={cx(
              'absolute h-[58%] w-[58%] border-[6px] border-white object-cover shadow-lg',
              ['-translate-x-[14%] -rotate-6', 'translate-x-[14%] rotate-6', 'translate-y-[4%]'][at],
            )}
          />
        ))}
      </div>
    );
  return (
    <div
      className={cx(
        'flex aspect-square w-full items-center justify-center overflow-hidden rounded-sm bg-ink/8',
        className,
      )}
    >
      <img
        src={first.src}
        alt=""
        decoding="async"
        style={style}
        className="object-cover shadow-[0_1px_2px_rgb(0_0_0/.25),0_18px_36px_-12px_rgb(0_0_0/.4)]"
      />
    </div>
  );
}
