import { parts } from '@plugins/kit/site';
import type { StoryData as Data } from '../../blocks/story';

/** A picture beside words: who she is, how a day with her goes. */
export function StoryView({ picture, title, text, button, side }: Data) {
  return (
    <div className={parts.cx('wide', 'beside', `picture-${side}`, !picture && 'beside-bare')}>
      {picture && (
        <div className="beside-picture">
          <parts.Picture picture={picture} sizes="(min-width: 56rem) 50vw, 100vw" />
        </div>
      )}
      <div className="beside-words">
        <parts.Title>{title}</parts.Title>
        <parts.Prose html={text} />
        {button && <parts.SiteLink to={button} className="button" />}
      </div>
    </div>
  );
}
