import { cx } from '@/ui/primitives/class-names';
import type { TextData as Data } from '../../blocks/text';
import { Prose, SiteLink, Title } from '../../page/page-parts';

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
