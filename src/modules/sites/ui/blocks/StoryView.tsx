import { cx } from '@/ui/primitives/class-names';
import type { StoryData as Data } from '../../blocks/story';
import { Picture, Prose, SiteLink, Title } from '../../page/page-parts';

/** A picture beside text, for example about the photographer. */
export function StoryView({ picture, title, text, button, side }: Data) {
  return (
    <div className={cx('wide', 'beside', `picture-${side}`, !picture && 'beside-bare')}>
      {picture && (
        <div className="beside-picture">
          <Picture picture={picture} sizes="(min-width: 56rem) 50vw, 100vw" />
        </div>
      )}
      <div className="beside-words">
        <Title>{title}</Title>
        <Prose text={text} />
        {button && <SiteLink to={button} className="button" />}
      </div>
    </div>
  );
}
