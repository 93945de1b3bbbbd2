import { parts } from '@plugins/kit/site';
import type { TextData as Data } from '../../blocks/text';

/** Words alone, at the width they are read at. */
export function TextView({ title, text, button, align }: Data) {
  return (
    <div className={parts.cx('narrow', `at-${align}`)}>
      {title && <h2 dir="auto">{title}</h2>}
      <parts.Prose html={text} />
      {button && <parts.SiteLink to={button} className="button" />}
    </div>
  );
}
