import { parts } from '@plugins/kit/site';
import type { TextData as Data } from '../../blocks/text';

/** Words alone, at the width they are read at. */
export function TextView({ title, text, button, align }: Data) {
  return (
    <div className={parts.cx('narrow', `at-${align}`)}>
      <parts.Title>{title}</parts.Title>
      <parts.Prose html={text} />
      {button && <parts.SiteLink to={button} className="button" />}
    </div>
  );
}
