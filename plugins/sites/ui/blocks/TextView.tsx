import { cx, Prose, SiteLink, Title } from '@plugins/kit/site/parts';
import type { TextData as Data } from '../../blocks/text';

/** Words alone, at the width they are read at. */
export function TextView({ title, text, button, align }: Data) {
  return (
    <div className={cx('narrow', `at-${align}`)}>
      <Title>{title}</Title>
      <Prose html={text} />
      {button && <SiteLink to={button} className="button" />}
    </div>
  );
}
